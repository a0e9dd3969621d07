/** Query strings a person can read and type: `?status=APPROVED&range=7`, never JSON in disguise. */
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
