import { AppError } from '@balcao/domain/app-error'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../db/schema/accounts.ts'
import { hashToken } from '../../../kit/crypto/tokens.ts'
import { inScope, type Scope } from '../../../scope.ts'
import { rememberDevice } from '../devices/remember-device.ts'
import type { Visitor } from '../doors/visitor.ts'
import { getUser, type User } from '../users/user.ts'
import { hashPassword } from './hash-password.ts'
import { replacePassword } from './replace-password.ts'
import { requireStrongPassword } from './require-strong-password.ts'

type Link = { token: string; purpose: 'PASSWORD_RESET' | 'STAFF_INVITATION' }

/**
 * The link came back from the mailbox: sets the new password and ends every session. The second factor stays, so a stolen mailbox alone
 * opens nothing. This browser becomes a known one, so that whoever guesses the password cannot keep its owner out. What else the link is
 * for happens in the same transaction. Answers with whose link it was.
 */
export async function setPasswordByLink(
  visitor: Visitor,
  { password, ...link }: Link & { password: string },
  alsoDo: (scope: Scope, owner: User) => Promise<void> = async () => {},
): Promise<User> {
  const { app, platformId } = visitor
  const owner = await inScope(app, platformId, (scope) => findOwner(scope, link))
  if (!owner) throw new AppError('token_expired')
  requireStrongPassword({ password, email: owner.email, field: 'password' })
  const passwordHash = await hashPassword(password)
  const cookies = await inScope(app, platformId, async (scope) => {
    if (!(await useUp(scope, link))) return null
    await replacePassword(scope, { user: owner, passwordHash, exceptSessionId: null })
    await alsoDo(scope, owner)
    return rememberDevice(scope, visitor, owner.id)
  })
  if (!cookies) throw new AppError('token_expired')
  visitor.setCookies(cookies)
  return owner
}

async function findOwner(scope: Scope, link: Link): Promise<User | null> {
  const [held] = await scope.tx.select().from(oneTimeTokens).where(isUsable(scope, link))
  return held ? getUser(scope, held.userId) : null
}

async function useUp(scope: Scope, link: Link): Promise<boolean> {
  const used = await scope.tx
    .update(oneTimeTokens)
    .set({ usedAt: scope.now })
    .where(isUsable(scope, link))
    .returning({ id: oneTimeTokens.id })
  return used.length === 1
}

function isUsable({ now }: Scope, { token, purpose }: Link) {
  return and(
    eq(oneTimeTokens.tokenHash, hashToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )
}
