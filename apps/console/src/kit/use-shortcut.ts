import { useEffect, useEffectEvent } from 'react'

/**
 * Shortcuts must not take letters from a person who is typing, nor reach the page behind an open dialog. A
 * docked drawer counts as part of the page.
 */
function isBusyElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'))
    return true
  return document.querySelector('[role="dialog"]:not([data-docked]), [role="alertdialog"]') !== null
}

/** One key, without modifiers, anywhere on the page. */
export function useShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (isBusyElsewhere(event)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key])
}
