import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { renditions, uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import type { Job } from '#kit/jobs/job.ts'
import { inScope, type Scope } from '#scope.ts'
import { isFileUsed } from './is-file-used.ts'

type FileToDrop = { uploadId: string }

/**
 * Deletes a file that was never finished, was refused, or is in no product, whether it was removed from one
 * or never saved. A file in use stays, even if it was planned for deletion before.
 */
export const dropFileJob: Job<App, FileToDrop> = defineJob({
  name: 'drop-file',
  payload: z.object({ uploadId: z.uuid() }),
  triesMax: 10,
  async run(app, { platformId, uploadId }) {
    // The store deletes first and the row is deleted last, so that a retry after a failure there finds the
    // row again.
    const row = await inScope(app, platformId, (scope) => takeUseless(scope, uploadId))
    if (!row) return
    const { key, partsId } = row
    if (partsId !== null) await app.store.dropParts({ key, partsId })
    await app.store.remove(key)
    await inScope(app, platformId, async ({ tx }) => {
      const dropped = await tx.delete(renditions).where(eq(renditions.uploadId, uploadId)).returning()
      for (const rendition of dropped) await app.store.remove(rendition.key)
      await tx.delete(uploads).where(eq(uploads.id, uploadId))
    })
  },
})

/** Marks the file so that it can no longer be used. The lock waits for a product that is being saved with it. */
async function takeUseless(scope: Scope, uploadId: string) {
  const { tx } = scope
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('no key update')
  if (!row) return null
  if (row.state === 'CHECKING') {
    await dropLater(scope, uploadId, { days: 1 })
    return null
  }
  const isUsed = row.state === 'READY' && (await isFileUsed(scope, row.key))
  await tx
    .update(uploads)
    .set(isUsed ? { releasedAt: null } : { state: 'REFUSED' })
    .where(eq(uploads.id, uploadId))
  return isUsed ? null : row
}

/** Plans the deletion of a file, by one job per file: the last call determines its time. */
export function dropLater(
  scope: Scope,
  uploadId: string,
  { days = 0, hours = 0 }: { days?: number; hours?: number },
): Promise<void> {
  const runAt = new Date(scope.now.getTime() + (days * 24 + hours) * 3_600_000)
  return addJob(scope, dropFileJob, { uploadId }, { runAt, key: `drop-file ${uploadId}` })
}
