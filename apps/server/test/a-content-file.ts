import type { App } from '#app.ts'
import { asPerson } from '#demo/as-person.ts'
import { invariant } from '#kit/invariant.ts'
import type { FileType } from '#kit/storage/file-kinds.ts'
import { beginFileUpload } from '#modules/uploads/files/begin-file-upload.ts'
import { checkFileJob } from '#modules/uploads/files/check-file.job.ts'
import { completeFileUpload } from '#modules/uploads/files/complete-file-upload.ts'
import { readFileUpload } from '#modules/uploads/files/read-file-upload.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { fileSamples } from './storage/file-samples.ts'
import { putParts } from './storage/put-parts.ts'

type FileWishes = { userId: string; contentType: FileType; body?: Buffer }

/** A file of a seller's product that was sent in parts, checked and found good; its key. */
export async function aContentFile(
  { app, platformId }: { app: App; platformId: string },
  { userId, contentType, body = fileSamples[contentType] }: FileWishes,
): Promise<string> {
  const session = { userId, platformId, role: 'SELLER' } as SessionUser
  const { uploadId } = await beginFileUpload(app, session, {
    fileName: 'arquivo',
    contentType: contentType as 'application/pdf',
    sizeBytes: body.length,
    fingerprint: crypto.randomUUID(),
    head: body.subarray(0, 96).toString('base64'),
  })
  await putParts({ app, platformId }, { userId, uploadId, body })
  await completeFileUpload(app, session, { uploadId })
  await checkFileJob.run(app, { platformId, uploadId })
  const { key } = await inScope(app, platformId, (scope) =>
    readFileUpload(asPerson(scope, { userId, role: 'SELLER' }), { uploadId }),
  )
  invariant(key, 'a good file is ready')
  return key
}
