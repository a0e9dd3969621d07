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

/** Where a table has no room and its rows become cards. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 639px)')
}

/** Where a drawer finds room beside the list that it belongs to. */
export function useHasDock(): boolean {
  return useMedia('(min-width: 1280px)')
}
