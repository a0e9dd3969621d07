import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { changeSubscription } from './change-subscription.ts'
import { lockSubscription } from './lock-subscription.ts'
import { dropPlanChange } from './plan-change/drop-plan-change.ts'
import type { pauseSubscriptionInput } from './subscription.input.ts'
import { dueTime } from './subscription-calendar.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'
import { writeStep } from './write-step.ts'

/**
 * Pauses the charges. The paid period can be used to its end. No reminder of an open invoice is sent; its
 * payment still buys the period, and after the pause the same invoice is used for as long as it can be paid.
 */
export async function pauseSubscription(
  { caller, sees, actor }: SubscriptionViewer,
  { subscriptionId, resumesOn, reason = '' }: z.output<typeof pauseSubscriptionInput>,
): Promise<void> {
  const { subscription, change } = await lockSubscription(caller, subscriptionId, sees)
  const { state } = subscription
  if (state !== 'ACTIVE' && state !== 'PAST_DUE') throw new AppError('subscription_not_changeable', { state })
  const resumesAt = resumesOn === undefined ? null : dueTime(resumesOn)
  if (resumesAt !== null && resumesAt <= caller.now)
    throw new AppError('date_in_past', { field: 'resumesOn' })
  if (change?.state === 'ASKED') await dropPlanChange(caller, change, { reason: 'PAUSED', by: actor })
  await caller.tx
    .update(subscriptionCycles)
    .set({ state: 'UNPAID' })
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(subscriptionCycles.state, 'OPEN')))
  await changeSubscription(caller, subscription, { state: 'PAUSED', resumesAt, nextStepAt: resumesAt })
  await writeStep(caller, {
    subscriptionId,
    kind: 'PAUSED',
    by: actor,
    detail: { reason, resumesOn: resumesOn ?? null },
  })
}
