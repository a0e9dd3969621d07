import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Width at which tables become cards. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 639px)')
}

/** Width at which a drawer fits beside its list. */
export function useHasDock(): boolean {
  return useMedia('(min-width: 1280px)')
}
