import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { type PlanChoices, planChoices } from './plan-choices.ts'

/** Preview of a change of plan: every plan with the amount due today. */
export async function listPlanChoices(
  viewer: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<PlanChoices> {
  const held = await lockSubscription(viewer.caller, subscriptionId, viewer.sees)
  return planChoices(viewer, held)
}
