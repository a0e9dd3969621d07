/**
 * A combobox is a button, so it is listed here: otherwise a form that begins with one would focus its second
 * field.
 */
const fields = 'input:not([type="hidden"]), textarea, select, [role="combobox"]'

/** Focuses the first field of an overlay, otherwise the box itself. Radix would focus the close button. */
export function focusOnOpen(event: Event): void {
  const box = event.currentTarget
  if (!(box instanceof HTMLElement)) return
  event.preventDefault()
  const field = box.querySelector<HTMLElement>(fields)
  ;(field ?? box).focus()
}
