import { eq } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { settleExternalAccess } from '#modules/access/external/settle-external-access.ts'
import type { Scope } from '#scope.ts'
import { accessUntil } from './access-until.ts'
import { announceSubscription } from './announce-subscription.ts'
import { planTurn } from './plan-turn.ts'
import type { Subscription } from './subscription.ts'

export type SubscriptionChanges = Partial<
  Pick<
    Subscription,
    | 'state'
    | 'buyerEmail'
    | 'savedCardId'
    | 'paidUntil'
    | 'nextStepAt'
    | 'resumesAt'
    | 'heldSince'
    | 'canceledBy'
    | 'cancelReason'
    | 'canceledAt'
  >
>

/**
 * The only writer of a subscription after its start. The caller has locked it. Access and the next job follow
 * from the written row. The seller's servers get an event, except for a longer period that is no paid
 * renewal.
 */
export async function changeSubscription(
  scope: Scope,
  before: Subscription,
  changes: SubscriptionChanges,
  { isAnnounced = true }: { isAnnounced?: boolean } = {},
): Promise<Subscription> {
  const next = { ...before, ...changes, updatedAt: scope.now }
  const after = { ...next, accessUntil: accessUntil(next) }
  await scope.tx
    .update(subscriptions)
    .set({ ...changes, accessUntil: after.accessUntil, updatedAt: scope.now })
    .where(eq(subscriptions.id, before.id))
  await planTurn(scope, after)
  if (isAnnounced) await announceSubscription(scope, before, after)
  await settleExternalAccess(scope, { orderIds: [before.orderId] })
  return after
}
