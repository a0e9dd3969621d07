import { AppError } from '@balcao/domain/texts/app-error'
import type { z } from 'zod'
import { changeSubscription } from './change-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { lockSubscription } from './lock-subscription.ts'
import type { cancelSubscriptionInput } from './subscription.input.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'
import { writeStep } from './write-step.ts'

/** Ends a subscription now, or at the end of the paid period. Without a paid period it ends now in both cases. */
export async function cancelSubscription(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId, at, reason = '' }: z.output<typeof cancelSubscriptionInput>,
): Promise<void> {
  const { subscription } = await lockSubscription(caller, subscriptionId, sees)
  const { state, paidUntil } = subscription
  if (state === 'CANCELED' || state === 'COMPLETED' || state === 'INCOMPLETE_EXPIRED')
    throw new AppError('subscription_not_changeable', { state })
  const isPaidFor = paidUntil !== null && paidUntil > caller.now
  if (at === 'NOW' || !isPaidFor) {
    await endSubscription(caller, subscription, { by: actor, cause: 'ASKED', reason: reason || null })
    return
  }
  if (state === 'CANCEL_AT_END') return
  await changeSubscription(caller, subscription, {
    state: 'CANCEL_AT_END',
    canceledBy: actor.kind,
    cancelReason: reason || null,
    canceledAt: caller.now,
    nextStepAt: paidUntil,
    resumesAt: null,
  })
  await writeStep(caller, { subscriptionId, kind: 'CANCEL_PLANNED', by: actor, detail: { reason } })
}
