/** Readable query strings: `?status=APPROVED&range=7`, never encoded JSON. */
export type SearchTexts = Record<string, string>

export function parseSearchText(text: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearchText(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
