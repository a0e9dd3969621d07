import { eq } from 'drizzle-orm'
import { oneTimeTokens } from '../../../db/schema/accounts.ts'
import { equalInConstantTime } from '../../../kit/crypto/tokens.ts'
import type { Scope } from '../../../scope.ts'
import { codeHash } from '../doors/code-hash.ts'
import { getUser, type User } from '../users/user.ts'
import type { HeldCode } from './find-held-code.ts'

/** Uses up a code, or one of its tries, and answers whose it is. */
export async function takeCustomerCode(scope: Scope, held: HeldCode, typed: string): Promise<User | null> {
  const { app, tx, now } = scope
  const isRight = equalInConstantTime(
    held.tokenHash,
    codeHash(app, { ownerId: held.userId, code: typed.replace(/\s/g, '') }),
  )
  await tx
    .update(oneTimeTokens)
    .set(isRight ? { usedAt: now } : { triesLeft: held.triesLeft - 1 })
    .where(eq(oneTimeTokens.id, held.id))
  return isRight ? getUser(scope, held.userId) : null
}
