import { AppError } from '@balcao/domain/texts/app-error'
import { lockSubscription } from './lock-subscription.ts'
import { resumeNow } from './resume-now.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'

/** Ends a pause before its time. */
export async function resumeSubscription(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { subscription } = await lockSubscription(caller, subscriptionId, sees)
  if (subscription.state !== 'PAUSED')
    throw new AppError('subscription_not_changeable', { state: subscription.state })
  await resumeNow(caller, subscription, actor)
}
