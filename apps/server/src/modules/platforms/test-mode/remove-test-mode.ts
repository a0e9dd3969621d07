import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { inScope } from '#scope.ts'

/** Deletes every row of a test mode, its clock and its pending jobs. The seller's next entry creates a new one. */
export async function removeTestMode(app: App, testPlatformId: string): Promise<void> {
  await inScope(app, testPlatformId, ({ tx }) => tx.execute(sql`select app.remove_test_mode()`))
}
