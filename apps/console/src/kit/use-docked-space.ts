import { useEffect } from 'react'

const dockWidth = '36rem'

/** Makes the page leave room for a docked drawer while it is open; what is not needed beside one folds away (`in-data-docked:hidden`). */
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
