/**
 * What takes the focus when something opens over the page: its first field, else the box itself. Left alone it would be
 * the close button, whose ring looks like an invitation to leave.
 */
export function focusOnOpen(event: Event): void {
  const box = event.currentTarget
  if (!(box instanceof HTMLElement)) return
  event.preventDefault()
  const field = box.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')
  ;(field ?? box).focus()
}
