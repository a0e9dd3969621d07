/** The builder writes 'remove' where the seller took an image away. */
export function shownImage(value: string | null): string | null {
  if (value === null || value === '' || value === 'remove') return null
  return /^(https?:\/\/|\/(?!\/))/i.test(value) ? value : null
}
