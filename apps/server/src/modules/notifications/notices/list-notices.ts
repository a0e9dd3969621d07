import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { notices } from '#db/schema/messages.ts'
import type { Caller } from '#rpc/caller.ts'

const shownMax = 30

/** The caller's latest notices, the newest first. */
export async function listNotices({ tx, session }: Caller) {
  const rows = await tx
    .select({
      id: notices.id,
      title: notices.title,
      body: notices.body,
      path: notices.path,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
    })
    .from(notices)
    .where(eq(notices.userId, session.userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(shownMax)
  return rows.map(({ createdAt, readAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }))
}

export async function countUnreadNotices({ tx, session }: Caller): Promise<number> {
  const [unread] = await tx
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.userId, session.userId), isNull(notices.readAt)))
  return unread?.count ?? 0
}
