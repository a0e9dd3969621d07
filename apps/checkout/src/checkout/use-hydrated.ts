import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the server's HTML and true in the browser. Parts that depend on the person or the clock wait for
 * it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
