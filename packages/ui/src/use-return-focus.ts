import { useRef } from 'react'

/**
 * Gives the focus back to what opened an overlay. Radix does so only where the overlay has a trigger of its own; a
 * drawer that a row opens, or a dialog that a menu opens, has none.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
} {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      const box = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
      const active = document.activeElement
      if (active instanceof HTMLElement && !box?.contains(active)) opener.current = openerOf(active)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current?.isConnected) opener.current.focus()
    },
  }
}

/** The entry of a menu is gone together with its menu; the button that opened the menu remains. */
function openerOf(active: HTMLElement): HTMLElement {
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (menuButtonId && document.getElementById(menuButtonId)) || active
}
