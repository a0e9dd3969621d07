import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { notices } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'

/** All notices if the id is missing. */
export const readNoticesInput = z.strictObject({ noticeId: z.uuid().optional() })

/** Marks one of the caller's notices, or all, as read. */
export async function markNoticesRead(
  { tx, now, session }: Caller,
  { noticeId }: z.output<typeof readNoticesInput>,
): Promise<void> {
  await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, session.userId),
        isNull(notices.readAt),
        noticeId === undefined ? undefined : eq(notices.id, noticeId),
      ),
    )
}
