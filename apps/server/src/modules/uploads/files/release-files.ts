import { and, inArray, isNull } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { partedPurposes } from '#modules/uploads/upload-purposes.ts'
import type { Scope } from '#scope.ts'
import { dropLater } from './drop-file.job.ts'

/** Addresses that buyers were given before expire within this time. */
const releasedHours = 1

/** Files that no record of their owner uses any more are deleted soon, which frees their room. */
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
