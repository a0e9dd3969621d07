import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { offers } from '#db/schema/catalog.ts'
import { checkoutHours } from '#db/schema/tracking.ts'
import { gatherRows } from '#kit/gather-rows.ts'
import type { Log } from '#kit/log.ts'

export type CheckoutNote = { platformId: string; offerId: string; what: 'visits' | 'starts'; at: Date }

/**
 * Counts visits and first inputs of a checkout by offer and hour. Stores nothing about the visitor, and no
 * page waits for a count: counts are summed in memory and written in batches, so the last seconds of a killed
 * process are lost.
 */
export type CheckoutCounts = {
  note(note: CheckoutNote): void
  /** Flushes the counts in memory, and resolves when they are written or given up. */
  settled(): Promise<void>
}

declare module '#app.ts' {
  interface App {
    checkoutCounts: CheckoutCounts
  }
}

type Row = { platformId: string; offerId: string; hour: Date; visits: number; starts: number }

const hourMs = 3_600_000
const gatheredForMs = 5_000
/**
 * Limit of offers in memory, since a request can name offers that do not exist; further offers wait for the next
 * write.
 */
const pendingMax = 10_000

export function createCheckoutCounts({ db, log }: { db: Database; log: Log }): CheckoutCounts {
  const gathered = gatherRows<Row>({
    forMs: gatheredForMs,
    write: (platformId, rows) => write(db, platformId, rows),
    onFailure: (platformId, error) =>
      log.warn({ platformId, error }, 'Visits of checkouts could not be counted'),
  })

  return {
    note({ platformId, offerId, what, at }) {
      const hour = Math.floor(at.getTime() / hourMs) * hourMs
      const key = `${platformId} ${offerId} ${hour}`
      const pending = gathered.pending()
      const row = pending.get(key)
      if (row) row[what] += 1
      else if (pending.size < pendingMax)
        pending.set(key, { platformId, offerId, hour: new Date(hour), visits: 0, starts: 0, [what]: 1 })
      gathered.plan()
    },
    settled: gathered.settled,
  }
}

async function write(db: Database, platformId: string, rows: Row[]): Promise<void> {
  await db.transaction(platformId, async (tx) => {
    const named = [...new Set(rows.map(({ offerId }) => offerId))]
    const found = await tx.select({ id: offers.id }).from(offers).where(inArray(offers.id, named))
    const known = new Set(found.map(({ id }) => id))
    const counted = rows.filter(({ offerId }) => known.has(offerId))
    if (counted.length === 0) return
    await tx
      .insert(checkoutHours)
      .values(counted)
      .onConflictDoUpdate({
        target: [checkoutHours.platformId, checkoutHours.offerId, checkoutHours.hour],
        set: {
          visits: sql`${checkoutHours.visits} + excluded.visits`,
          starts: sql`${checkoutHours.starts} + excluded.starts`,
        },
      })
  })
}
