import { sql } from 'drizzle-orm'
import { defineStatement, type Inputs } from './db/define-statement.ts'
import type { Scope } from './scope.ts'

const removeWaiting = defineStatement(
  (_db, given: Inputs<{ key: string }>) => sql`select app.drop_job(${given.key})`,
)

/** Removes the waiting job of this key from the queue. A job locked by a worker is not touched. */
export async function dropJob({ tx }: Scope, key: string): Promise<void> {
  await removeWaiting(tx, { key })
}
