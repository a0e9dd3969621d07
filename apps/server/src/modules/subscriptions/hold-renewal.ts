import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import { pollMs } from './charging/decide-step.ts'
import { mailSubscription } from './mail-subscription.ts'
import type { Subscription } from './subscription.ts'
import { writeStep } from './write-step.ts'

/**
 * Holds the charges while the seller may not sell: the paid period runs out, the subscriber gets one mail,
 * and the next check is planned.
 */
export async function holdRenewal(scope: Scope, subscription: Subscription): Promise<void> {
  const { now } = scope
  const { id: subscriptionId, paidUntil } = subscription
  const heldSince = subscription.heldSince ?? now
  const nextStepAt = new Date(now.getTime() + pollMs)
  await changeSubscription(scope, subscription, { heldSince, nextStepAt })
  const key = `held:${heldSince.toISOString()}`
  const isNews = await writeStep(scope, { subscriptionId, kind: 'HELD', key })
  if (isNews)
    await mailSubscription(scope, subscription, {
      key: `subscription-on-hold:${heldSince.toISOString()}`,
      template: 'subscriptionOnHold',
      props: { paidUntil },
    })
}
