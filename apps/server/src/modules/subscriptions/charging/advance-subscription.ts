import { randomUUID } from 'node:crypto'
import type { CalendarDay } from '@balcao/domain/calendar'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { savedCards } from '#db/schema/cards.ts'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { invariant } from '#kit/invariant.ts'
import { inSlotScope } from '#modules/acquirers/health/in-slot-scope.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { canBeReissued } from '#modules/payments/views/can-be-reissued.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inOwnPixPeriod } from '#modules/subscriptions/automatic-pix/in-own-pix-period.ts'
import { pursueDebit } from '#modules/subscriptions/automatic-pix/pursue-debit.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { completeSubscription } from '#modules/subscriptions/complete-subscription.ts'
import { endHold } from '#modules/subscriptions/end-hold.ts'
import { endSubscription } from '#modules/subscriptions/end-subscription.ts'
import { holdRenewal } from '#modules/subscriptions/hold-renewal.ts'
import { type HeldSubscription, lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { mailSubscription } from '#modules/subscriptions/mail-subscription.ts'
import { maySellerRenew } from '#modules/subscriptions/may-seller-renew.ts'
import { nextCycleNumber } from '#modules/subscriptions/next-cycle-number.ts'
import { applyPlan } from '#modules/subscriptions/plan-change/apply-plan.ts'
import { dropPlanChange } from '#modules/subscriptions/plan-change/drop-plan-change.ts'
import { followPlanPayment } from '#modules/subscriptions/plan-change/follow-plan-payment.ts'
import { openPlanCharge } from '#modules/subscriptions/plan-change/open-plan-charge.ts'
import { resumeNow } from '#modules/subscriptions/resume-now.ts'
import type { Cycle, PlanChange, Subscription } from '#modules/subscriptions/subscription.ts'
import { daysAfter, periodFrom } from '#modules/subscriptions/subscription-calendar.ts'
import { bySystem, writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { beginCycle } from './begin-cycle.ts'
import { decideStep, isAboutMoney, pollMs } from './decide-step.ts'
import { nextDunningStep } from './dunning.ts'
import { followPayment } from './follow-payment.ts'
import { mailChargeFailed } from './mail-charge-failed.ts'
import { mailInvoice } from './mail-invoice.ts'
import { makeCharge } from './make-charge.ts'
import { type OpenedCharge, openCycleCharge } from './open-cycle-charge.ts'
import { withNextMethod } from './with-next-method.ts'

/**
 * Takes the due step. Safe to run repeatedly and concurrently: the row is locked, the cycle's number and its
 * order are unique, and a charge is committed with its key before an acquirer is called. Two short
 * transactions, with the network call between them.
 */
export async function advanceSubscription(
  app: App,
  { platformId, subscriptionId }: { platformId: string; subscriptionId: string },
): Promise<void> {
  const paymentId = randomUUID()
  const take = async () => {
    const turn = await inSlotScope(app, { platformId, paymentId }, async (scope) => {
      const held = await lockUpToDate(scope, subscriptionId)
      return takeTurn(scope, await withNextMethod(scope, held, paymentId), paymentId)
    })
    if (turn === null) return
    if ('charge' in turn) await makeCharge(app, turn)
    else await pursueDebit(app, turn.debit)
  }
  // The span opens before the step is known to be a charge, because the jobs of a charge are added while it
  // is opened.
  await app.tracing.span('subscription step', { platformId }, take, { payment: paymentId, isFirst: true })
}

/** Applies the outcome of the last payment before anything is decided, even if its job has not run yet. */
async function lockUpToDate(scope: Scope, subscriptionId: string): Promise<HeldSubscription> {
  const { subscription, cycle, payment, change } = await lockSubscription(scope, subscriptionId)
  if (change?.cycle && change.payment)
    await followPlanPayment(scope, {
      subscription,
      former: cycle,
      cycle: change.cycle,
      payment: change.payment,
    })
  else if (payment) await followPayment(scope, { subscription, cycle, isNewest: true, payment })
  return lockSubscription(scope, subscriptionId)
}

async function takeTurn(
  scope: Scope,
  held: HeldSubscription,
  paymentId: string,
): Promise<OpenedCharge | Debited | null> {
  const { closesAt } = await getPlatform(scope)
  const step = decideStep({ ...held, closesAt }, scope.now)
  if (isAboutMoney(step) && !(await maySellerRenew(scope, held.subscription))) {
    await holdRenewal(scope, held.subscription)
    return null
  }
  if (isAboutMoney(step) && held.subscription.heldSince !== null) {
    const { held: freed, announcedFor } = await endHold(scope, held)
    if (announcedFor === null) return takeTurn(scope, freed, paymentId)
    await announce(scope, freed.subscription, announcedFor, held.change)
    return null
  }
  const { subscription, cycle } = held
  switch (step.kind) {
    case 'change':
      return held.change && openPlanCharge(scope, { ...held, change: held.change }, paymentId)
    case 'open':
      return openCycleCharge(scope, {
        ...(await openCycle(scope, await onNextPlan(scope, held), step.startsOn)),
        paymentId,
        former: null,
      })
    case 'reopen':
      return remind(scope, { ...held, cycle: await beginCycle(scope, held, step.startsOn) }, paymentId)
    case 'charge':
      return openCycleCharge(scope, { subscription, cycle, paymentId, former: held.payment })
    case 'remind':
      return remind(scope, held, paymentId)
    case 'announce_debit':
      await announceDebit(scope, held)
      return null
    case 'follow_debit':
      return followDebit(scope, held)
    case 'announce':
      await announce(scope, subscription, step.dueAt, held.change)
      return null
    case 'wait':
      await changeSubscription(scope, subscription, { nextStepAt: step.until })
      return null
    case 'resume':
      await resumeNow(scope, subscription, bySystem)
      return null
    case 'expire':
      await expire(scope, held)
      return null
    case 'end': {
      const cause = step.reason === 'PERIOD_OVER' ? 'ASKED' : step.reason
      await endSubscription(scope, subscription, { by: bySystem, cause, reason: null })
      return null
    }
    case 'complete':
      await completeSubscription(scope, subscription)
      return null
    case 'nothing':
      return null
  }
}

/** The subscription with the plan of its next cycle. A change of plan that is still unpaid is dropped. */
async function onNextPlan(scope: Scope, held: HeldSubscription): Promise<HeldSubscription> {
  const { subscription, change } = held
  if (change === null) return held
  if (change.state === 'PLANNED')
    return { ...held, subscription: await applyPlan(scope, subscription, change), change: null }
  await dropPlanChange(scope, change, { reason: 'UNPAID' })
  return { ...held, change: null }
}

async function openCycle(
  scope: Scope,
  { subscription, cycle: last }: HeldSubscription,
  due: CalendarDay,
): Promise<{ subscription: Subscription; cycle: Cycle }> {
  const startsOn = await inOwnPixPeriod(scope, subscription, { last, due })
  const { tx, platformId, now } = scope
  const [cycle] = await tx
    .insert(subscriptionCycles)
    .values({
      platformId,
      subscriptionId: subscription.id,
      number: await nextCycleNumber(scope, subscription.id),
      state: 'OPEN',
      priceCents: subscription.priceCents,
      frequencyInDays: subscription.frequencyInDays,
      ...periodFrom(startsOn, subscription.frequencyInDays),
      isCardRefused: false,
      createdAt: now,
    })
    .returning()
  invariant(cycle, 'an inserted cycle comes back')
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'CYCLE_OPENED',
    cycle: cycle.number,
    detail: { startsOn, endsOn: cycle.endsOn },
  })
  return { subscription, cycle }
}

