import { AppError } from '@balcao/domain/texts/app-error'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { dropPlanChange } from './drop-plan-change.ts'

/** Withdraws a planned change: the next charge is for the present plan. */
export async function withdrawPlanChange(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { change } = await lockSubscription(caller, subscriptionId, sees)
  if (change?.state !== 'PLANNED') throw new AppError('plan_not_changeable', { obstacle: 'UNDER_WAY' })
  await dropPlanChange(caller, change, { reason: 'WITHDRAWN', by: actor })
}
