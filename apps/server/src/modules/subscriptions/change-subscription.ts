import { eq } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { settleExternalAccess } from '#modules/access/external/settle-external-access.ts'
import type { Scope } from '#scope.ts'
import { announceSubscription } from './announce-subscription.ts'
import { graceDays } from './charging/dunning.ts'
import { planStep } from './charging/plan-step.ts'
import type { Subscription } from './subscription.ts'
import { daysAfter } from './subscription-calendar.ts'

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
  await planStep(scope, after)
  if (isAnnounced) await announceSubscription(scope, before, after)
  await settleExternalAccess(scope, { orderIds: [before.orderId] })
  return after
}

/**
 * End of the buyer's access. A subscription that renews keeps it for some days after a missed charge; a pause
 * or an end leaves what is paid. Stored with every change, for the code that grants and suspends access.
 */
function accessUntil({ state, paidUntil }: Pick<Subscription, 'state' | 'paidUntil'>): Date | null {
  if (paidUntil === null) return null
  return state === 'ACTIVE' || state === 'PAST_DUE' ? daysAfter(paidUntil, graceDays) : paidUntil
}
