import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { defineJob } from '#define-job.ts'
import { testPlatformIdOf } from '#kit/test-platform.ts'
import { inScope } from '#scope.ts'
import { removeTestMode } from './remove-test-mode.ts'

/** Removes the test mode of a person whose data is deleted, or those of all sellers of a platform that closes. */
export const removeTestModesJob = defineJob({
  name: 'remove-test-modes',
  payload: z.object({ userId: z.uuid().nullable() }),
  triesMax: 25,
  async run(app, { platformId, userId }) {
    const ids = userId ? [testPlatformIdOf({ platformId, userId })] : await listTestModes(app, platformId)
    for (const id of ids) await removeTestMode(app, id)
  },
})

async function listTestModes(app: App, platformId: string): Promise<string[]> {
  const rows = await inScope(app, platformId, ({ tx }) =>
    tx.execute<{ id: string }>(sql`select id from app.test_modes() as id`),
  )
  return rows.map(({ id }) => id)
}
