import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { serviceHours } from '#db/schema/platforms.ts'
import { gatherRows } from '#kit/gather-rows.ts'
import type { Log } from '#kit/log.ts'

type Row = typeof serviceHours.$inferSelect
export type Service = Row['service']

export type ServiceNote = { platformId: string; service: Service; hasAnswered: boolean; at: Date }

/**
 * Counts calls to services by platform, hour and outcome, for the staff. Counting never delays a call: counts
 * are summed in memory and written in batches.
 */
export type ServiceCounts = {
  note(note: ServiceNote): void
  /** Flushes the counts in memory, and resolves when they are written or given up. */
  settled(): Promise<void>
}

declare module '#app.ts' {
  interface App {
    serviceCounts: ServiceCounts
  }
}

const hourMs = 3_600_000
const gatheredForMs = 5_000

export function createServiceCounts({ db, log }: { db: Database; log: Log }): ServiceCounts {
  const gathered = gatherRows<Row>({
    forMs: gatheredForMs,
    write: (platformId, rows) => write(db, platformId, rows),
    onFailure: (platformId, error) =>
      log.warn({ platformId, error }, 'Calls to services could not be counted'),
  })

  return {
    note({ platformId, service, hasAnswered, at }) {
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
      const key = `${platformId} ${service} ${hour.getTime()}`
      const pending = gathered.pending()
      const row = pending.get(key) ?? { platformId, service, hour, ...nothing }
      pending.set(key, {
        ...row,
        ...(hasAnswered
          ? { answered: row.answered + 1, lastAnsweredAt: at }
          : { failed: row.failed + 1, lastFailedAt: at }),
      })
      gathered.plan()
    },
    settled: gathered.settled,
  }
}

const nothing = { answered: 0, failed: 0, lastAnsweredAt: null, lastFailedAt: null }

async function write(db: Database, platformId: string, rows: Row[]): Promise<void> {
  await db.transaction(platformId, (tx) =>
    tx
      .insert(serviceHours)
      .values(rows)
      .onConflictDoUpdate({
        target: [serviceHours.platformId, serviceHours.service, serviceHours.hour],
        set: {
          answered: sql`${serviceHours.answered} + excluded.answered`,
          failed: sql`${serviceHours.failed} + excluded.failed`,
          lastAnsweredAt: sql`coalesce(excluded.last_answered_at, ${serviceHours.lastAnsweredAt})`,
          lastFailedAt: sql`coalesce(excluded.last_failed_at, ${serviceHours.lastFailedAt})`,
        },
      }),
  )
}
