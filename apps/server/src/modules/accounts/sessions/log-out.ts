import type { Role } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { sessions } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { writeCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'

/**
 * Logs out: the token becomes invalid on the server, not only in the browser. A second call is no error. A
 * logout in test mode also ends the live session, which the next person at the browser could otherwise use.
 */
export async function logOut(visitor: Visitor, session: SessionUser | null): Promise<void> {
  const { app } = visitor
  if (session) await revoke(visitor, session.platformId, ownSessionOf(session))
  if (session?.enteredFrom) {
    const live = await inScope(app, session.platformId, getLiveSeller)
    const { sessionId } = session.enteredFrom
    await revoke(visitor, live.platformId, { userId: live.userId, sessionId, door: 'SELLER' })
  }
  visitor.setCookies([writeCookie(app.config, { kind: 'session', value: '', maxAgeSeconds: 0 })])
}

type OwnSession = { userId: string; sessionId: string; door: Role }

function revoke(
  visitor: Visitor,
  platformId: string,
  { userId, sessionId, door }: OwnSession,
): Promise<void> {
  return inScope(visitor.app, platformId, async (scope) => {
    const { email } = await getUser(scope, userId)
    await scope.tx.update(sessions).set({ revokedAt: scope.now }).where(eq(sessions.id, sessionId))
    await recordAttempt(scope, visitor, { door, email, userId, outcome: 'LEFT' })
  })
}

/** A logout during a visit ends the staff member's own session, and the visit with it. */
function ownSessionOf({ visit, userId, sessionId, role }: SessionUser): OwnSession {
  return visit
    ? { userId: visit.staffId, sessionId: visit.staffSessionId, door: 'ADMIN' }
    : { userId, sessionId, door: role }
}
