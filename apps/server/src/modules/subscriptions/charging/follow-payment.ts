import { addDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import { daysOfCycle } from '@balcao/domain/money/subscription-price'
import type { DeclineReason } from '@balcao/providers/results'
import { and, desc, eq, gt } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { trustSavedCard } from '#modules/cards/trust-saved-card.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { neverReached } from '#modules/payments/views/card-decline-of.ts'
import {
  planAuthorizationCheck,
  readSoon,
} from '#modules/subscriptions/automatic-pix/plan-authorization-check.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { endSubscription } from '#modules/subscriptions/end-subscription.ts'
import { isStanding } from '#modules/subscriptions/lock-subscription.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import { dueTime, noticeTime } from '#modules/subscriptions/subscription-calendar.ts'
import { bySystem, writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { nextDunningStep } from './dunning.ts'
import { mailChargeFailed } from './mail-charge-failed.ts'

/** Decline reasons that a later try cannot change: irreversible by the rules of ABECS. */
export const hardReasons: readonly DeclineReason[] = [
  'invalid_card',
  'expired_card',
  'lost_or_stolen_card',
  'suspected_fraud',
  'not_permitted',
]
const tryAgainMs = 6 * 3_600_000

type Followed = { subscription: Subscription; cycle: Cycle; isNewest: boolean; payment: Payment }

/**
 * Moves a subscription by the current state of a cycle's payment. The same state moves it once, whatever
 * reports it.
 */
export async function followPayment(scope: Scope, followed: Followed): Promise<void> {
  const { payment } = followed
  if (payment.certainty !== 'KNOWN') return
  switch (payment.status) {
    case 'APPROVED':
      return takePayment(scope, followed)
    case 'REJECTED':
    case 'CANCELED':
      return takeRefusal(scope, followed)
    case 'REFUNDED':
    case 'CHARGEBACK':
      return takeReversal(scope, followed)
    case 'PENDING':
  }
}

/**
 * Days that a payment buys. A first payment, and a payment after the end of the subscription or of the billed period:
 * a whole period from the day of payment. A late renewal: the period that it was billed for. A won dispute: the former
 * period again, and the later periods that are paid.
 */
async function takePayment(scope: Scope, { subscription, cycle, payment }: Followed): Promise<void> {
  const { state } = subscription
  const isOver = state === 'CANCELED' || state === 'COMPLETED'
  const paidAt = payment.paidAt ?? scope.now
  const isTooLate = isOver || paidAt >= dueTime(cycle.endsOn)
  const isRestored = cycle.state === 'REVERSED' && cycle.paidAt !== null
  const isAnew = !isRestored && (cycle.number === 1 || (isTooLate && cycle.state !== 'REVERSED'))
  const startsOn = isAnew ? dayInSaoPaulo(paidAt) : cycle.startsOn
  const { frequencyInDays } = cycle
  const endsOn = isRestored
    ? cycle.endsOn
    : addDays(startsOn, daysOfCycle({ ...subscription, frequencyInDays }, cycle.number))
  const isNews = await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: isOver ? 'PAID_LATE' : 'PAID',
    cycle: cycle.number,
    paymentId: payment.id,
    key: `paid:${payment.id}:${payment.disputeWonAt?.toISOString() ?? ''}`,
    detail: { amountCents: payment.amountCents, until: endsOn },
  })
  if (!isNews) return
  if (payment.automaticPix === 'AUTHORIZE') await readSoon(scope, payment.id)
  await scope.tx
    .update(subscriptionCycles)
    .set({ state: 'PAID', startsOn, endsOn, paidAt: payment.paidAt })
    .where(eq(subscriptionCycles.id, cycle.id))
  if (payment.method === 'CREDIT_CARD' && subscription.savedCardId !== null)
    await trustSavedCard(scope, { savedCardId: subscription.savedCardId, chargedAt: payment.createdAt })
  const paid = dueTime(isRestored ? await lastPaidDay(scope, cycle) : endsOn)
  const paidUntil =
    subscription.paidUntil !== null && subscription.paidUntil > paid ? subscription.paidUntil : paid
  // A trial ends with the first whole period that is paid.
  const isTrial = subscription.isTrial && cycle.number === 1
  if (isOver || state === 'PAUSED') {
    await changeSubscription(scope, subscription, { paidUntil, isTrial })
    return
  }
  const isEnding = state === 'CANCEL_AT_END'
  await changeSubscription(scope, subscription, {
    paidUntil,
    isTrial,
    state: isEnding ? state : 'ACTIVE',
    heldSince: null,
    nextStepAt: isEnding ? paidUntil : noticeTime(paidUntil, { ...subscription, isTrial }),
  })
}

