import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { issueRecoveryCodes } from './issue-recovery-codes.ts'
import { proveOwnFactor } from './prove-own-factor.ts'
import { refuseBuyer } from './refuse-buyer.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { spendTotpCode } from './spend-totp-code.ts'

/**
 * Enables the app after its first right code: from now on every login requires one. The recovery codes are
 * shown only once.
 */
export async function enableSecondFactor(
  visitor: Visitor,
  session: SessionUser,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { recoveryCodes, cookies } = await proveOwnFactor(visitor.app, session, async (scope, user) => {
    refuseBuyer(session)
    requireFreshProof(scope, session)
    if (user.totpEnabledAt) throw new AppError('input_invalid', { reason: 'second_factor_enabled' })
    if (!(await spendTotpCode(scope, user, code.replace(/\s/g, '')))) return null
    await scope.tx.update(users).set({ totpEnabledAt: scope.now }).where(eq(users.id, user.id))
    await endSessions(scope, { userId: user.id, exceptSessionId: session.sessionId })
    return {
      recoveryCodes: await issueRecoveryCodes(scope, user.id),
      cookies: await rotateSession(scope, visitor, session, { endsFormerToken: true }),
    }
  })
  visitor.setCookies(cookies)
  return { recoveryCodes }
}
