import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import type { Subscription } from './subscription.ts'
import { noticeTime } from './subscription-calendar.ts'
import { type StepActor, writeStep } from './write-step.ts'

/** Resumes a paused subscription. The next cycle is charged when the paid period ends, or at once if it has ended. */
export async function resumeNow(
  scope: Scope,
  subscription: Subscription,
  by: StepActor,
): Promise<Subscription> {
  const resumed = await changeSubscription(scope, subscription, {
    state: 'ACTIVE',
    resumesAt: null,
    nextStepAt: nextRenewalStep(scope, subscription),
  })
  await writeStep(scope, { subscriptionId: subscription.id, kind: 'RESUMED', by })
  return resumed
}

/** Time of the next step of a subscription that renews again. */
export function nextRenewalStep(
  { now }: Scope,
  { paidUntil, ...terms }: Pick<Subscription, 'paidUntil' | 'frequencyInDays' | 'isTrial'>,
): Date {
  return paidUntil !== null && paidUntil > now ? noticeTime(paidUntil, terms) : now
}
