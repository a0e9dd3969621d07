import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { mailSubscription } from './mail-subscription.ts'
import type { Subscription } from './subscription.ts'
import { writeStep } from './write-step.ts'

/**
 * Ends a subscription whose last charge is paid and whose period is over: nothing more is charged. Counts
 * neither as a cancellation nor as a failure to pay.
 */
export async function completeSubscription(scope: Scope, subscription: Subscription): Promise<void> {
  const completed = await changeSubscription(scope, subscription, {
    state: 'COMPLETED',
    isTrial: false,
    canceledBy: null,
    cancelReason: null,
    canceledAt: null,
    nextStepAt: null,
    resumesAt: null,
  })
  await writeStep(scope, { subscriptionId: subscription.id, kind: 'COMPLETED' })
  await mailSubscription(scope, completed, {
    key: 'subscription-completed',
    template: 'subscriptionEnded',
    props: { cause: subscription.isKeptAfterLast ? 'COMPLETED_KEPT' : 'COMPLETED' },
  })
}
