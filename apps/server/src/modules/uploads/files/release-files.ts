import { and, inArray, isNull } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { partedPurposes } from '#modules/uploads/upload-purposes.ts'
import type { Scope } from '#scope.ts'
import { dropLater } from './drop-file.job.ts'

/** Addresses issued to buyers earlier expire within this time. */
const releasedHours = 1

/** Plans the deletion of files that no record of their owner uses any more, which frees their storage. */
export async function releaseFiles(scope: Scope, keys: readonly string[]): Promise<void> {
  const { tx, now } = scope
  if (keys.length === 0) return
  const released = await tx
    .update(uploads)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(uploads.key, [...keys]),
        inArray(uploads.purpose, [...partedPurposes]),
        isNull(uploads.releasedAt),
      ),
    )
    .returning({ uploadId: uploads.id })
  for (const { uploadId } of released) await dropLater(scope, uploadId, { hours: releasedHours })
}
