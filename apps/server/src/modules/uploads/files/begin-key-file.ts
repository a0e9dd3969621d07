import { contentFileTypeOf } from '@balcao/domain/delivery/content-files'
import { AppError } from '@balcao/domain/texts/app-error'
import type { KeyCall } from '#rpc/rest/routes-for.ts'
import { inScope } from '#scope.ts'
import { beginFileUpload } from './begin-file-upload.ts'
import { cancelFileUpload } from './cancel-file-upload.ts'

/**
 * Begins a file for a program. A repetition of the call returns the file of the first call, in its present state.
 */
export async function beginKeyFile(
  { app, session, ip, callId, once }: KeyCall,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<string> {
  const contentType = contentFileTypeOf(fileName)
  if (!contentType) throw new AppError('upload_refused', { field: 'fileName' })
  const fingerprint = `api ${callId} ${sizeBytes} ${fileName}`
  const { uploadId } = await beginFileUpload(app, session, { fileName, contentType, sizeBytes, fingerprint })
  let kept: unknown
  try {
    kept = await inScope(app, session.platformId, (scope) =>
      once ? once({ ...scope, session, ip }, async () => uploadId) : Promise.resolve(uploadId),
    )
    return String(kept)
  } finally {
    // The file of a repetition, or another file under the same idempotency key, is dropped.
    if (kept !== uploadId)
      await inScope(app, session.platformId, (scope) =>
        cancelFileUpload({ ...scope, session, ip }, { uploadId }),
      )
  }
}
