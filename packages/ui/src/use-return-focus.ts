import { useRef } from 'react'

/** Openers of each overlay, the nearest first: a dialog opened by a dialog has the openers of that dialog too. */
const openersOfBox = new WeakMap<Element, HTMLElement[]>()

/** Openers of the overlay that opened last and has not closed. */
let latestOpeners: HTMLElement[] = []

/**
 * Returns the focus to the element that opened an overlay. Radix does so only where the overlay has a trigger
 * of its own; a drawer opened by a row, or a dialog opened by a menu, has none.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
} {
  const openers = useRef<HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event) => {
      const box = event.currentTarget instanceof HTMLElement ? event.currentTarget : null
      const active = document.activeElement
      if (!box || !(active instanceof HTMLElement) || box.contains(active)) return
      const outerBox = active.closest('[role="dialog"], [role="alertdialog"]')
      // When a dialog replaces another one, such as its own skeleton, no element has the focus.
      openers.current =
        active === document.body
          ? latestOpeners
          : [openerOf(active), ...((outerBox && openersOfBox.get(outerBox)) ?? [])]
      latestOpeners = openers.current
      openersOfBox.set(box, openers.current)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      latestOpeners = []
      openers.current.find((opener) => opener.isConnected)?.focus()
    },
  }
}

/** The menu entry disappears with its menu; the menu's button remains. */
function openerOf(active: HTMLElement): HTMLElement {
  const menuButtonId = active.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (menuButtonId && document.getElementById(menuButtonId)) || active
}
