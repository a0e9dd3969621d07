import type { z } from 'zod'
import type { Caller } from '#rpc/caller.ts'
import type { uploadIdInput } from './file-upload.input.ts'
import { findFileUpload } from './file-upload.ts'

/** The state of the file, and its key if it can be used. */
export async function readFileUpload(caller: Caller, { uploadId }: z.output<typeof uploadIdInput>) {
  const { key, state, refusal } = await findFileUpload(caller, { uploadId, userId: caller.session.userId })
  return { state, refusal, key: state === 'READY' ? key : null }
}
