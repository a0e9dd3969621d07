import { AppError } from '@balcao/domain/app-error'
import { and, eq, notLike } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { arrivalsFolder } from '#kit/storage/object-key.ts'
import type { Caller } from '#rpc/caller.ts'
import type { UploadPurpose } from './upload-purposes.ts'

/**
 * Refuses a file that the caller did not upload and finish for this purpose: knowing a key is no right to use
 * it.
 */
export async function requireOwnUpload(
  { tx, session }: Caller,
  { key, purpose, field }: { key: string; purpose: UploadPurpose; field: string },
): Promise<{ sizeBytes: number }> {
  const [upload] = await tx
    .select({ sizeBytes: uploads.sizeBytes })
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        eq(uploads.userId, session.userId),
        eq(uploads.purpose, purpose),
        notLike(uploads.key, `${arrivalsFolder}/%`),
      ),
    )
  if (!upload) throw new AppError('upload_not_found', { field })
  return upload
}
