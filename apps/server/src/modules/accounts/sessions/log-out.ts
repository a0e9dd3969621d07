import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/accounts.ts'
import { writeCookie } from '../../../rpc/cookies.ts'
import type { SessionUser } from '../../../rpc/session-user.ts'
import { inScope } from '../../../scope.ts'
import type { Visitor } from '../doors/visitor.ts'
import { recordAttempt } from '../throttling/record-attempt.ts'
import { getUser } from '../users/user.ts'

/** Leaves for good: the token is dead on the server, not only forgotten by the browser. Leaving twice is no error. */
export async function logOut(visitor: Visitor, session: SessionUser | null): Promise<void> {
  const { app } = visitor
  if (session)
    await inScope(app, session.platformId, async (scope) => {
      const { email } = await getUser(scope, session.userId)
      await scope.tx.update(sessions).set({ revokedAt: scope.now }).where(eq(sessions.id, session.sessionId))
      const attempt = { door: session.role, email, userId: session.userId, outcome: 'LEFT' } as const
      await recordAttempt(scope, visitor, attempt)
    })
  visitor.setCookies([writeCookie(app.config, { kind: 'session', value: '', maxAgeSeconds: 0 })])
}
