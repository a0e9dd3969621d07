import { announcementKinds } from '@balcao/domain/platform/announcement'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { pageAcross } from '#db/across-platforms.ts'
import { type ListOrders, pageInput } from '#db/page-of.ts'
import { announcements } from '#db/schema/messages.ts'
import { platforms } from '#db/schema/platforms.ts'
import type { Overseer } from '#rpc/procedures-across-platforms.ts'

export const announcementOrders: ListOrders<'sentAt'> = {
  columns: { sentAt: [announcements.sentAt, announcements.id] },
  usual: { by: 'sentAt', direction: 'desc' },
}

export const announcementListInput = z.strictObject({
  platformId: z.uuid().optional(),
  kind: z.enum(announcementKinds).optional(),
  ...pageInput(announcementOrders),
})

/**
 * Number of recipients who have read or confirmed it. Columns are qualified by hand: Drizzle omits the table
 * in a query of one table.
 */
const countOfNotices = (done: 'read_at' | 'acknowledged_at') => sql<number>`(
  select count(*)::int from notices told where told.platform_id = announcements.platform_id
    and told.announcement_id = announcements.id and told.${sql.raw(done)} is not null)`

/** Announcements to all platforms, the newest first, with the counts of readers and confirmations. */
export async function listAnnouncements(
  { db }: Overseer,
  { platformId, kind, ...page }: z.output<typeof announcementListInput>,
) {
  const { rows, hasMore } = await pageAcross(
    db,
    announcementOrders,
    page,
    ({ place, after, orderBy, limit }) => {
      const told = db
        .select({
          id: announcements.id,
          kind: announcements.kind,
          title: announcements.title,
          needsAcknowledgement: announcements.needsAcknowledgement,
          toldCount: announcements.toldCount,
          sentAt: announcements.sentAt,
          readCount: countOfNotices('read_at').as('read_count'),
          acknowledgedCount: countOfNotices('acknowledged_at').as('acknowledged_count'),
          place: place.as('place'),
        })
        .from(announcements)
        .where(
          and(
            eq(announcements.platformId, platforms.platformId),
            kind && eq(announcements.kind, kind),
            after,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit)
        .as('told')
      return db
        .select({
          platformId: platforms.platformId,
          platformName: platforms.name,
          id: told.id,
          kind: told.kind,
          title: told.title,
          needsAcknowledgement: told.needsAcknowledgement,
          toldCount: told.toldCount,
          readCount: told.readCount,
          acknowledgedCount: told.acknowledgedCount,
          sentAt: told.sentAt,
          place: told.place,
        })
        .from(platforms)
        .crossJoinLateral(told)
        .where(platformId === undefined ? undefined : eq(platforms.platformId, platformId))
        .orderBy(desc(told.sentAt), desc(told.id))
        .limit(limit)
    },
  )
  return { rows: rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() })), hasMore }
}
