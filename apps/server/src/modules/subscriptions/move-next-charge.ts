import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { changeSubscription } from './change-subscription.ts'
import { chargeDays } from './charging/charge-days.ts'
import { lockSubscription } from './lock-subscription.ts'
import { mailSubscription } from './mail-subscription.ts'
import { nextRenewalStep } from './resume-now.ts'
import type { moveNextChargeInput } from './subscription.input.ts'
import { dueTime } from './subscription-calendar.ts'
import type { SubscriptionViewer } from './subscription-viewer.ts'
import { writeStep } from './write-step.ts'

/**
 * Moves the next charge to another day. The paid cycle lasts until then and never ends before the paid days
 * are over, so that no cycle is charged twice; the next one, and a planned change of plan, start on the new day. The
 * buyer gets a mail.
 */
export async function moveNextCharge(
  viewer: SubscriptionViewer,
  { subscriptionId, chargeOn }: z.output<typeof moveNextChargeInput>,
): Promise<void> {
  const { caller, sees, actor } = viewer
  const held = await lockSubscription(caller, subscriptionId, sees)
  const { subscription, cycle, change } = held
  const { state, paidUntil } = subscription
  const allowed = await chargeDays(viewer, held)
  if (!allowed || paidUntil === null) throw new AppError('subscription_not_changeable', { state })
  if (chargeOn < allowed.first || chargeOn > allowed.last || chargeOn === cycle.endsOn)
    throw new AppError('charge_date_not_allowed', { field: 'chargeOn' })
  const dueAt = dueTime(chargeOn)
  await caller.tx
    .update(subscriptionCycles)
    .set({ endsOn: chargeOn })
    .where(eq(subscriptionCycles.id, cycle.id))
  if (change)
    await caller.tx.update(planChanges).set({ startsOn: chargeOn }).where(eq(planChanges.id, change.id))
  await changeSubscription(
    caller,
    subscription,
    { paidUntil: dueAt, nextStepAt: nextRenewalStep(caller, { ...subscription, paidUntil: dueAt }) },
    { isAnnounced: false },
  )
  await writeStep(caller, {
    subscriptionId,
    kind: 'CHARGE_MOVED',
    by: actor,
    cycle: cycle.number,
    detail: { from: cycle.endsOn, to: chargeOn },
  })
  const { priceCents } = change ?? subscription
  await mailSubscription(
    caller,
    { ...subscription, priceCents },
    {
      key: `subscription-date-moved:${caller.now.toISOString()}`,
      template: 'subscriptionDateMoved',
      props: { dueAt, formerDueAt: paidUntil, isOwnWish: actor.kind === 'BUYER' },
    },
  )
}
