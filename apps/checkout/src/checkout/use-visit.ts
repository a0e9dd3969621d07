import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { useEffect, useState } from 'react'
import { newId } from '#browser/new-id.ts'
import { openTabMemory, type TabMemory } from '#browser/tab-memory.ts'
import { announceInitiateCheckout } from '#pixels/announce-initiate-checkout.ts'
import type { BuyerForm } from './fields/buyer-form.ts'
import { readDraft } from './fields/form-draft.ts'
import { maskPhone } from './fields/mask-digits.ts'
import { readQuery, withoutPersonalKeys } from './read-query.ts'
import { restoreCart } from './use-abandoned-cart.ts'

/** Buyer data that the seller filled into a payment link. */
function linkBuyer({ paymentLink }: CheckoutPage): Partial<BuyerForm> {
  const known = paymentLink?.buyer
  if (!known) return {}
  return {
    ...(known.name && { name: known.name }),
    ...(known.email && { email: known.email }),
    ...(known.phone && { phone: maskPhone(nationalPhoneDigits(known.phone) ?? known.phone) }),
  }
}

export type Visit = {
  memory: TabMemory
  utmQuery: string
  affiliateId: string | undefined
  /** The coupon of the link. */
  coupon: string | undefined
  referer: string
  /** Event id of the report of the opened checkout. */
  visitId: string
}

type Arrival = {
  page: CheckoutPage
  typed: Partial<BuyerForm>
  onArrive: (known: Partial<BuyerForm>) => void
}

/**
 * The page is the same for everybody until it reaches the browser, which adds the visitor's data. Input typed just now
 * overrides the link, and the link overrides this tab's memory.
 */
export function useVisit({ page, typed, onArrive }: Arrival): Visit | null {
  const [visit, setVisit] = useState<Visit | null>(null)

  useEffect(() => {
    const memory = openTabMemory()
    const { pathname, search, hash } = window.location
    const { prefill, affiliateId, coupon, cartToken, utmQuery } = readQuery(search)
    if (Object.keys(prefill).length > 0 || cartToken !== undefined)
      window.history.replaceState(window.history.state, '', withoutPersonalKeys(pathname, utmQuery, hash))
    let isGone = false
    const arrive = (left: Partial<BuyerForm>) => {
      if (isGone) return
      onArrive({ ...left, ...linkBuyer(page), ...readDraft(memory, page), ...prefill, ...typed })
      const visitId = newId()
      setVisit({ memory, utmQuery, affiliateId, coupon, referer: document.referrer, visitId })
      announceInitiateCheckout(page, visitId)
    }
    if (cartToken === undefined) arrive({})
    else void restoreCart(memory, page.offerId, cartToken).then(arrive)
    return () => {
      isGone = true
    }
  }, [page, typed, onArrive])

  return visit
}
