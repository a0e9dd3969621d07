import { decimalToCents } from '@balcao/domain/money/money'

/** A body as a provider reads it: field by field, by dotted path, each value checked. */
export type Fields = {
  at(path: string): unknown
  has(path: string): boolean
  text(path: string): string | undefined
  /** A safe integer written as a JSON number: the only form that a provider in cents accepts. */
  integer(path: string): number | undefined
  /** An amount in reais, number or decimal string, as cents. */
  reais(path: string): number | undefined
  boolean(path: string): boolean | undefined
  list(path: string): Fields[]
}

export function readFields(value: unknown): Fields {
  const at = (path: string) => path.split('.').reduce<unknown>(step, value)
  return {
    at,
    has: (path) => at(path) !== undefined && at(path) !== null,
    text(path) {
      const found = at(path)
      if (typeof found === 'string') return found === '' ? undefined : found
      return typeof found === 'number' ? String(found) : undefined
    },
    integer(path) {
      const found = at(path)
      return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined
    },
    reais(path) {
      const found = at(path)
      if (typeof found !== 'number' && typeof found !== 'string') return undefined
      try {
        return decimalToCents(found)
      } catch {
        return undefined
      }
    },
    boolean(path) {
      const found = at(path)
      return typeof found === 'boolean' ? found : undefined
    },
    list(path) {
      const found = at(path)
      return Array.isArray(found) ? found.map(readFields) : []
    },
  }
}

function step(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}
