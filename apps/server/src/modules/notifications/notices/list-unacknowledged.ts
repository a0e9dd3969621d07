import { and, asc, eq, isNull } from 'drizzle-orm'
import { announcements, notices } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'

/** Announcements of the operator that the caller has not confirmed, the oldest first. */
export async function listUnacknowledged({ tx, session }: Caller) {
  const rows = await tx
    .select({
      id: notices.id,
      kind: announcements.kind,
      title: notices.title,
      body: announcements.body,
      createdAt: notices.createdAt,
    })
    .from(notices)
    .innerJoin(announcements, eq(announcements.id, notices.announcementId))
    .where(
      and(
        eq(notices.userId, session.userId),
        isNull(notices.acknowledgedAt),
        eq(announcements.needsAcknowledgement, true),
      ),
    )
    .orderBy(asc(notices.createdAt), asc(notices.id))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
