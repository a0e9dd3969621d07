import { AsyncLocalStorage } from 'node:async_hooks'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '#kit/clock.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import type { Database } from './database.ts'
import { defineStatement } from './define-statement.ts'
import { platforms } from './schema/platforms.ts'
import type { Transaction } from './transaction.ts'

type MovedClock = { platformId: string; aheadMs: number }

const moved = new AsyncLocalStorage<MovedClock>()

/**
 * Runs work for a tenant by that tenant's clock. A live tenant always has the real time, even when a test mode
 * reads its live platform. A test mode has its own clock, read once per request or job and again in each
 * transaction.
 */
export type TenantTime = <T>(platformId: string, work: () => Promise<T>) => Promise<T>

export function createTenantTime(db: Database): TenantTime {
  return async (platformId, work) => {
    const present = moved.getStore()
    if (!isTestPlatform(platformId)) return present ? moved.exit(work) : work()
    if (present?.platformId === platformId) return work()
    const [row] = await db.transaction(platformId, (tx) =>
      tx
        .select({ aheadMs: platforms.clockAheadMs })
        .from(platforms)
        .where(eq(platforms.platformId, platformId)),
    )
    return moved.run({ platformId, aheadMs: row?.aheadMs ?? 0 }, work)
  }
}

const hold = defineStatement(() => sql<{ aheadMs: number }>`select app.hold_clock()::float8 as "aheadMs"`)

/** Holds the clock of a test mode until the transaction ends, and reads it. */
export async function holdClock(tx: Transaction): Promise<void> {
  const present = moved.getStore()
  if (!present) return
  const [row] = await hold(tx, {})
  present.aheadMs = row?.aheadMs ?? 0
}

/** The clock of the tenant for whom the work runs. */
export function tenantClock(world: Clock): Clock {
  return { now: () => new Date(world.now().getTime() + clockAheadMs()) }
}

/** The queue runs by real time: subtract this lead from a time of the tenant to get the real time. */
export function clockAheadMs(): number {
  return moved.getStore()?.aheadMs ?? 0
}
