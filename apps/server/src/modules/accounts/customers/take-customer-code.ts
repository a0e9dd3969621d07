import { eq } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { isCodeOf } from '#modules/accounts/doors/code-hash.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import { endBounce } from '#modules/notifications/delivery/suppressions.ts'
import type { Scope } from '#scope.ts'
import type { HeldCode } from './find-held-code.ts'

/** Uses up a code, or one of its tries, and returns its owner. */
export async function takeCustomerCode(scope: Scope, held: HeldCode, typed: string): Promise<User | null> {
  const { app, tx, now } = scope
  const isRight = isCodeOf(app, { ownerId: held.userId, code: typed }, held.tokenHash)
  await tx
    .update(oneTimeTokens)
    .set(isRight ? { usedAt: now } : { triesLeft: held.triesLeft - 1 })
    .where(eq(oneTimeTokens.id, held.id))
  if (!isRight) return null
  const user = await getUser(scope, held.userId)
  await endBounce(scope, user.email)
  return user
}
