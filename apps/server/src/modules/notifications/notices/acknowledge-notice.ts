import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notices } from '#db/schema/messages.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

export const acknowledgeInput = z.strictObject({ noticeId: z.uuid() })

/** Confirms an announcement of the operator for the caller. Only the first confirmation counts. */
export async function acknowledgeNotice(
  caller: Caller,
  { noticeId }: z.output<typeof acknowledgeInput>,
): Promise<void> {
  const { tx, now, session, ip } = caller
  const own = and(
    eq(notices.id, noticeId),
    eq(notices.userId, session.userId),
    isNotNull(notices.announcementId),
  )
  const [found] = await tx.select({ announcementId: notices.announcementId }).from(notices).where(own)
  if (!found?.announcementId) throw new AppError('not_found')
  const confirmed = await tx
    .update(notices)
    .set({ acknowledgedAt: now, readAt: sql`coalesce(${notices.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(own, isNull(notices.acknowledgedAt)))
    .returning({ id: notices.id })
  if (confirmed.length === 0) return
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'announcement.acknowledged', subject: found.announcementId, detail: {} },
  )
}
