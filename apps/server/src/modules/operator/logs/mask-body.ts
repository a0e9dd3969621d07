import { maskByShape } from '#kit/log.ts'
import { isShownName, isShownWord } from './shown-names.ts'

const kept = 4

/** Masks a body for diagnosis: structure, subject, figures and dates stay, personal data does not. */
export function maskBody(body: string): string {
  const parsed = parse(body)
  return maskByShape(parsed === undefined ? cover(body) : JSON.stringify(mask(parsed, ''), null, 2))
}

const shownHeaders = new Set(['accept', 'content-length', 'content-type', 'date', 'host', 'user-agent'])

export function maskHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      shownHeaders.has(name.toLowerCase()) ? maskByShape(value) : cover(value),
    ]),
  )
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    const pairs = [...new URLSearchParams(body)]
    return pairs.length > 1 ? Object.fromEntries(pairs) : undefined
  }
}

/** Elements of a list are masked by the list's name. */
function mask(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((part) => mask(part, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, mask(part, own)]))
  if (value === null || typeof value === 'boolean') return value
  return isShownName(name) && isShownWord(String(value)) ? value : cover(String(value))
}

/** Keeps only the first letter, for comparison with other places. */
function cover(value: string): string {
  return value.length <= kept ? '•••' : `${value[0]}•••`
}
