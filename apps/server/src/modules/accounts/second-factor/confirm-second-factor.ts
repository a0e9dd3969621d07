import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { acceptByEntering, asInvited } from '#modules/accounts/invitations/accept-by-entering.ts'
import { enterThroughDoor } from '#modules/accounts/sessions/enter-through-door.ts'
import { mayLogInWithoutSignOn } from '#modules/accounts/sign-on/may-log-in-without-sign-on.ts'
import { forgiveAttempt } from '#modules/accounts/throttling/forgive-attempt.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import type { ThrottleKey } from '#modules/accounts/throttling/throttle-policies.ts'
import { canUseDoor, getUser } from '#modules/accounts/users/user.ts'
import { inScope, type Scope } from '#scope.ts'
import { checkFactor } from './check-factor.ts'
import { readChallenge, type SecondFactorChallenge } from './second-factor-challenge.ts'

/**
 * Second step of a login: a code of the app or a recovery code. After the challenge expired the person logs
 * in again.
 */
export async function confirmSecondFactor(
  visitor: Visitor,
  { challenge, ...proof }: { challenge: string; code: string; invitation?: string },
): Promise<{ next: 'done' }> {
  const read = readChallenge(challenge)
  if (!read) throw new AppError('session_expired')
  const outcome = await inScope(visitor.app, platformOfDoor(read.door, visitor.platformId), (scope) =>
    tryFactor(scope, visitor, { ...read, ...proof }),
  )
  if (outcome.kind === 'expired') throw new AppError('session_expired')
  if (outcome.kind === 'throttled')
    throw new AppError('credentials_throttled', { retryAfterSeconds: outcome.retryAfterSeconds })
  if (outcome.kind === 'wrong') throw new AppError('code_invalid', { field: 'code' })
  visitor.setCookies(outcome.cookies)
  return { next: 'done' }
}

type Outcome =
  | { kind: 'expired' }
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'wrong' }
  | { kind: 'entered'; cookies: string[] }

async function tryFactor(
  scope: Scope,
  visitor: Visitor,
  {
    door,
    rememberDevice,
    token,
    code,
    invitation,
  }: SecondFactorChallenge & { code: string; invitation?: string },
): Promise<Outcome> {
  const held = await lockChallenge(scope, token)
  if (!held || held.door !== door) return { kind: 'expired' }
  const user = await asInvited(scope, await getUser(scope, held.userId), { door, invitation })
  if (!canUseDoor(user, door, scope.now)) return { kind: 'expired' }
  const isAfterSignOn = held.purpose === 'SIGN_ON_FACTOR'
  if (!isAfterSignOn && !(await mayLogInWithoutSignOn(scope, { user, door, by: 'PASSWORD' })))
    return { kind: 'expired' }
  const attempt = { door, email: user.email, userId: user.id }

  // Counted per person too: otherwise a thief of the password could open one challenge after another.
  const throttleKeys: ThrottleKey[] = [{ policy: 'proof', who: user.id }]
  const throttled = await spendAttempt(scope, throttleKeys)
  if (throttled) {
    await recordAttempt(scope, visitor, { ...attempt, outcome: 'THROTTLED' })
    return { kind: 'throttled', ...throttled }
  }
  const isRight = await checkFactor(scope, user, code)
  await scope.tx
    .update(oneTimeTokens)
    .set(isRight ? { usedAt: scope.now } : { triesLeft: held.triesLeft - 1 })
    .where(eq(oneTimeTokens.id, held.id))
  if (!isRight) {
    await recordAttempt(scope, visitor, { ...attempt, outcome: 'WRONG_CODE' })
    return { kind: 'wrong' }
  }
  await forgiveAttempt(scope, throttleKeys)
  await acceptByEntering(scope, visitor, { user, door, invitation })
  const { cookies } = await enterThroughDoor(scope, visitor, {
    user,
    door,
    shouldRemember: rememberDevice,
    ...(isAfterSignOn && { signOn: { hasFactor: false, authenticatedAt: scope.now } }),
  })
  return { kind: 'entered', cookies }
}

async function lockChallenge({ tx, now }: Scope, token: string) {
  const [held] = await tx
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        inArray(oneTimeTokens.purpose, ['SECOND_FACTOR', 'SIGN_ON_FACTOR']),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        gt(oneTimeTokens.triesLeft, 0),
      ),
    )
    .for('update')
  return held
}