/** Sends an open invoice again, with a new code if the old one expired, or requests another card again. */
async function remind(
  scope: Scope,
  { subscription, cycle, payment }: HeldSubscription,
  paymentId: string,
): Promise<OpenedCharge | null> {
  const { now } = scope
  const reminded = await changeSubscription(scope, subscription, {
    state: now >= daysAfter(cycle.dueAt, 1) ? 'PAST_DUE' : subscription.state,
    nextStepAt: nextDunningStep(subscription, cycle, now),
  })
  await writeStep(scope, { subscriptionId: subscription.id, kind: 'REMINDED', cycle: cycle.number })
  if (subscription.method === 'CREDIT_CARD') {
    await mailChargeFailed(scope, reminded, cycle)
    return null
  }
  if (payment?.status !== 'PENDING' || canBeReissued(payment, now))
    return openCycleCharge(scope, { subscription: reminded, cycle, paymentId, former: payment })
  await mailInvoice(scope, { subscription: reminded, cycle, payment })
  return null
}

/** Announces a debit two days before its day; sent once, however the subscription moves meanwhile. */
async function announceDebit(scope: Scope, { subscription, cycle }: HeldSubscription): Promise<void> {
  const { id: subscriptionId } = subscription
  await changeSubscription(scope, subscription, { nextStepAt: daysAfter(cycle.dueAt, 1) })
  const isNews = await writeStep(scope, {
    subscriptionId,
    kind: 'DEBIT_ANNOUNCED',
    cycle: cycle.number,
    key: `debit-announced:${cycle.number}`,
    detail: { dueAt: cycle.dueAt.toISOString() },
  })
  if (isNews)
    await mailSubscription(scope, subscription, {
      key: `subscription-debit:${cycle.number}`,
      template: 'subscriptionDebit',
      props: { dueAt: cycle.dueAt, isRetry: false },
    })
}

/** The debit of a cycle, to be read after the commit. */
type Debited = { debit: Payment }

/** Planned before the read: if the process dies with the answer, the next check follows. */
async function followDebit(
  scope: Scope,
  { subscription, payment }: HeldSubscription,
): Promise<Debited | null> {
  const nextStepAt = new Date(scope.now.getTime() + pollMs)
  await changeSubscription(scope, subscription, { nextStepAt }, { isAnnounced: false })
  return payment && { debit: payment }
}

async function announce(
  scope: Scope,
  subscription: Subscription,
  dueAt: Date,
  change: PlanChange | null,
): Promise<void> {
  const [card] = await scope.tx
    .select({ lastFour: savedCards.lastFour })
    .from(savedCards)
    .where(eq(savedCards.id, subscription.savedCardId ?? subscription.id))
  await changeSubscription(scope, subscription, { nextStepAt: dueAt })
  await writeStep(scope, {
    subscriptionId: subscription.id,
    kind: 'RENEWAL_ANNOUNCED',
    detail: { dueAt: dueAt.toISOString() },
  })
  const { priceCents } = change?.state === 'PLANNED' ? change : subscription
  await mailSubscription(
    scope,
    { ...subscription, priceCents },
    {
      key: `subscription-renewing:${dueAt.toISOString()}:${priceCents}`,
      template: 'subscriptionRenewing',
      props: { dueAt, cardLastFour: card?.lastFour ?? null, isAfterTrial: subscription.isTrial },
    },
  )
}

async function expire(scope: Scope, { subscription, cycle }: HeldSubscription): Promise<void> {
  await scope.tx
    .update(subscriptionCycles)
    .set({ state: 'UNPAID' })
    .where(eq(subscriptionCycles.id, cycle.id))
  await changeSubscription(scope, subscription, { state: 'INCOMPLETE_EXPIRED', nextStepAt: null })
  await writeStep(scope, { subscriptionId: subscription.id, kind: 'EXPIRED', cycle: cycle.number })
}
