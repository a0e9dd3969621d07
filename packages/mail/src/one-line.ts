/**
 * Names come from people: a line break in one could start a new header, or a paragraph in somebody else's voice.
 * Plain blanks stay as they are, because a Pix code may hold two in a row and must arrive to the letter.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}
