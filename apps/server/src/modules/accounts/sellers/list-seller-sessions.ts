import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import { sessionLifetimes } from '#modules/accounts/sessions/session-lifetimes.ts'
import type { Scope } from '#scope.ts'

export async function listSellerSessions({ tx, now }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.role, 'SELLER'),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - sessionLifetimes.SELLER.idleMs)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
  return rows.map(({ createdAt, lastSeenAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
