/** The builder writes 'remove' for an image that the seller removed. */
export function shownImage(value: string | null): string | null {
  if (value === null || value === '' || value === 'remove') return null
  return /^(https?:\/\/|\/(?!\/))/i.test(value) ? value : null
}
