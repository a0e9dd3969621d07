import { sql } from 'drizzle-orm'
import type { AdjustedClock } from '#kit/clock.ts'
import { invariant } from '#kit/invariant.ts'
import type { Log } from '#kit/log.ts'
import type { Database } from './database.ts'

const everyMs = 60_000
const worthAWordMs = 1_000

/**
 * Corrects the process's clock by the database's, now and once a minute, so that all machines of an installation
 * agree on the time. Otherwise one machine could mistake a charge in flight for one that never arrived, and charge
 * again.
 */
export async function followDatabaseClock(
  clock: AdjustedClock,
  { db, log }: { db: Database; log: Log },
): Promise<() => void> {
  const askTime = async () => {
    const [row] = await db.lookup<{ ms: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
    )
    invariant(row, 'the database tells the time')
    return new Date(row.ms)
  }
  let toldMs = 0
  const adjust = async () => {
    const aheadMs = Math.round(await clock.adjust(askTime))
    if (Math.abs(aheadMs - toldMs) < worthAWordMs) return
    toldMs = aheadMs
    log.warn({ aheadMs }, "The machine's clock differs from the database's, which is the one that counts")
  }
  await adjust()
  const timer = setInterval(() => {
    adjust().catch((error) => log.warn({ error }, "The database's clock could not be read"))
  }, everyMs)
  return () => clearInterval(timer)
}
