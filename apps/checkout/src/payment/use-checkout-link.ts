import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Back to the offer with the query the buyer came with, which only the browser has. */
export function useCheckoutLink(offerId: string): string {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  return `/checkout/${encodeURIComponent(offerId)}${search}`
}
