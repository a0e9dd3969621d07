import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { sessions, users } from '../../../db/schema/accounts.ts'
import { hashToken } from '../../../kit/crypto/tokens.ts'
import type { SessionUser } from '../../../rpc/session-user.ts'
import type { Scope } from '../../../scope.ts'
import { canUseDoor } from '../users/user.ts'
import { sessionLifetimes } from './session-lifetimes.ts'

const lastSeenPrecisionMs = 60_000

/** Who the secret stands for at this moment. Role and flags are read anew each time, so what is taken away is gone at the next request. */
export async function findSession(scope: Scope, secret: string): Promise<SessionUser | null> {
  const { tx, now, platformId } = scope
  const [found] = await tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, hashToken(secret)), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
  if (!found) return null
  const { session, user } = found
  const idleMs = now.getTime() - session.lastSeenAt.getTime()
  if (idleMs > sessionLifetimes[session.role].idleMs || !canUseDoor(user, session.role, now)) return null
  if (idleMs > lastSeenPrecisionMs) await touch(scope, session)
  return {
    sessionId: session.id,
    userId: user.id,
    platformId,
    role: session.role,
    permissions: session.role === 'ADMIN' ? user.permissions : [],
    steppedUpAt: session.steppedUpAt,
  }
}

/** At most one write a minute, and none when a parallel request of the same page was faster. */
async function touch(
  { tx, now }: Scope,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, new Date(lastSeenAt.getTime() + 1))))
}
