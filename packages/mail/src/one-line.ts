/**
 * Names come from people: a line break in one could start a new header, or a forged paragraph. Plain blanks
 * stay unchanged, because a Pix code may hold two in a row and must arrive exactly.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}
