import type { PlanChange } from '#modules/subscriptions/subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'

/**
 * Whether the buyer planned this change and the viewer is not the buyer. Seller and staff must leave such a change,
 * since it may be to a cheaper plan.
 */
export function isBuyersChoice(
  change: Pick<PlanChange, 'actor'> | null,
  viewer: SubscriptionViewer['actor']['kind'],
): boolean {
  return change?.actor === 'BUYER' && viewer !== 'BUYER'
}
