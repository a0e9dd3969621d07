import { eq } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { writeCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'

/**
 * Logs out: the token is invalid on the server, not only deleted in the browser. A second call is no error.
 */
export async function logOut(visitor: Visitor, session: SessionUser | null): Promise<void> {
  const { app } = visitor
  if (session)
    await inScope(app, session.platformId, async (scope) => {
      const own = ownSessionOf(session)
      const { email } = await getUser(scope, own.userId)
      await scope.tx.update(sessions).set({ revokedAt: scope.now }).where(eq(sessions.id, own.sessionId))
      const attempt = { door: own.door, email, userId: own.userId, outcome: 'LEFT' } as const
      await recordAttempt(scope, visitor, attempt)
    })
  visitor.setCookies([writeCookie(app.config, { kind: 'session', value: '', maxAgeSeconds: 0 })])
}

/** A logout during a visit ends the staff member's own session, and the visit with it. */
function ownSessionOf({ visit, userId, sessionId, role }: SessionUser) {
  return visit
    ? { userId: visit.staffId, sessionId: visit.staffSessionId, door: 'ADMIN' as const }
    : { userId, sessionId, door: role }
}