/** The latest end of a subscription's paid cycles. */
async function lastPaidDay({ tx }: Scope, { subscriptionId, endsOn }: Cycle): Promise<CalendarDay> {
  const [latest] = await tx
    .select({ endsOn: subscriptionCycles.endsOn })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(subscriptionCycles.state, 'PAID')))
    .orderBy(desc(subscriptionCycles.endsOn))
    .limit(1)
  return latest?.endsOn ?? endsOn
}

async function takeRefusal(scope: Scope, { subscription, cycle, payment }: Followed): Promise<void> {
  const { state, method } = subscription
  const { statusReason: reason } = payment
  const isCard = payment.method === 'CREDIT_CARD'
  const isDebit = payment.automaticPix === 'DEBIT'
  const isLost = isCard ? neverReached(reason) : payment.status === 'REJECTED'
  const isNews = await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: isLost ? 'CHARGE_LOST' : isCard ? 'CHARGE_REFUSED' : isDebit ? 'DEBIT_GIVEN_UP' : 'CODE_EXPIRED',
    cycle: cycle.number,
    paymentId: payment.id,
    key: `refused:${payment.id}`,
    detail: { reason },
  })
  const isPursued = cycle.state === 'OPEN' && (state === 'ACTIVE' || state === 'PAST_DUE')
  if (!isNews || !isPursued) return
  // The bank's tries are over: the invoice follows at once.
  if (isDebit && !isLost) {
    await changeSubscription(scope, subscription, { nextStepAt: scope.now })
    return
  }
  // The acquirer refused the debit, perhaps because the authorisation has ended.
  if (isDebit) await planAuthorizationCheck(scope, subscription)
  const next = nextDunningStep(subscription, cycle, scope.now)
  if (isLost) {
    const soon = new Date(scope.now.getTime() + tryAgainMs)
    await changeSubscription(scope, subscription, { nextStepAt: soon < next ? soon : next })
    return
  }
  if (method !== 'CREDIT_CARD' || !isCard) return
  const isCardRefused = hardReasons.some((hard) => hard === reason)
  if (isCardRefused)
    await scope.tx
      .update(subscriptionCycles)
      .set({ isCardRefused })
      .where(eq(subscriptionCycles.id, cycle.id))
  const behind = await changeSubscription(scope, subscription, { state: 'PAST_DUE', nextStepAt: next })
  await mailChargeFailed(scope, behind, { ...cycle, isCardRefused })
}

/** A refund of the last paid period ends the subscription; a disputed charge ends it for any period. */
async function takeReversal(
  scope: Scope,
  { subscription, cycle, isNewest, payment }: Followed,
): Promise<void> {
  const isDispute = payment.status === 'CHARGEBACK'
  const isNews = await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: isDispute ? 'CHARGED_BACK' : 'REFUNDED',
    cycle: cycle.number,
    paymentId: payment.id,
    key: `${payment.status}:${payment.id}:${payment.refundedCents}`,
    detail: { refundedCents: payment.refundedCents },
  })
  if (!isNews) return
  await scope.tx
    .update(subscriptionCycles)
    .set({ state: 'REVERSED' })
    .where(eq(subscriptionCycles.id, cycle.id))
  const isRunning = isRunningCycle(scope, subscription, await endOfCredit(scope, cycle))
  if (!isNewest && !isDispute && !isRunning) return
  await endSubscription(scope, subscription, { by: bySystem, cause: 'REFUNDED', reason: null })
}

/**
 * Whether a cycle is the current one. An invoice is written before its period starts, so the current cycle
 * need not be the newest. A buyer who has paid the next period keeps the subscription.
 */
function isRunningCycle(
  { now }: Scope,
  { paidUntil }: Subscription,
  { endsOn }: Pick<Cycle, 'endsOn'>,
): boolean {
  const end = dueTime(endsOn)
  return end > now && (paidUntil === null || paidUntil <= end)
}

/** The last cycle that got a credit from this one, by one or more changes of plan; without a change, the cycle itself. */
async function endOfCredit({ tx }: Scope, cycle: Cycle): Promise<Pick<Cycle, 'endsOn'>> {
  const later = await tx
    .select({ endsOn: subscriptionCycles.endsOn, creditCents: subscriptionCycles.creditCents })
    .from(subscriptionCycles)
    .where(
      and(
        eq(subscriptionCycles.subscriptionId, cycle.subscriptionId),
        gt(subscriptionCycles.number, cycle.number),
        isStanding,
      ),
    )
    .orderBy(subscriptionCycles.number)
  const next = later.findIndex(({ creditCents }) => creditCents === null)
  return (next === -1 ? later : later.slice(0, next)).at(-1) ?? cycle
}
