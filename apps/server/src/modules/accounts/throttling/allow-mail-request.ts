import { AppError } from '@balcao/domain/texts/app-error'
import { addressNetwork } from '#kit/http/address-network.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { findKnownDevice } from '#modules/accounts/devices/find-known-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { emailHash } from './email-hash.ts'
import { spendAttempt } from './spend-attempt.ts'
import type { ThrottleKey } from './throttle-policies.ts'

/**
 * Limits mails to a mailbox. Strangers cannot use up its owner's share, because each network and each known
 * browser has a share of its own. Counted by the typed address, so the limit does not reveal whether the
 * address is known.
 */
export async function allowMailRequest(scope: Scope, visitor: Visitor, email: string): Promise<void> {
  const throttled = await spendAttempt(scope, await throttleKeysOf(scope, visitor, email), visitor.proof)
  if (throttled) throw new AppError('rate_limited', throttled)
}

async function throttleKeysOf(scope: Scope, visitor: Visitor, email: string): Promise<ThrottleKey[]> {
  const user = await findUserByEmail(scope, email)
  const device = await findKnownDevice(scope, visitor, user?.id ?? null)
  if (device) return [{ policy: 'mailbox', who: device }]
  // In a test mode every mail goes to the seller, whatever address was typed.
  const mailbox = isTestPlatform(scope.platformId) ? scope.platformId : emailHash(scope.app, email)
  const network = addressNetwork(visitor.ip)
  return [
    { policy: 'mailbox', who: `${mailbox} ${network}` },
    { policy: 'strangersToMailbox', who: mailbox },
    { policy: 'strangersOfNetwork', who: network },
  ]
}
