import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the HTML of the server and true in the browser. What depends on the person or the clock waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
