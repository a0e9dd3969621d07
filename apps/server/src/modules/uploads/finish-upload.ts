import { buffer } from 'node:stream/consumers'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '#app.ts'
import { uploads } from '#db/schema/messages.ts'
import { cleanFile } from '#kit/storage/clean-file.ts'
import { type FileType, isFileType } from '#kit/storage/file-kinds.ts'
import { arrivalsFolder, isPublicKey, newObjectKey } from '#kit/storage/object-key.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { type UploadPurpose, uploadPurposes } from './upload-purposes.ts'

export const finishUploadInput = z.strictObject({ key: z.string().startsWith(`${arrivalsFolder}/`).max(200) })

export type FinishedUpload = {
  /** Stored by a product or a platform; each page computes the public address from it. */
  key: string
  /** The public address; null for a private file. */
  imageUrl: string | null
}

/**
 * Finishes an upload: the file is cleaned and moved to the folder of its purpose, under a new name. The file cannot
 * be used before.
 */
export async function finishUpload(
  app: App,
  session: SessionUser,
  { key: arrivedKey }: z.output<typeof finishUploadInput>,
): Promise<FinishedUpload> {
  const { platformId, userId } = session
  const isThisOne = and(eq(uploads.key, arrivedKey), eq(uploads.userId, userId))
  const [upload] = await inScope(app, platformId, ({ tx }) => tx.select().from(uploads).where(isThisOne))
  if (!upload) throw new AppError('upload_not_found', { field: 'key' })
  const contentType = fileTypeOf(upload)
  const bytes = await readArrival(app, upload)
  const clean = await cleanFile(contentType, bytes)
  const key = newObjectKey(uploadPurposes[upload.purpose as UploadPurpose].folder, contentType)
  await app.store.put(key, clean, contentType)
  const moved = await inScope(app, platformId, ({ tx }) =>
    tx
      .update(uploads)
      .set({ key, sizeBytes: clean.length, state: 'READY' })
      .where(isThisOne)
      .returning({ id: uploads.id }),
  )
  await app.store.remove(moved.length === 0 ? key : arrivedKey)
  if (moved.length === 0) throw new AppError('upload_not_found', { field: 'key' })
  return { key, imageUrl: isPublicKey(key) ? app.store.publicUrl(key) : null }
}

function fileTypeOf({ contentType }: { contentType: string }): FileType {
  if (!isFileType(contentType)) throw new AppError('upload_refused', { reason: 'type' })
  return contentType
}

/**
 * Reads an uploaded file and compares its size with the announced one, since an external store accepts any
 * bytes.
 */
async function readArrival(app: App, { key, sizeBytes }: { key: string; sizeBytes: number }) {
  const stored = await app.store.get(key)
  if (!stored) throw new AppError('upload_not_found', { field: 'key' })
  if (stored.sizeBytes === sizeBytes) return buffer(stored.body)
  stored.body.destroy()
  throw new AppError('upload_refused', { reason: 'size' })
}
