import { useEffect } from 'react'

const dockWidth = '36rem'

/** Makes the page leave room for a docked drawer while it is open. */
export function useDockedSpace(isDocked: boolean): void {
  useEffect(() => {
    if (!isDocked) return
    const { style } = document.documentElement
    style.setProperty('--dock-width', dockWidth)
    return () => {
      style.removeProperty('--dock-width')
    }
  }, [isDocked])
}
