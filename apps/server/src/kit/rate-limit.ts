import { AppError } from '@balcao/domain/app-error'
import type { Clock } from './clock.ts'

export type RateLimit = { name: string; perMinute: number; burst: number }

/** Leaky buckets in memory, for each process by itself: they protect the process, and nothing that money depends on is counted here. */
export type RateLimiter = { spend(limit: RateLimit, who: string): void }

const bucketsMax = 50_000

export function createRateLimiter(clock: Clock): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    spend({ name, perMinute, burst }, who) {
      const now = clock.now().getTime()
      const key = `${name} ${who}`
      const bucket = buckets.get(key) ?? { tokens: burst, at: now }
      const refilled = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 60_000) * perMinute)
      buckets.delete(key)
      if (refilled < 1) {
        buckets.set(key, { tokens: refilled, at: now })
        throw new AppError('rate_limited', {
          retryAfterSeconds: Math.ceil((60 * (1 - refilled)) / perMinute),
        })
      }
      buckets.set(key, { tokens: refilled - 1, at: now })
      // The map keeps insertion order, so its first key is the one that was quiet for longest.
      const quietest = buckets.size > bucketsMax ? buckets.keys().next().value : undefined
      if (quietest !== undefined) buckets.delete(quietest)
    },
  }
}
