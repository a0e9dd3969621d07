import { AppError } from '@balcao/domain/texts/app-error'
import type { Clock } from './clock.ts'

export type RateLimit = { name: string; perMinute: number; burst: number }

/**
 * Leaky buckets in memory, per process: they protect the process, and nothing that money depends on is counted
 * here. Processes that share a port each grant a part of a limit, so that together they grant the limit and no
 * more. A part is at least a quarter, because one browser stays with one process. With more than four processes
 * the total therefore exceeds the limit: it is up to a quarter of the limit per process.
 */
export type RateLimiter = {
  /** Counts a call and returns the number of calls left, over all processes that share the limit. */
  spend(limit: RateLimit, who: string): number
  /** Counts like `spend` and returns whether the limit allows the call. */
  allows(limit: RateLimit, who: string): boolean
  /** Counts like `spend` and never refuses: 0 within the limit, and past it the overdraft in bursts. */
  excess(limit: RateLimit, who: string): number
  /** True the first time for an id, and false from then on. */
  spendOnce(id: string): boolean
}

const keptMax = 50_000
/** Largest overdraft in bursts, so that a flooded network recovers soon. */
const overdraftMax = 300

const smallestPart = 1 / 4

export function createRateLimiter(clock: Clock, sharedBy = 1): RateLimiter {
  const part = Math.max(1 / sharedBy, smallestPart)
  const buckets = new Map<string, { tokens: number; at: number }>()
  const spentIds = new Set<string>()

  /** Takes a token if at least `left` would remain, and returns the count before. */
  function take(limit: RateLimit, who: string, leftAtLeast: number): number {
    const burst = burstOf(limit)
    const now = clock.now().getTime()
    const key = `${limit.name} ${who}`
    const bucket = buckets.get(key) ?? { tokens: burst, at: now }
    const passedMs = Math.max(0, now - bucket.at)
    const refilled = Math.min(burst, bucket.tokens + (passedMs / 60_000) * limit.perMinute * part)
    buckets.delete(key)
    buckets.set(key, { tokens: refilled - 1 >= leftAtLeast ? refilled - 1 : refilled, at: now })
    forgetFirst(buckets)
    return refilled
  }

  function burstOf({ burst }: RateLimit): number {
    return Math.ceil(burst * part)
  }

  return {
    spend(limit, who) {
      const tokens = take(limit, who, 0)
      if (tokens >= 1) return Math.floor((tokens - 1) / part)
      throw new AppError('rate_limited', {
        retryAfterSeconds: Math.ceil((60 * (1 - tokens)) / (limit.perMinute * part)),
      })
    },
    allows(limit, who) {
      return take(limit, who, 0) >= 1
    },
    excess(limit, who) {
      const burst = burstOf(limit)
      const tokens = take(limit, who, -overdraftMax * burst)
      return tokens >= 1 ? 0 : (1 - tokens) / burst
    },
    spendOnce(id) {
      if (spentIds.has(id)) return false
      spentIds.add(id)
      forgetFirst(spentIds)
      return true
    },
  }
}

/** Evicts the first key: maps and sets keep the order of insertion, so it has been quiet for longest. */
function forgetFirst(kept: Pick<Map<string, unknown> | Set<string>, 'size' | 'keys' | 'delete'>): void {
  const first = kept.size > keptMax ? kept.keys().next().value : undefined
  if (first !== undefined) kept.delete(first)
}
