import { AppError } from '@balcao/domain/texts/app-error'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import type { SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import { askToEndAuthorization, planEndOfDebits } from './ask-to-end-authorization.ts'

/**
 * Ends the Pix Automático of a subscription that goes on: from this commit on it makes no debit, a debit
 * under way is withdrawn, and renewals are paid by invoice.
 */
export async function endAutomaticPix(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { subscription } = await lockSubscription(caller, subscriptionId, sees)
  const { pixAuthorizationId, state } = subscription
  if (pixAuthorizationId === null) throw new AppError('subscription_not_changeable', { state })
  await askToEndAuthorization(caller, { pixAuthorizationId, by: actor.kind })
  await changeSubscription(caller, subscription, { pixAuthorizationId: null })
  await planEndOfDebits(caller, subscriptionId)
  await writeStep(caller, {
    subscriptionId,
    kind: 'PIX_AUTHORIZATION_ENDED',
    by: actor,
    key: `authorization-ended:${pixAuthorizationId}`,
  })
}
