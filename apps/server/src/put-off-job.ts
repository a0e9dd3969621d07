import { sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from './db/define-statement.ts'
import type { Scope } from './scope.ts'

const changeTime = defineStatement(
  (_db, given: Inputs<{ key: string; runAt: string }>) =>
    sql`select app.put_off_job(${given.key}, ${given.runAt}::timestamptz)`,
)

/** Moves the waiting job of this key to another time. A job locked by a worker is not touched. */
export async function putOffJob({ tx }: Scope, key: string, runAt: Date): Promise<void> {
  await changeTime(tx, { key, runAt: runAt.toISOString() })
}
