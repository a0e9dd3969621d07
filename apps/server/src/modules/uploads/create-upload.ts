import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { uploads } from '#db/schema/messages.ts'
import { type FileType, fileKinds, isFileType } from '#kit/storage/file-kinds.ts'
import { arrivalsFolder, newObjectKey } from '#kit/storage/object-key.ts'
import type { Caller } from '#rpc/caller.ts'
import { checkUploadJob } from './check-upload.job.ts'
import { type UploadPurpose, uploadPurposes } from './upload-purposes.ts'

export const uploadInput = z.strictObject({
  purpose: z.enum(Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]]),
  contentType: z.string().max(100),
  sizeBytes: z.int().positive(),
})

export type Upload = {
  /** Names the file for `finishUpload`, and is useless elsewhere. */
  key: string
  signedUrl: string
  headers: Record<string, string>
}

const linkLifetimeSeconds = 60
/** Well after the link has expired and the slowest upload through it has ended. */
const checkedAfterSeconds = 300
const uploadLimit = { name: 'upload', perMinute: 20, burst: 40 }

/** Issues a link through which a browser may upload one file of this type and size, under a name of ours. */
export async function createUpload(
  caller: Caller,
  { purpose, contentType, sizeBytes }: z.infer<typeof uploadInput>,
): Promise<Upload> {
  const { app, tx, platformId, now } = caller
  const { userId, role } = caller.session
  const { types, roles, bytesMax: ownBytesMax } = uploadPurposes[purpose]
  if (!isOneOf(role, roles)) throw new AppError('permission_missing', { purpose })
  if (!isFileType(contentType) || !isOneOf<FileType>(contentType, types))
    throw new AppError('upload_refused', {
      field: 'contentType',
      accepted: types.map((type) => fileKinds[type].extension),
    })
  const bytesMax = ownBytesMax ?? fileKinds[contentType].bytesMax
  if (sizeBytes > bytesMax) throw new AppError('upload_too_large', { field: 'sizeBytes', bytesMax })
  app.limits.spend(uploadLimit, userId)

  const key = newObjectKey(arrivalsFolder, contentType)
  await tx
    .insert(uploads)
    .values({ platformId, userId, key, purpose, contentType, sizeBytes, state: 'ARRIVING', createdAt: now })
  const runAt = new Date(now.getTime() + checkedAfterSeconds * 1000)
  await addJob(caller, checkUploadJob, { key }, { runAt })
  const { url, headers } = await app.store.signUpload({
    key,
    contentType,
    sizeBytes,
    expiresInSeconds: linkLifetimeSeconds,
  })
  return { key, signedUrl: url, headers }
}

function isOneOf<Value>(value: Value, list: readonly Value[]): boolean {
  return list.includes(value)
}
