import type { Scope } from '#scope.ts'
import { changeSubscription } from './change-subscription.ts'
import type { Subscription } from './subscription.ts'
import { noticeTime } from './subscription-calendar.ts'
import { type StepActor, writeStep } from './write-step.ts'

/**
 * Resumes a paused subscription: the paid period is used up first, and the next cycle is charged after it, or
 * at once without one.
 */
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

/** The next step of a subscription after it resumes renewing. */
export function nextRenewalStep(
  { now }: Scope,
  { paidUntil, ...terms }: Pick<Subscription, 'paidUntil' | 'frequencyInDays' | 'isTrial'>,
): Date {
  return paidUntil !== null && paidUntil > now ? noticeTime(paidUntil, terms) : now
}
