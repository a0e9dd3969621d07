import { eq, min } from 'drizzle-orm'
import { passkeys, recoveryCodes, users } from '#db/schema/accounts.ts'
import { invariant } from '#kit/invariant.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { requireFreshProof } from '#modules/accounts/second-factor/require-fresh-proof.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { fullPasskeysOf } from './passkey.ts'

/**
 * Changes the passkeys of the session's person, after a fresh proof, one change at a time for each person.
 * The other sessions end; a buyer's change ends those of the buyers' door alone.
 */
export async function changePasskeys<T>(
  visitor: Visitor,
  session: SessionUser,
  work: (scope: Scope, user: User) => Promise<T>,
): Promise<T> {
  const { result, cookies } = await inScope(visitor.app, session.platformId, async (scope) => {
    requireFreshProof(scope, session)
    const { userId, sessionId, role } = session
    const [user] = await scope.tx.select().from(users).where(eq(users.id, userId)).for('update')
    invariant(user, 'every session has a user')
    const result = await work(scope, user)
    await settlePasskeyFactor(scope, user)
    await endSessions(scope, {
      userId,
      exceptSessionId: sessionId,
      ...(role === 'CUSTOMER' && { door: role }),
    })
    return { result, cookies: await rotateSession(scope, visitor, session, { endsFormerToken: true }) }
  })
  visitor.setCookies(cookies)
  return result
}

/**
 * Updates the person's passkey flag after one was added or removed, and deletes recovery codes without a
 * factor left.
 */
async function settlePasskeyFactor({ tx }: Scope, user: User): Promise<void> {
  const [first] = await tx
    .select({ createdAt: min(passkeys.createdAt) })
    .from(passkeys)
    .where(fullPasskeysOf(user.id))
  const passkeyEnabledAt = first?.createdAt ?? null
  await tx.update(users).set({ passkeyEnabledAt }).where(eq(users.id, user.id))
  if (!holdsSecondFactor({ ...user, passkeyEnabledAt }))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
}
