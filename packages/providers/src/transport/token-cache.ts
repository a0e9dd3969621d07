import type { TokenCache } from './transport.ts'

type Entry = { value: Promise<string>; settled?: string; refreshAt: number }

const refreshMarginSeconds = 60

/**
 * Logins are shared: a hundred sales that start at once request one token. A token is renewed a minute before it
 * expires, or at four fifths of a short lifetime. A failed login is not cached. Above the maximum, expired tokens are
 * dropped first, then the oldest.
 */
export function createTokenCache({ maximumEntries = 10_000 } = {}): TokenCache {
  const entries = new Map<string, Entry>()

  const makeRoom = (time: number) => {
    if (entries.size < maximumEntries) return
    for (const [key, { refreshAt }] of entries) if (refreshAt <= time) entries.delete(key)
    const [oldest] = entries.keys()
    if (oldest !== undefined && entries.size >= maximumEntries) entries.delete(oldest)
  }

  return {
    async remember({ key, now, make }) {
      const known = entries.get(key)
      const time = now().getTime()
      if (known && time < known.refreshAt) return known.value

      entries.delete(key)
      makeRoom(time)
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
