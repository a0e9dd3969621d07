import { and, eq, inArray, isNull } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { uploads } from '#db/schema/messages.ts'
import type { Scope } from '#scope.ts'
import { dropFileJob } from './drop-file.job.ts'

/** Time for buyers who are just reading the file. */
const releasedHours = 24

/** Gives back the room of files that their owner's products do not use any more. */
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
  const runAt = new Date(now.getTime() + releasedHours * 3_600_000)
  for (const { uploadId } of released) await addJob(scope, dropFileJob, { uploadId }, { runAt })
}
