import { useEffect } from 'react'

const dockWidth = '36rem'

/** Reserves space for a docked drawer while it is open; optional parts are hidden (`in-data-docked:hidden`). */
export function useDockedSpace(isDocked: boolean): void {
  useEffect(() => {
    if (!isDocked) return
    const { style, dataset } = document.documentElement
    style.setProperty('--dock-width', dockWidth)
    dataset.docked = ''
    return () => {
      style.removeProperty('--dock-width')
      delete dataset.docked
    }
  }, [isDocked])
}
