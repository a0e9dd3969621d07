import { AppError } from '@balcao/domain/app-error'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '../../../db/schema/accounts.ts'
import { equalInConstantTime, hashToken } from '../../../kit/crypto/tokens.ts'
import { readCookie } from '../../../rpc/cookies.ts'
import { inScope, type Scope } from '../../../scope.ts'
import { codeHash } from '../doors/code-hash.ts'
import type { Visitor } from '../doors/visitor.ts'
import { enterThroughDoor } from '../sessions/enter-through-door.ts'
import { beginAttempt } from '../throttling/begin-attempt.ts'
import { forgiveAttempt } from '../throttling/forgive-attempt.ts'
import { recordAttempt } from '../throttling/record-attempt.ts'
import { canUseDoor, type User } from '../users/user.ts'

const door = 'CUSTOMER'

/**
 * The buyers' door: no password, only a code that was sent to the mailbox of the purchase. It is good in the browser that asked for it;
 * a try from any other is wrong and costs the code nothing.
 */
export async function enterWithCustomerCode(
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<{ next: 'done' }> {
  const outcome = await inScope(visitor.app, visitor.platformId, async (scope) => {
    const attempt = await beginAttempt(scope, visitor, { door, email })
    if (attempt.kind === 'throttled') return attempt
    const { user, throttleKeys } = attempt
    if (!user || !canUseDoor(user, door, scope.now) || !(await takeCode(scope, visitor, { user, code }))) {
      await recordAttempt(scope, visitor, { door, email, userId: user?.id ?? null, outcome: 'WRONG_CODE' })
      return { kind: 'wrong' as const }
    }
    await forgiveAttempt(scope, throttleKeys)
    const { cookies } = await enterThroughDoor(scope, visitor, { user, door, shouldRemember: true })
    return { kind: 'entered' as const, cookies }
  })
  if (outcome.kind === 'throttled')
    throw new AppError('credentials_throttled', { retryAfterSeconds: outcome.retryAfterSeconds })
  if (outcome.kind === 'wrong') throw new AppError('code_invalid', { field: 'code' })
  visitor.setCookies(outcome.cookies)
  return { next: 'done' }
}

async function takeCode(
  { app, tx, now }: Scope,
  { cookieHeader }: Visitor,
  { user, code }: { user: User; code: string },
): Promise<boolean> {
  const browser = readCookie(app.config, 'code', cookieHeader)
  if (!browser) return false
  const [held] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, user.id),
        eq(oneTimeTokens.purpose, 'CUSTOMER_CODE'),
        eq(oneTimeTokens.browserHash, hashToken(browser)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        gt(oneTimeTokens.triesLeft, 0),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
    .for('update')
  if (!held) return false
  const isRight = equalInConstantTime(
    held.tokenHash,
    codeHash(app, { ownerId: user.id, code: code.replace(/\s/g, '') }),
  )
  await tx
    .update(oneTimeTokens)
    .set(isRight ? { usedAt: now } : { triesLeft: held.triesLeft - 1 })
    .where(eq(oneTimeTokens.id, held.id))
  return isRight
}
