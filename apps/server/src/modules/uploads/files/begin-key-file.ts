import { contentFileTypeOf, contentFileTypes } from '@balcao/domain/delivery/content-files'
import { AppError } from '@balcao/domain/texts/app-error'
import type { KeyCall } from '#rpc/rest/routes-for.ts'
import { inScope } from '#scope.ts'
import { beginFileUpload } from './begin-file-upload.ts'
import { cancelFileUpload } from './cancel-file-upload.ts'

/** Begins a file for a program. A repeated call returns the file of the first call, in its current state. */
export async function beginKeyFile(
  { app, session, ip, callId, once }: KeyCall,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<string> {
  const contentType = contentFileTypeOf(fileName)
  if (!contentType)
    throw new AppError('upload_refused', {
      field: 'fileName',
      accepted: Object.keys(contentFileTypes),
    })
  const fingerprint = `api ${callId} ${sizeBytes} ${fileName}`
  const { uploadId } = await beginFileUpload(app, session, { fileName, contentType, sizeBytes, fingerprint })
  let kept: unknown
  try {
    kept = await inScope(app, session.platformId, (scope) =>
      once ? once({ ...scope, session, ip }, async () => uploadId) : Promise.resolve(uploadId),
    )
    return String(kept)
  } finally {
    // Drops the new file, because a repetition returns the first one, or the idempotency key belongs to
    // another file.
    if (kept !== uploadId)
      await inScope(app, session.platformId, (scope) =>
        cancelFileUpload({ ...scope, session, ip }, { uploadId }),
      )
  }
}
