/**
 * The values that stand in a text where they may not. One as short as a security code must stand alone: within
 * the digits of a Pix code or of a port it means nothing.
 */
export function findCanaries(text: string, canaries: readonly string[]): string[] {
  return canaries.filter((canary) => {
    const isShort = canary.length <= 4
    return isShort ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(text) : text.includes(canary)
  })
}
