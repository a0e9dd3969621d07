import type { Role } from '@balcao/domain/vocabulary'
import { addressNetwork } from '#kit/http/address-network.ts'
import { findKnownDevice } from '#modules/accounts/devices/find-known-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { findUserByEmail, type User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { emailHash } from './email-hash.ts'
import { recordAttempt } from './record-attempt.ts'
import { spendAttempt } from './spend-attempt.ts'
import type { ThrottleKey } from './throttle-policies.ts'

export type BegunAttempt =
  | { kind: 'throttled'; retryAfterSeconds: number }
  | { kind: 'open'; user: User | null; throttleKeys: ThrottleKey[] }

/**
 * First step of every login: finds the person and counts the try against the limits, with the same work for
 * unknown people.
 */
export async function beginAttempt(
  scope: Scope,
  visitor: Visitor,
  { door, email }: { door: Role; email: string },
): Promise<BegunAttempt> {
  const user = await findUserByEmail(scope, email)
  const throttleKeys = await throttleKeysOf(scope, visitor, { door, user, email })
  const throttled = await spendAttempt(scope, throttleKeys, visitor.proof)
  if (!throttled) return { kind: 'open', user, throttleKeys }
  await recordAttempt(scope, visitor, { door, email, userId: user?.id ?? null, outcome: 'THROTTLED' })
  return { kind: 'throttled', ...throttled }
}

/**
 * A browser that this person used before has a counter of its own, so that strangers cannot lock its owner
 * out.
 */
async function throttleKeysOf(
  scope: Scope,
  visitor: Visitor,
  { door, user, email }: { door: Role; user: User | null; email: string },
): Promise<ThrottleKey[]> {
  const device = await findKnownDevice(scope, visitor, user?.id ?? null)
  if (device) return [{ policy: 'device', who: device }]
  const account = emailHash(scope.app, email)
  const network = addressNetwork(visitor.ip)
  return [
    { policy: 'accountFromNetwork', who: `${account} ${network}` },
    { policy: 'accountAlarm', who: account },
    { policy: door === 'CUSTOMER' ? 'networkOfCodes' : 'network', who: network },
    { policy: 'platformAlarm', who: 'all' },
  ]
}
