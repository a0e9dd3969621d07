/**
 * Canaries in a text. A short one, such as a security code, must stand alone: within the digits of a Pix code or a port
 * it has no meaning.
 */
export function findCanaries(text: string, canaries: readonly string[]): string[] {
  return canaries.filter((canary) => {
    const isShort = canary.length <= 4
    return isShort ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(text) : text.includes(canary)
  })
}
