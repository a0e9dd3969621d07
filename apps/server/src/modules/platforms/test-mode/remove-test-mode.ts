import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { inScope } from '#scope.ts'

/** Every row of a test mode, its clock and what waits for it. The seller's next entry makes a new one. */
export async function removeTestMode(app: App, testPlatformId: string): Promise<void> {
  await inScope(app, testPlatformId, ({ tx }) => tx.execute(sql`select app.remove_test_mode()`))
}
