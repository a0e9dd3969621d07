import { addDays } from '@balcao/domain/calendar'
import type { OwnRefundReason } from '@balcao/domain/payments/own-refund-reasons'
import { and, eq, gt, lt } from 'drizzle-orm'
import { planChanges, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { trustSavedCard } from '#modules/cards/trust-saved-card.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { askRefund } from '#modules/refunds/ask-refund.ts'
import { hasOpenDispute } from '#modules/refunds/disputes/dispute.ts'
import { endSubscription } from '#modules/subscriptions/end-subscription.ts'
import { nextRenewalStep } from '#modules/subscriptions/resume-now.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { dueTime } from '#modules/subscriptions/subscription-calendar.ts'
import { bySystem, writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { applyPlan } from './apply-plan.ts'
import { dropPlanChange } from './drop-plan-change.ts'
import { mailPlanChange } from './mail-plan-change.ts'
import { isCreditKept } from './read-worth.ts'

type Followed = { subscription: Subscription; former: Cycle; cycle: Cycle; payment: Payment }

/**
 * Follows the payment of a change of plan. Approved: the change is made. Refused: the subscription stays as it was,
 * with nothing overdue. A payment is accepted only while the change is open (`is-period-over.ts`), so an accepted
 * payment makes the change, even if the subscription ended in the same minute. The payment is refunded if the credit
 * was lost by then.
 */
export async function followPlanPayment(scope: Scope, followed: Followed): Promise<void> {
  const { former, cycle, payment } = followed
  if (payment.certainty !== 'KNOWN') return
  const [change] = await scope.tx
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.cycleId, cycle.id), eq(planChanges.state, 'CHARGING')))
  if (!change) return
  switch (payment.status) {
    case 'APPROVED':
      if (await isCreditKept(scope, former, change)) return makeChange(scope, followed, change)
      await dropPlanChange(scope, change, { reason: 'REVERSED' })
      return returnDroppedCharge(scope, cycle, payment)
    case 'REJECTED':
    case 'CANCELED':
      // An expired code that was replaced is ignored: the payment by the new code decides.
      if (payment.supersededById !== null) return
      return dropPlanChange(scope, change, { reason: payment.method === 'CREDIT_CARD' ? 'CARD' : 'UNPAID' })
    case 'REFUNDED':
      return dropPlanChange(scope, change, { reason: 'REVERSED' })
    case 'CHARGEBACK':
      return takeDispute(scope, followed, change)
    case 'PENDING':
  }
}

/**
 * Refunds, once, the charge of a change that was dropped after its payment. During a dispute the refund waits: a won
 * dispute settles the cycle again, and after a lost one no money is left to refund.
 */
export async function returnDroppedCharge(
  scope: Scope,
  { id: cycleId }: Cycle,
  { id: paymentId, status, certainty, bookedCents }: Payment,
): Promise<void> {
  const isPaid = status === 'APPROVED' && certainty === 'KNOWN' && bookedCents > 0
  if (!isPaid || (await hasOpenDispute(scope, paymentId))) return
  const reason: OwnRefundReason = 'plan not changed'
  await askRefund(
    scope,
    { kind: 'WHOLE', paymentId, key: `plan-change:${cycleId}`, reason },
    { ...theProduct, askedBy: 'PRODUCT' },
  )
}

/**
 * Handles a dispute that arrived before the change was made. A dispute about any period ends the subscription; a won
 * dispute restores the period, or refunds the charge if its credit was lost.
 */
async function takeDispute(
  scope: Scope,
  { subscription, former, cycle, payment }: Followed,
  change: PlanChange,
): Promise<void> {
  const isKept = await isCreditKept(scope, former, change)
  await dropPlanChange(scope, change, { reason: 'REVERSED' })
  if (isKept) {
    await scope.tx
      .update(subscriptionCycles)
      .set({ state: 'REVERSED', paidAt: payment.paidAt })
      .where(eq(subscriptionCycles.id, cycle.id))
    await endFormerCycle(scope, { cycle, startsOn: change.startsOn })
  }
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'CHARGED_BACK',
    cycle: cycle.number,
    paymentId: payment.id,
    detail: { refundedCents: payment.refundedCents },
  })
  await endSubscription(scope, subscription, { by: bySystem, cause: 'REFUNDED', reason: null })
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
