import type { TokenCache } from './transport.ts'

type Entry = { value: Promise<string>; settled?: string; refreshAt: number }

const refreshMarginSeconds = 60

/**
 * Logins are shared: a hundred sales that start at once ask for one token. A token is replaced a minute before it
 * ends, or at four fifths of a short life. A login that fails is not remembered.
 */
export function createTokenCache(): TokenCache {
  const entries = new Map<string, Entry>()
  return {
    async remember({ key, now, make }) {
      const known = entries.get(key)
      if (known && now().getTime() < known.refreshAt) return known.value

      const entry: Entry = { value: Promise.resolve(''), refreshAt: Number.POSITIVE_INFINITY }
      entry.value = make().then(
        ({ value, expiresInSeconds }) => {
          const usableSeconds = Math.max(expiresInSeconds - refreshMarginSeconds, expiresInSeconds * 0.8)
          entry.refreshAt = now().getTime() + usableSeconds * 1_000
          entry.settled = value
          return value
        },
        (error: unknown) => {
          if (entries.get(key) === entry) entries.delete(key)
          throw error
        },
      )
      entries.set(key, entry)
      return entry.value
    },
    forget(key, value) {
      if (entries.get(key)?.settled === value) entries.delete(key)
    },
  }
}
