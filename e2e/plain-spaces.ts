/** Text of a page with plain spaces in place of the unbreakable ones in amounts. */
export const plainSpaces = (text: string | null) =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
