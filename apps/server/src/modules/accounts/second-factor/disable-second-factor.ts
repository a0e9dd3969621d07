import { eq } from 'drizzle-orm'
import { recoveryCodes, users } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { checkFactor } from './check-factor.ts'
import { proveOwnFactor } from './prove-own-factor.ts'

/**
 * Turns the app off after a code of the app or a recovery code; a password is not enough. Passkeys stay, and
 * recovery codes stay while a passkey is left.
 */
export async function disableSecondFactor(
  visitor: Visitor,
  session: SessionUser,
  { code }: { code: string },
): Promise<void> {
  const cookies = await proveOwnFactor(visitor.app, session, async (scope, user) => {
    if (!user.totpEnabledAt || !(await checkFactor(scope, user, code))) return null
    await scope.tx
      .update(users)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(eq(users.id, user.id))
    if (!user.passkeyEnabledAt) await scope.tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    await endSessions(scope, { userId: user.id, exceptSessionId: session.sessionId })
    return rotateSession(scope, visitor, session, { endsFormerToken: true })
  })
  visitor.setCookies(cookies)
}
