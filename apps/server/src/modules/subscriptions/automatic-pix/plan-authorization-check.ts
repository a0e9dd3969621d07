import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import {
  checkAuthorizationKey,
  checkAuthorizationTicket,
} from '#modules/payments/core/check-authorization-ticket.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'

/** For a debit that was refused or called off by others: perhaps the buyer has ended the authorisation. */
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

/** The authorisation that was asked for with this payment is read by a job. */
export function readSoon(scope: Scope, paymentId: string): Promise<void> {
  const key = checkAuthorizationKey(paymentId)
  return addJob(scope, checkAuthorizationTicket, { paymentId, round: 0 }, { key })
}
