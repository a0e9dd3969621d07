import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { uploads } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'
import { dropLater } from './drop-file.job.ts'
import type { uploadIdInput } from './file-upload.input.ts'
import { findFileUpload } from './file-upload.ts'
import { isFileUsed } from './is-file-used.ts'

/** Drops a file that is still arriving, was refused or is used in no product. Returns false for any other file. */
export async function cancelFileUpload(
  caller: Caller,
  { uploadId }: z.output<typeof uploadIdInput>,
): Promise<boolean> {
  const { tx, session, now } = caller
  const { key, state } = await findFileUpload(caller, { uploadId, userId: session.userId, isLocked: true })
  const isUseless =
    state === 'ARRIVING' || state === 'REFUSED' || (state === 'READY' && !(await isFileUsed(caller, key)))
  if (!isUseless) return false
  await tx.update(uploads).set({ releasedAt: now }).where(eq(uploads.id, uploadId))
  await dropLater(caller, uploadId, {})
  return true
}
