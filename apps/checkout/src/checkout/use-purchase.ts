import { useCallback, useEffect, useRef, useState } from 'react'
import { mutateServer } from '../browser/call-server.ts'
import { newId } from '../browser/new-id.ts'
import { onPageRevived } from '../browser/on-page-revived.ts'
import type { PurchaseInput, PurchaseResult } from '../browser/server-procedures.ts'
import { setCookie } from '../browser/set-cookie.ts'
import type { BuyerForm } from './buyer-form.ts'
import { useCheckoutData } from './checkout-context.ts'
import type { PurchaseOutcome } from './purchase-outcome.ts'
import { sendPurchase } from './send-purchase.ts'
import { keptCartId } from './use-abandoned-cart.ts'
import type { Visit } from './use-visit.ts'

const purchaseNonceSeconds = 30

export type Unfinished = Exclude<PurchaseOutcome, { kind: 'ACCEPTED' }> | { kind: 'OFFLINE' }

type Reactions = { onLeaving: () => void; onUnfinished: (outcome: Unfinished) => void }

/** Runs one purchase at a time. After success it stays busy: the next thing that happens is the payment page. */
export function usePurchase(visit: Visit | null, { onLeaving, onUnfinished }: Reactions) {
  const { page } = useCheckoutData()
  const [isPaying, setIsPaying] = useState(false)
  // State arrives with the next render; a second Enter can come before that.
  const isBusy = useRef(false)

  const release = useCallback(() => {
    isBusy.current = false
    setIsPaying(false)
  }, [])

  useEffect(() => onPageRevived(release), [release])

  async function pay(form: BuyerForm) {
    if (isBusy.current || visit === null) return
    if (!navigator.onLine) return onUnfinished({ kind: 'OFFLINE' })
    isBusy.current = true
    setIsPaying(true)
    const { memory, utmQuery, affiliateId, referer } = visit
    const abandonedCartId = keptCartId(memory, page.offerId)
    const outcome = await sendPurchase({
      page,
      form,
      origin: { utmQuery, affiliateId, referer, abandonedCartId },
      memory,
      newId,
      call,
    })
    if (outcome.kind === 'ACCEPTED') {
      onLeaving()
      return openPaymentPage(outcome.result, utmQuery)
    }
    release()
    onUnfinished(outcome)
  }

  return { isPaying, pay }
}

function call(input: PurchaseInput) {
  setCookie('token2', input.purchaseId, { maxAgeSeconds: purchaseNonceSeconds })
  return mutateServer('checkout.purchase', input)
}

function openPaymentPage({ paymentId, upsellToken }: PurchaseResult, query: string): void {
  if (upsellToken) setCookie('upsellToken', upsellToken)
  window.location.assign(`/checkout/payment/${encodeURIComponent(paymentId)}${query ? `?${query}` : ''}`)
}
