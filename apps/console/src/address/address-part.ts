import type { SearchTexts } from './search-text.ts'

/**
 * Name of a part's key in the address: `q` of the part `sales` is `sales.q`. The main part, '', has the short
 * names.
 */
export function nameInPart(part: string, name: string): string {
  return part === '' ? name : `${part}.${name}`
}

/** The keys of one part of a page (a list, the tabs of a drawer) by their short names. */
export function readPart(texts: SearchTexts, part: string): SearchTexts {
  if (part === '') return texts
  const start = nameInPart(part, '')
  const own = Object.entries(texts).filter(([name]) => name.startsWith(start))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(start.length), value]))
}

export function writePart<Value>(changes: Record<string, Value>, part: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [nameInPart(part, name), value]))
}
