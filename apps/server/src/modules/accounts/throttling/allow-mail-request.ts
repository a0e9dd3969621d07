import { AppError } from '@balcao/domain/app-error'
import type { Scope } from '../../../scope.ts'
import { addressNetwork } from '../doors/address-network.ts'
import type { Visitor } from '../doors/visitor.ts'
import { emailHash } from './email-hash.ts'
import { spendAttempt } from './spend-attempt.ts'

/** Nobody can have us fill a mailbox. Counted by what was typed, so the limit says nothing about whether the address is known. */
export async function allowMailRequest(scope: Scope, { ip }: Visitor, email: string): Promise<void> {
  const throttled = await spendAttempt(scope, [
    { policy: 'mailbox', who: emailHash(scope.app, email) },
    { policy: 'sender', who: addressNetwork(ip) },
  ])
  if (throttled) throw new AppError('rate_limited', throttled)
}
