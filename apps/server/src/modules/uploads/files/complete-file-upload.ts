import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { uploads } from '#db/schema/messages.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { checkFileJob } from './check-file.job.ts'
import type { uploadIdInput } from './file-upload.input.ts'
import { arrivedParts, countParts, findFileUpload, partsOf } from './file-upload.ts'

/** Hands a file to its check when all parts have arrived, and otherwise returns the missing ones. */
export async function completeFileUpload(
  app: App,
  { platformId, userId }: SessionUser,
  { uploadId }: z.output<typeof uploadIdInput>,
): Promise<{ isComplete: true } | { isComplete: false; arrived: number[] }> {
  const upload = await inScope(app, platformId, (scope) => findFileUpload(scope, { uploadId, userId }))
  if (upload.state !== 'ARRIVING') return { isComplete: true }
  const stored = await app.store.listParts(partsOf(upload))
  if (stored) {
    const arrived = arrivedParts(upload, stored)
    if (arrived.length !== countParts(upload)) return { isComplete: false, arrived }
    await inScope(app, platformId, async (scope) => {
      const moved = await scope.tx
        .update(uploads)
        .set({ state: 'CHECKING' })
        .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'ARRIVING'), isNull(uploads.releasedAt)))
        .returning({ id: uploads.id })
      if (moved.length > 0) await addJob(scope, checkFileJob, { uploadId })
    })
  }
  // Another tab may have completed it in the meantime. A file that was canceled, or lost its parts, is not
  // found.
  const { state } = await inScope(app, platformId, (scope) => findFileUpload(scope, { uploadId, userId }))
  if (state === 'ARRIVING') throw new AppError('upload_not_found', { field: 'uploadId' })
  return { isComplete: true }
}
