import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope } from '#scope.ts'
import { hashPassword } from './hash-password.ts'
import { proveOwnPassword } from './prove-own-password.ts'
import { replacePassword } from './replace-password.ts'
import { requireStrongPassword } from './require-strong-password.ts'

/** Changes the caller's password. The caller's session goes on under a new token; all other sessions end. */
export async function changePassword(
  visitor: Visitor,
  session: SessionUser,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { app } = visitor
  const user = await proveOwnPassword(app, session, { password: current, field: 'current' })
  requireStrongPassword({ password: next, email: user.email, field: 'next' })
  const passwordHash = await hashPassword(next)
  const cookies = await inScope(app, session.platformId, async (scope) => {
    await replacePassword(scope, { user, passwordHash, exceptSessionId: session.sessionId })
    return rotateSession(scope, visitor, session, { endsFormerToken: true })
  })
  visitor.setCookies(cookies)
}
