import { AppError } from '@balcao/domain/texts/app-error'
import { inScope, type Scope } from '#scope.ts'
import { type PasswordDoor, platformOfDoor } from './doors/doors.ts'
import type { Visitor } from './doors/visitor.ts'
import { acceptByEntering, asInvited } from './invitations/accept-by-entering.ts'
import { verifyPassword } from './passwords/verify-password.ts'
import { askSecondFactor } from './second-factor/ask-second-factor.ts'
import { holdsSecondFactor } from './second-factor/holds-second-factor.ts'
import { enterThroughDoor } from './sessions/enter-through-door.ts'
import { mayLogInWithoutSignOn } from './sign-on/may-log-in-without-sign-on.ts'
import { beginAttempt } from './throttling/begin-attempt.ts'
import { forgiveAttempt } from './throttling/forgive-attempt.ts'
import { recordAttempt } from './throttling/record-attempt.ts'
import type { ThrottleKey } from './throttling/throttle-policies.ts'
import { canUseDoor, findUserByEmail } from './users/user.ts'

export type LogInRequest = {
  door: PasswordDoor
  email: string
  password: string
  rememberDevice: boolean
  /** Invitation link for this door, used by a person with a password: the login accepts it. */
  invitation?: string
}
/** Second factors of the person. A passkey does not answer the challenge, because it is a login of its own. */
type Factors = { app: boolean; passkey: boolean }
export type LogInAnswer = { next: 'done' } | { next: 'second_factor'; challenge: string; factors: Factors }

/**
 * Login of every password door. The hash is computed between two short transactions, so that waiting requests
 * hold no database connection; refusals are thrown after the commit, so that the failed tries stay counted
 * and logged.
 */
export async function logIn(visitor: Visitor, request: LogInRequest): Promise<LogInAnswer> {
  const { app } = visitor
  const platformId = platformOfDoor(request.door, visitor.platformId)
  const attempt = await inScope(app, platformId, (scope) => beginAttempt(scope, visitor, request))
  if (attempt.kind === 'throttled')
    throw new AppError('credentials_throttled', { retryAfterSeconds: attempt.retryAfterSeconds })

  const { user, throttleKeys } = attempt
  const isProven = await verifyPassword(request.password, user?.passwordHash ?? null)
  const provenHash = isProven ? (user?.passwordHash ?? null) : null
  const outcome = await inScope(app, platformId, (scope) =>
    settleAttempt(scope, visitor, { ...request, provenHash, throttleKeys }),
  )
  if (outcome.kind === 'wrong') throw new AppError('credentials_invalid')
  if (outcome.kind === 'dead_invitation') throw new AppError('token_expired')
  if (outcome.kind === 'blocked') throw new AppError('permission_missing', { reason: 'account_blocked' })
  if (outcome.kind === 'sign_on') throw new AppError('sign_on_required')
  if (outcome.kind === 'second_factor') {
    const { challenge, factors } = outcome
    return { next: 'second_factor', challenge, factors }
  }
  visitor.setCookies(outcome.cookies)
  return { next: 'done' }
}

type Outcome =
  | { kind: 'wrong' }
  | { kind: 'dead_invitation' }
  | { kind: 'blocked' }
  | { kind: 'sign_on' }
  | { kind: 'second_factor'; challenge: string; factors: Factors }
  | { kind: 'entered'; cookies: string[] }

async function settleAttempt(
  scope: Scope,
  visitor: Visitor,
  attempt: LogInRequest & { provenHash: string | null; throttleKeys: ThrottleKey[] },
): Promise<Outcome> {
  const { door, email, provenHash, throttleKeys, rememberDevice, invitation } = attempt
  // Read again: during the hash the person may have been blocked or have changed the password.
  const found = await findUserByEmail(scope, email)
  const user = provenHash === null ? found : await asInvited(scope, found, attempt)
  const record = (outcome: Parameters<typeof recordAttempt>[2]['outcome']) =>
    recordAttempt(scope, visitor, { door, email, userId: user?.id ?? null, outcome })

  const isProven = provenHash !== null && user?.passwordHash === provenHash
  if (!isProven || !user.roles.includes(door)) {
    await record('WRONG_CREDENTIALS')
    return { kind: isProven && invitation ? 'dead_invitation' : 'wrong' }
  }
  await forgiveAttempt(scope, throttleKeys)
  if (!canUseDoor(user, door, scope.now)) {
    await record('BLOCKED')
    return { kind: 'blocked' }
  }
  if (!(await mayLogInWithoutSignOn(scope, { user, door, by: 'PASSWORD' }))) {
    await record('BLOCKED')
    return { kind: 'sign_on' }
  }
  if (holdsSecondFactor(user)) {
    await record('SECOND_FACTOR_ASKED')
    const factors = { app: user.totpEnabledAt !== null, passkey: user.passkeyEnabledAt !== null }
    const challenge = await askSecondFactor(scope, { user, door, rememberDevice, isAfterSignOn: false })
    return { kind: 'second_factor', challenge, factors }
  }
  await acceptByEntering(scope, visitor, { user, door, invitation })
  const { cookies } = await enterThroughDoor(scope, visitor, { user, door, shouldRemember: rememberDevice })
  return { kind: 'entered', cookies }
}
