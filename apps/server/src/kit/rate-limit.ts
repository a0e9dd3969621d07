import { AppError } from '@balcao/domain/app-error'
import type { Clock } from './clock.ts'

export type RateLimit = { name: string; perMinute: number; burst: number }

/**
 * Leaky buckets in memory, for each process by itself: they protect the process, and nothing that money depends on is counted here. Of
 * processes that share a port each grants its part of a limit, so that all together grant the limit and no more. A part is never less than
 * a quarter, because one browser keeps to one process: with more than four the whole is up to a quarter of the limit for each.
 */
export type RateLimiter = { spend(limit: RateLimit, who: string): void }

const bucketsMax = 50_000

const smallestPart = 1 / 4

export function createRateLimiter(clock: Clock, sharedBy = 1): RateLimiter {
  const part = Math.max(1 / sharedBy, smallestPart)
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    spend(limit, who) {
      const { name } = limit
      const perMinute = limit.perMinute * part
      const burst = Math.ceil(limit.burst * part)
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
