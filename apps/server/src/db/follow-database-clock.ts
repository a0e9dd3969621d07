import { sql } from 'drizzle-orm'
import type { AdjustedClock } from '../kit/clock.ts'
import { invariant } from '../kit/invariant.ts'
import type { Log } from '../kit/log.ts'
import type { Database } from './database.ts'

const everyMs = 60_000
const worthAWordMs = 1_000

/**
 * Puts the process's clock right by the database's, now and once a minute: all machines of an installation then agree on the time.
 * Where they do not, one of them takes a charge that is being made for one that never arrived, and makes another.
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
