import { addDays } from '@balcao/domain/calendar'
import { and, eq, gt, lt } from 'drizzle-orm'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { trustSavedCard } from '#modules/cards/trust-saved-card.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { nextRenewalStep } from '#modules/subscriptions/resume-now.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { applyPlan } from './apply-plan.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { mailPlanChange } from './mail-plan-change.ts'

type Followed = { subscription: Subscription; cycle: Cycle; payment: Payment }

/**
 * Follows the payment of a change of plan. Approved: the change is made. Refused: the subscription stays as it was,
 * with nothing overdue. A payment is accepted only while the change is open (`is-period-over.ts`), so an accepted
 * payment always makes the change, even if the subscription ended in the same minute.
 */
export async function followPlanPayment(scope: Scope, followed: Followed): Promise<void> {
  const { cycle, payment } = followed
  if (payment.certainty !== 'KNOWN') return
  const [change] = await scope.tx
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.cycleId, cycle.id), eq(planChanges.state, 'CHARGING')))
  if (!change) return
  if (payment.status === 'APPROVED') await makeChange(scope, followed, change)
  const isOver = payment.status === 'REJECTED' || payment.status === 'CANCELED'
  // An expired code with a successor is ignored: the new code decides.
  if (!isOver || payment.supersededById !== null) return
  const reason = payment.method === 'CREDIT_CARD' ? 'CARD' : 'UNPAID'
  await dropPlanChange(scope, change, { reason })
}

async function makeChange(
  scope: Scope,
  { subscription, cycle, payment }: Followed,
  change: PlanChange,
): Promise<void> {
  const { tx } = scope
  const { startsOn, frequencyInDays } = change
  const endsOn = addDays(startsOn, frequencyInDays)
  const isNews = await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'PAID',
    cycle: cycle.number,
    paymentId: payment.id,
    key: `paid:${payment.id}:${payment.disputeWonAt?.toISOString() ?? ''}`,
    detail: { amountCents: payment.amountCents, until: endsOn },
  })
  if (!isNews) return
  await endFormerCycle(scope, { cycle, startsOn })
  await tx
    .update(subscriptionCycles)
    .set({ state: 'PAID', endsOn, paidAt: payment.paidAt })
    .where(eq(subscriptionCycles.id, cycle.id))
  if (payment.method === 'CREDIT_CARD' && subscription.savedCardId !== null)
    await trustSavedCard(scope, { savedCardId: subscription.savedCardId, chargedAt: payment.createdAt })
  const paidUntil = dueTime(endsOn)
  const renewed = { ...subscription, paidUntil, frequencyInDays }
  const changed = await applyPlan(scope, subscription, change, {
    paidUntil,
    ...(subscription.state === 'ACTIVE' && { nextStepAt: nextRenewalStep(scope, renewed) }),
    ...(subscription.state === 'CANCEL_AT_END' && { nextStepAt: paidUntil }),
  })
  await mailPlanChange(scope, changed, change)
}

/** Ends the former cycle on the first day of the new plan: its unused days are the credit. */
async function endFormerCycle(
  { tx }: Scope,
  { cycle, startsOn }: { cycle: Cycle; startsOn: string },
): Promise<void> {
  await tx
    .update(subscriptionCycles)
    .set({ endsOn: startsOn })
    .where(
      and(
        eq(subscriptionCycles.subscriptionId, cycle.subscriptionId),
        eq(subscriptionCycles.state, 'PAID'),
        lt(subscriptionCycles.number, cycle.number),
        gt(subscriptionCycles.endsOn, startsOn),
      ),
    )
}
