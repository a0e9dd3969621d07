import type { SubscriptionActor } from '@balcao/domain/payments/subscription-states'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import type { Scope } from '#scope.ts'

/** The queue's ticket for the job that ends, at the acquirer, what may still be debited. */
export const endDebitsTicket = {
  name: 'end-pix-debits',
  payload: z.object({ subscriptionId: z.uuid() }),
  triesMax: 25,
}

/** Notes that an authorisation has to end. The caller holds the subscription and debits nothing more by it. */
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
