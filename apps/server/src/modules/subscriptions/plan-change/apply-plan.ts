import { eq } from 'drizzle-orm'
import { planChanges } from '#db/schema/subscriptions.ts'
import { changeSubscription, type SubscriptionChanges } from '#modules/subscriptions/change-subscription.ts'
import type { PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'

/** Moves a subscription to the plan of an open change, together with other changes of the row. */
export async function applyPlan(
  scope: Scope,
  subscription: Subscription,
  change: PlanChange,
  changes: SubscriptionChanges = {},
): Promise<Subscription> {
  const { id, offerId, priceCents, frequencyInDays, fromOfferId, fromPriceCents, fromFrequencyInDays } =
    change
  await scope.tx
    .update(planChanges)
    .set({ state: 'DONE', settledAt: scope.now })
    .where(eq(planChanges.id, id))
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'PLAN_CHANGED',
    detail: { offerId, priceCents, frequencyInDays, fromOfferId, fromPriceCents, fromFrequencyInDays },
  })
  return changeSubscription(scope, subscription, { ...changes, offerId, priceCents, frequencyInDays })
}
