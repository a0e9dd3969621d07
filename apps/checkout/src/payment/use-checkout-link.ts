import type { PaymentView } from '@balcao/domain/checkout-page'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Back to the offer with the query the buyer came with, which only the browser has. Null for a stranger, who is not told the offer. */
export function useCheckoutLink({ purchase }: PaymentView): string | null {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  return purchase === null ? null : `/checkout/${encodeURIComponent(purchase.offerId)}${search}`
}
