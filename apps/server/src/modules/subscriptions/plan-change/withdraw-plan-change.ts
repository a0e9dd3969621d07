import { AppError } from '@balcao/domain/texts/app-error'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { nextRenewalStep } from '#modules/subscriptions/resume-now.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { isBuyersChoice } from './is-buyers-choice.ts'

/**
 * Withdraws a planned change: the next charge is for the present plan. If that charge was announced at the price of
 * the planned plan, it is announced again. Only the buyer can withdraw a change that the buyer planned.
 */
export async function withdrawPlanChange(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { subscription, change } = await lockSubscription(caller, subscriptionId, sees)
  if (change?.state !== 'PLANNED') throw new AppError('plan_not_changeable', { obstacle: 'UNDER_WAY' })
  if (isBuyersChoice(change, actor.kind))
    throw new AppError('plan_not_changeable', { obstacle: 'BUYERS_CHOICE' })
  await dropPlanChange(caller, change, { reason: 'WITHDRAWN', by: actor })
  if (subscription.state !== 'ACTIVE' || subscription.heldSince !== null) return
  const nextStepAt = nextRenewalStep(caller, subscription)
  await changeSubscription(caller, subscription, { nextStepAt }, { isAnnounced: false })
}
