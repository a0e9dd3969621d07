import type { Cents } from '@balcao/domain/money/money'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { goTo } from '#browser/go-to.ts'
import { newId } from '#browser/new-id.ts'
import { onPageRevived } from '#browser/on-page-revived.ts'
import type { OpenPayment, PurchaseInput, PurchaseResult } from '#browser/server-procedures.ts'
import { setCookie } from '#browser/set-cookie.ts'
import { type Memory, openBrowserMemory } from '#browser/tab-memory.ts'
import { dropCoupon } from '#checkout/amounts/use-coupon.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import { dropDraft } from '#checkout/fields/form-draft.ts'
import type { CardFrame, HandOver } from '#checkout/fields/use-card-frame.ts'
import { dropCart, keptCartId } from '#checkout/use-abandoned-cart.ts'
import type { Visit } from '#checkout/use-visit.ts'
import { findOpenPayment } from './find-open-payment.ts'
import type { PurchaseOutcome } from './purchase-outcome.ts'
import type { PurchaseOrigin } from './purchase-request.ts'
import { rememberPayment } from './remembered-payments.ts'
import { sendCardPurchase } from './send-card-purchase.ts'
import { sendPurchase } from './send-purchase.ts'

const purchaseNonceSeconds = 30
const sessionKey = 'balcao.session'

export type Unfinished =
  | Exclude<PurchaseOutcome, { kind: 'ACCEPTED' }>
  | Exclude<HandOver, { kind: 'CARD' }>
  | { kind: 'OFFLINE' }

type Circumstances = {
  coupon: string | undefined
  isAddressTyped: boolean
  withoutTrial: boolean
  secondCard: NonNullable<PurchaseOrigin['secondCard']> | null
  onLeaving: () => void
  onUnfinished: (outcome: Unfinished) => void
  /** The server is busy, and the page retries automatically. */
  onWaiting: () => void
}

/** Runs one purchase at a time. After success it stays busy, because the payment page follows. */
export function usePurchase(
  visit: Visit | null,
  frames: { first: CardFrame; second: CardFrame | null },
  { coupon, isAddressTyped, withoutTrial, secondCard, onLeaving, onUnfinished, onWaiting }: Circumstances,
) {
  const { page } = useCheckoutData()
  const [isPaying, setIsPaying] = useState(false)
  // A payable code of this same purchase: the buyer decides whether to create another one.
  const [openPayment, setOpenPayment] = useState<OpenPayment | null>(null)
  // State changes with the next render; a second Enter can come before it.
  const isBusy = useRef(false)

  const release = useCallback(() => {
    isBusy.current = false
    setIsPaying(false)
  }, [])

  useEffect(() => onPageRevived(release), [release])

  async function pay(
    form: BuyerForm,
    { shownCents, isAnew = false }: { shownCents: Cents; isAnew?: boolean },
  ) {
    if (isBusy.current || visit === null) return
    if (!navigator.onLine) return onUnfinished({ kind: 'OFFLINE' })
    isBusy.current = true
    setIsPaying(true)
    const { memory, utmQuery, affiliateId, referer, visitId } = visit
    const known = isAnew ? null : await findOpenPayment(page, form, { memory: openBrowserMemory(), coupon })
    setOpenPayment(known)
    if (known) return release()
    const abandonedCartId = keptCartId(memory, page.offerId)
    const attempt = {
      page,
      form,
      shownCents,
      origin: {
        utmQuery,
        affiliateId,
        coupon,
        referer,
        visitId,
        abandonedCartId,
        isAddressTyped,
        withoutTrial,
        secondCard,
      },
      memory,
      newId,
      call,
      wait(seconds: number) {
        onWaiting()
        return new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
      },
    }
    const handOverFrom =
      (frame: CardFrame) =>
      ({ isSealed }: { isSealed: boolean }) =>
        frame.handOver({ holderDocument: onlyDocumentCharacters(form.cpf), isSealed })
    const outcome =
      form.paymentMethod === 'CREDIT_CARD'
        ? await sendCardPurchase({
            attempt,
            sessionId: sessionIdOf(memory),
            handOver: handOverFrom(frames.first),
            handOverSecond: frames.second && handOverFrom(frames.second),
          })
        : await sendPurchase({ ...attempt, card: null })
    if (outcome.kind === 'ACCEPTED') {
      rememberPayment(openBrowserMemory(), page.offerId, outcome.result.paymentId)
      // The draft is kept for a retry after a refused purchase or a card that the buyer does not confirm.
      if (outcome.result.status !== 'REJECTED' && !outcome.result.payment.challenge) {
        dropDraft(memory, page.offerId)
        dropCart(memory, page.offerId)
        dropCoupon(memory, page.offerId)
      }
      onLeaving()
      return openPaymentPage(outcome.result, utmQuery)
    }
    release()
    onUnfinished(outcome)
  }

  return {
    isPaying,
    openPayment: openPayment && {
      ...openPayment,
      go() {
        onLeaving()
        goTo(paymentPath(openPayment.paymentId, visit?.utmQuery ?? ''))
      },
    },
    pay,
    payAnew: (form: BuyerForm, shown: { shownCents: Cents }) => pay(form, { ...shown, isAnew: true }),
  }
}

/** Session id for fraud detection; it ends with the tab. */
function sessionIdOf(memory: Memory): string {
  const kept = memory.getItem(sessionKey) ?? newId()
  memory.setItem(sessionKey, kept)
  return kept
}

function call(input: PurchaseInput) {
  setCookie('token2', input.purchaseId, { maxAgeSeconds: purchaseNonceSeconds })
  return mutateServer('checkout.purchase', input)
}

function openPaymentPage({ paymentId, upsellToken }: PurchaseResult, query: string): void {
  if (upsellToken) setCookie('upsellToken', upsellToken)
  goTo(paymentPath(paymentId, query))
}

function paymentPath(paymentId: string, query: string): string {
  return `/checkout/payment/${encodeURIComponent(paymentId)}${query ? `?${query}` : ''}`
}
