/**
 * A provider's token as the card frame passes it on: with the account it was made for, the only account that can read
 * it, and with the card data allowed outside the frame.
 */
export type BrowserCardToken = {
  accountId: string
  token: string
  bin: string
  lastFour: string
  expMonth: number
  expYear: number
}

const prefix = 'provider-token:'

export function writeBrowserCardToken(token: BrowserCardToken): string {
  return prefix + JSON.stringify(token)
}

/** Null for a text that the card frame did not write: a sealed card, or a token of an API caller. */
export function readBrowserCardToken(text: string): BrowserCardToken | null {
  if (!text.startsWith(prefix)) return null
  try {
    return readShape(JSON.parse(text.slice(prefix.length)))
  } catch {
    return null
  }
}

function readShape(value: unknown): BrowserCardToken | null {
  if (typeof value !== 'object' || value === null) return null
  const { accountId, token, bin, lastFour, expMonth, expYear } = value as Record<string, unknown>
  if (typeof accountId !== 'string' || typeof token !== 'string' || token === '') return null
  if (typeof bin !== 'string' || !/^\d{6}$/.test(bin)) return null
  if (typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour)) return null
  if (typeof expMonth !== 'number' || typeof expYear !== 'number') return null
  return { accountId, token, bin, lastFour, expMonth, expYear }
}
