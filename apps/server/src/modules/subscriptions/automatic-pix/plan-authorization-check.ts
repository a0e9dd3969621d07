import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import {
  checkAuthorizationKey,
  checkAuthorizationTicket,
} from '#modules/payments/core/check-authorization-ticket.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/**
 * Plans a read of the authorisation after a debit was refused or canceled by others: the buyer may have ended
 * it.
 */
export async function planAuthorizationCheck(
  scope: Scope,
  { pixAuthorizationId }: Pick<Subscription, 'pixAuthorizationId'>,
): Promise<void> {
  if (pixAuthorizationId === null) return
  const [authorization] = await scope.tx
    .select({ paymentId: pixAuthorizations.paymentId })
    .from(pixAuthorizations)
    .where(eq(pixAuthorizations.id, pixAuthorizationId))
  if (authorization) await readSoon(scope, authorization.paymentId)
}

/** Plans an early read of the authorisation that was requested with this payment. */
export function readSoon(scope: Scope, paymentId: string): Promise<void> {
  const key = checkAuthorizationKey(paymentId)
  return addJob(scope, checkAuthorizationTicket, { paymentId, round: 0 }, { key })
}
