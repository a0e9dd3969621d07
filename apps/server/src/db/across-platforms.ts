import { sql } from 'drizzle-orm'
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import { connect, type Pooler } from './database.ts'
import { refuseWhileLost } from './lost-database.ts'

/** Reads rows of all platforms, in columns without personal data. */
export type AcrossReader = Pick<PostgresJsDatabase, 'select' | 'execute'>

/** The only way to read across the wall: the operator's role, used only by procedures of masters (decision 0024). */
export type AcrossPlatforms = {
  /** Skips platforms that live in another cell, whatever rows of theirs remain here (wall.sql). */
  read<T>(elsewhere: readonly string[], work: (db: AcrossReader) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Pool size: there are few masters. */
const poolSize = 2

export function openAcrossPlatforms(to: string | Pooler): AcrossPlatforms {
  const { client, db } = connect(to, { poolSize })
  return {
    read: (elsewhere, work) =>
      db
        .transaction(
          async (tx) => {
            await tx.execute(sql`select set_config('app.elsewhere', ${`{${elsewhere.join()}}`}, true)`)
            return work(tx)
          },
          { accessMode: 'read only' },
        )
        .catch(refuseWhileLost),
    close: () => client.end({ timeout: 5 }),
  }
}
