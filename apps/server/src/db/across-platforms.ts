import { sql } from 'drizzle-orm'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { connect, type Pooler } from './database.ts'
import { refuseWhileLost } from './lost-database.ts'
import { type ListOrders, type PageParts, type PageRequest, type Place, placedPageOf } from './page-of.ts'

/** Reads rows of all platforms, in columns without personal data. */
export type AcrossReader = Pick<PostgresJsDatabase, 'select' | 'execute'> & { isDistributed: boolean }

/** The only way to read across the wall: the operator's role, used only by procedures of masters (decision 0024). */
export type AcrossPlatforms = {
  /** Skips platforms that live in another cell, whatever rows of theirs remain here (wall.sql). */
  read<T>(elsewhere: readonly string[], work: (db: AcrossReader) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Pool size: there are few masters. */
const poolSize = 2

export function openAcrossPlatforms(to: string | Pooler, isDistributed = false): AcrossPlatforms {
  const { client, db } = connect(to, { poolSize })
  return {
    read: (elsewhere, work) =>
      db
        .transaction(
          async (tx) => {
            await tx.execute(sql`select set_config('app.elsewhere', ${`{${elsewhere.join()}}`}, true)`)
            return work(Object.assign(tx, { isDistributed }))
          },
          { accessMode: 'read only' },
        )
        .catch(refuseWhileLost),
    close: () => client.end({ timeout: 5 }),
  }
}

/**
 * A page of a list of all platforms, whose query takes a page from each platform (lateral) and keeps the first rows of all. Citus sends
 * such limits to the workers only if it is told to; they hold there, since all rows of a platform are on one worker.
 */
export async function pageAcross<By extends string, Row extends { place: Place }>(
  db: AcrossReader,
  orders: ListOrders<By>,
  request: PageRequest<By>,
  read: (parts: PageParts) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  if (!db.isDistributed) return placedPageOf(orders, request, read)
  await db.execute(sql`set local citus.subquery_pushdown = on`)
  const page = await placedPageOf(orders, request, read)
  await db.execute(sql`set local citus.subquery_pushdown = off`)
  return page
}
