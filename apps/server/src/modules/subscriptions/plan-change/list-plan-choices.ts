import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { subscriptions } from '#db/schema/subscriptions.ts'
import { findNewestCycle } from '#modules/subscriptions/lock-subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { findOpenChange } from './find-open-change.ts'
import { type PlanChoices, planChoices } from './plan-choices.ts'

/** Preview of a change of plan: every plan with the amount due today. Locks nothing. */
export async function listPlanChoices(
  viewer: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<PlanChoices> {
  const { caller, sees } = viewer
  const [subscription] = await caller.tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), sees))
  if (!subscription) throw new AppError('subscription_not_found')
  const cycle = await findNewestCycle(caller, subscriptionId)
  return planChoices(viewer, { subscription, cycle, change: await findOpenChange(caller, subscriptionId) })
}
