import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../db/schema/accounts.ts'
import { equalInConstantTime } from '../../../kit/crypto/tokens.ts'
import type { Scope } from '../../../scope.ts'
import { codeHash } from '../doors/code-hash.ts'
import { getUser, type User } from '../users/user.ts'

/**
 * Uses up the newest code that this browser asked for, or one of its tries, and answers whose it is. Where the person is named, a code of
 * somebody else counts for nothing.
 */
export async function takeCustomerCode(
  scope: Scope,
  { browserHash, code, userId }: { browserHash: string; code: string; userId?: string },
): Promise<User | null> {
  const { app, tx, now } = scope
  const [held] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        userId === undefined ? undefined : eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'CUSTOMER_CODE'),
        eq(oneTimeTokens.browserHash, browserHash),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        gt(oneTimeTokens.triesLeft, 0),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
    .for('update')
  if (!held) return null
  const isRight = equalInConstantTime(
    held.tokenHash,
    codeHash(app, { ownerId: held.userId, code: code.replace(/\s/g, '') }),
  )
  await tx
    .update(oneTimeTokens)
    .set(isRight ? { usedAt: now } : { triesLeft: held.triesLeft - 1 })
    .where(eq(oneTimeTokens.id, held.id))
  return isRight ? getUser(scope, held.userId) : null
}
