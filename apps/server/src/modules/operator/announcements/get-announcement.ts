import { AppError } from '@balcao/domain/texts/app-error'
import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { announcements, notices } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'

/** One announcement with all recipients, and when each has read and confirmed it. */
export async function getAnnouncement({ tx }: Caller, { announcementId }: { announcementId: string }) {
  const [found] = await tx.select().from(announcements).where(eq(announcements.id, announcementId))
  if (!found) throw new AppError('not_found')
  const people = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      readAt: notices.readAt,
      acknowledgedAt: notices.acknowledgedAt,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(eq(notices.announcementId, announcementId))
    .orderBy(asc(users.name), asc(users.id))
  const { id, kind, title, body, needsAcknowledgement, isByMail, sentAt } = found
  return {
    id,
    kind,
    title,
    body,
    needsAcknowledgement,
    isByMail,
    sentAt: sentAt.toISOString(),
    people: people.map(({ readAt, acknowledgedAt, ...person }) => ({
      ...person,
      readAt: readAt?.toISOString() ?? null,
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    })),
  }
}
