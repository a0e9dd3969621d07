import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNull } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'
import type { StoredPurpose } from './upload-purposes.ts'

/**
 * Refuses a file that the caller did not upload and finish for this purpose, or whose check has not ended:
 * knowing a key gives no right to use it. The file is locked, so that it cannot be deleted while a product is
 * saved with it.
 */
export async function requireOwnUpload(
  { tx, session }: Caller,
  { key, purpose, field }: { key: string; purpose: StoredPurpose; field: string },
): Promise<{ sizeBytes: number; contentType: string }> {
  const [upload] = await tx
    .select({ sizeBytes: uploads.sizeBytes, contentType: uploads.contentType })
    .from(uploads)
    .where(
      and(
        eq(uploads.key, key),
        eq(uploads.userId, session.userId),
        eq(uploads.purpose, purpose),
        eq(uploads.state, 'READY'),
        isNull(uploads.releasedAt),
      ),
    )
    .for('no key update')
  if (!upload) throw new AppError('upload_not_found', { field })
  return upload
}
