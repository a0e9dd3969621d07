import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { paymentLinkPath } from '@balcao/domain/payments/payment-links'
import { useSyncExternalStore } from 'react'
import { visitSearch } from '#browser/frame.ts'

const never = () => () => undefined

/**
 * Back to the link or the offer of the purchase, with the query of the visit, which only the browser has.
 * Null for a stranger, who must not learn the offer.
 */
export function useCheckoutLink({ purchase }: PaymentView): string | null {
  const search = useSyncExternalStore(never, visitSearch, () => '')
  if (purchase === null) return null
  const { linkCode, offerId } = purchase
  const path = linkCode === null ? `/checkout/${encodeURIComponent(offerId)}` : paymentLinkPath(linkCode)
  return `${path}${search}`
}
