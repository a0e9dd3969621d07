import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { addJob } from '#add-job.ts'
import { uploads } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'
import { dropFileJob } from './drop-file.job.ts'
import type { uploadIdInput } from './file-upload.input.ts'
import { findFileUpload } from './file-upload.ts'

/** Drops a file that is still arriving; its room is free at once. */
export async function cancelFileUpload(
  caller: Caller,
  { uploadId }: z.output<typeof uploadIdInput>,
): Promise<void> {
  const { tx, session, now } = caller
  const upload = await findFileUpload(caller, { uploadId, userId: session.userId })
  if (upload.state !== 'ARRIVING') return
  const canceled = await tx
    .update(uploads)
    .set({ releasedAt: now })
    .where(and(eq(uploads.id, uploadId), eq(uploads.state, 'ARRIVING')))
    .returning({ id: uploads.id })
  if (canceled.length > 0) await addJob(caller, dropFileJob, { uploadId })
}
