import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { uploads } from '#db/schema/messages.ts'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { asFileUpload, partsOf } from './file-upload.ts'

/** Deletes a file that was never finished, was refused, or is not used any more. A file in use stays. */
export const dropFileJob = defineJob({
  name: 'drop-file',
  payload: z.object({ uploadId: z.uuid() }),
  triesMax: 10,
  async run(app, { platformId, uploadId }) {
    const isUseless = or(inArray(uploads.state, ['ARRIVING', 'REFUSED']), isNotNull(uploads.releasedAt))
    // The store comes first: a try that fails there finds the row again.
    const [row] = await inScope(app, platformId, ({ tx }) =>
      tx
        .update(uploads)
        .set({ state: 'REFUSED' })
        .where(and(eq(uploads.id, uploadId), isUseless))
        .returning(),
    )
    if (!row) return
    await app.store.dropParts(partsOf(asFileUpload(row)))
    await app.store.remove(row.key)
    await inScope(app, platformId, ({ tx }) => tx.delete(uploads).where(eq(uploads.id, uploadId)))
  },
})
