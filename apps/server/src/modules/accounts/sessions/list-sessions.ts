import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

export async function listSessions({ tx, now, session }: Caller) {
  const rows = await tx
    .select({
      id: sessions.id,
      role: sessions.role,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, session.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
  return rows
    .filter(({ role, lastSeenAt }) => now.getTime() - lastSeenAt.getTime() <= sessionLifetimes[role].idleMs)
    .map((row) => ({ ...row, isCurrent: row.id === session.sessionId }))
}
