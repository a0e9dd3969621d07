import { and, eq, inArray, isNull } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'
import { dropLater } from './drop-file.job.ts'

/** Addresses that buyers were given before expire within this time. */
const releasedHours = 1

/** Files that their owner's products do not use any more are deleted soon, and give back their room then. */
export async function releaseFiles(scope: Scope, keys: readonly string[]): Promise<void> {
  const { tx, now } = scope
  if (keys.length === 0) return
  const released = await tx
    .update(uploads)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(uploads.key, [...keys]),
        eq(uploads.purpose, 'PRODUCT_CONTENT'),
        isNull(uploads.releasedAt),
      ),
    )
    .returning({ uploadId: uploads.id })
  for (const { uploadId } of released) await dropLater(scope, uploadId, { hours: releasedHours })
}
