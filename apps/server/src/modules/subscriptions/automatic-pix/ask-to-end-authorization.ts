import type { SubscriptionActor } from '@balcao/domain/payments/subscription-states'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

/** Name and payload of the job that ends, at the acquirer, everything that could still be debited. */
export const endDebitsTicket = {
  name: 'end-pix-debits',
  payload: z.object({ subscriptionId: z.uuid() }),
  triesMax: 25,
}

/**
 * Marks an authorisation to be ended. The caller holds the lock of the subscription and makes no further
 * debit through it.
 */
export async function askToEndAuthorization(
  { tx, now }: Scope,
  { pixAuthorizationId, by }: { pixAuthorizationId: string; by: SubscriptionActor },
): Promise<void> {
  await tx
    .update(pixAuthorizations)
    .set({ endAskedBy: by, endAskedAt: now, updatedAt: now })
    .where(and(eq(pixAuthorizations.id, pixAuthorizationId), isNull(pixAuthorizations.endAskedAt)))
}

export function planEndOfDebits(scope: Scope, subscriptionId: string): Promise<void> {
  return addJob(
    scope,
    endDebitsTicket,
    { subscriptionId },
    { key: `${endDebitsTicket.name}:${subscriptionId}` },
  )
}
