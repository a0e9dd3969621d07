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
 * Follows the payment of a change of plan: paid, the change is made; refused, the subscription stays as it was, with
 * nothing overdue. A payment is taken only while the change is open (`is-period-over.ts`), so one that was taken
 * always makes it, even for a subscription that ended in that minute.
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
  // A new code was made for one that expired: that one decides.
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

/** The paid cycle ends where the new plan begins: its unused days have paid a part of that. */
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
