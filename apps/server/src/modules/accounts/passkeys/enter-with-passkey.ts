import { AppError } from '@balcao/domain/texts/app-error'
import type { Role } from '@balcao/domain/vocabulary'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { acceptByEntering, asInvited } from '#modules/accounts/invitations/accept-by-entering.ts'
import { enterThroughDoor } from '#modules/accounts/sessions/enter-through-door.ts'
import { mayLogInWithoutSignOn } from '#modules/accounts/sign-on/may-log-in-without-sign-on.ts'
import { beginAttempt } from '#modules/accounts/throttling/begin-attempt.ts'
import { forgiveAttempt } from '#modules/accounts/throttling/forgive-attempt.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { canUseDoor, getUser } from '#modules/accounts/users/user.ts'
import { inScope, type Scope } from '#scope.ts'
import { entryQuestion } from './ask-for-passkey.ts'
import { checkPasskey } from './check-passkey.ts'
import type { PasskeyAnswer } from './passkey.input.ts'
import { findPasskey } from './passkey.ts'

type PasskeyEntry = {
  door: Role
  answer: PasskeyAnswer
  rememberDevice: boolean
  invitation?: string
}

/**
 * Login by passkey: possession of the device and user verification count as password and second factor.
 * Throttling and logging are the same as with a password; refusals are thrown after the commit, so that the
 * failed tries stay counted and logged.
 */
export async function enterWithPasskey(visitor: Visitor, entry: PasskeyEntry): Promise<{ next: 'done' }> {
  const { platformId } = entryQuestion(visitor, entry.door)
  const outcome = await inScope(visitor.app, platformId, (scope) => tryPasskey(scope, visitor, entry))
  if (outcome.kind === 'throttled')
    throw new AppError('credentials_throttled', { retryAfterSeconds: outcome.retryAfterSeconds })
  if (outcome.kind === 'wrong') throw new AppError('passkey_invalid')
  if (outcome.kind === 'dead_invitation') throw new AppError('token_expired')
  if (outcome.kind === 'blocked') throw new AppError('permission_missing', { reason: 'account_blocked' })
  if (outcome.kind === 'sign_on') throw new AppError('sign_on_required')
  visitor.setCookies(outcome.cookies)
  return { next: 'done' }
}

type Outcome =
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'wrong' }
  | { kind: 'dead_invitation' }
  | { kind: 'blocked' }
  | { kind: 'sign_on' }
  | { kind: 'entered'; cookies: string[] }

async function tryPasskey(
  scope: Scope,
  visitor: Visitor,
  { door, answer, rememberDevice, invitation }: PasskeyEntry,
): Promise<Outcome> {
  const held = await findPasskey(scope, answer.id)
  const owner = held && (await getUser(scope, held.userId))
  // Tries with an unknown passkey are counted by its id, as tries with an unknown address are.
  const email = owner?.email ?? `passkey ${answer.id}`
  const attempt = await beginAttempt(scope, visitor, { door, email })
  if (attempt.kind === 'throttled') return attempt
  const record = (outcome: Parameters<typeof recordAttempt>[2]['outcome']) =>
    recordAttempt(scope, visitor, { door, email, userId: owner?.id ?? null, outcome })

  const question = entryQuestion(visitor, door)
  const isProven = held !== null && (await checkPasskey(scope, visitor, { held, question, answer }))
  const user = isProven ? await asInvited(scope, owner, { door, invitation }) : null
  if (!user?.roles.includes(door)) {
    await record('WRONG_CREDENTIALS')
    return { kind: user && invitation ? 'dead_invitation' : 'wrong' }
  }
  await forgiveAttempt(scope, attempt.throttleKeys)
  if (!canUseDoor(user, door, scope.now)) {
    await record('BLOCKED')
    return { kind: 'blocked' }
  }
  if (!(await mayLogInWithoutSignOn(scope, { user, door, by: 'PASSKEY' }))) {
    await record('BLOCKED')
    return { kind: 'sign_on' }
  }
  await acceptByEntering(scope, visitor, { user, door, invitation })
  const { cookies } = await enterThroughDoor(scope, visitor, { user, door, shouldRemember: rememberDevice })
  return { kind: 'entered', cookies }
}
