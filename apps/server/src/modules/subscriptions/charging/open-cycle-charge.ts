import { AppError } from '@balcao/domain/texts/app-error'
import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import { eq } from 'drizzle-orm'
import { subscriptionCycles } from '#db/schema/subscriptions.ts'
import { type AdmittedSavedCard, admitSavedCard } from '#modules/cards/admit-saved-card.ts'
import { closeCardAttempt } from '#modules/cards/close-card-attempt.ts'
import type { ChargeToMake } from '#modules/payments/asking/ask-acquirers.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { findDebit } from '#modules/subscriptions/automatic-pix/find-debit.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import { daysAfter, nextStart } from '#modules/subscriptions/subscription-calendar.ts'
import { writeStep } from '#modules/subscriptions/write-step.ts'
import type { Scope } from '#scope.ts'
import { beginCycle } from './begin-cycle.ts'
import { chargeCycle } from './charge-cycle.ts'
import { nextDunningStep } from './dunning.ts'
import { mailChargeFailed } from './mail-charge-failed.ts'
import { wasAsked } from './was-asked.ts'

export type OpenedCharge = {
  subscription: Subscription
  cycle: Cycle
  charge: ChargeToMake
  /** Null without a card. */
  cardAttemptId: string | null
}

type Wanted = {
  subscription: Subscription
  cycle: Cycle
  paymentId: string
  /** The latest payment of the cycle, which can take no money any more. */
  former: Payment | null
  ip?: string
}

/** Temporary obstacles that are not the buyer's fault, or that the staff removes: retried within the hour. */
const passing: readonly ErrorCode[] = [
  'acquirer_busy',
  'method_unavailable',
  'errorPaymentNotConfigured',
  'offer_unavailable',
  'card_paused',
]
const postponedMs = 3_600_000

/**
 * Opens the next charge of an open cycle and plans the next check. Null if nothing can be charged now. A
 * cycle that we postponed for days starts today, so that the buyer does not pay for past days.
 */
export async function openCycleCharge(scope: Scope, due: Wanted): Promise<OpenedCharge | null> {
  const { subscription } = due
  const wanted = wasAsked(subscription, due.cycle) ? due : { ...due, cycle: await catchUp(scope, due) }
  const { cycle } = wanted
  const isByCard = subscription.method === 'CREDIT_CARD'
  let card: AdmittedSavedCard | null = null
  try {
    card = isByCard ? await takeCard(scope, wanted) : null
    if (isByCard && card === null) return null
    const debit = isByCard ? null : await findDebit(scope, wanted)
    const charge = await chargeCycle(scope, { ...wanted, card, debit })
    const next = await changeSubscription(scope, subscription, {
      nextStepAt: debit ? debitNotice(cycle) : nextDunningStep(subscription, cycle, scope.now),
    })
    return { subscription: next, cycle, charge, cardAttemptId: card?.attemptId ?? null }
  } catch (error) {
    if (!(error instanceof AppError && passing.includes(error.code))) throw error
    // No acquirer was called: the attempt must not stay open as one that waits for an answer.
    if (card) await closeCardAttempt(scope, card.attemptId, { outcome: 'OTHER', tries: 0 })
    scope.app.log.warn({ subscriptionId: subscription.id, code: error.code }, 'A renewal was postponed')
    await changeSubscription(scope, subscription, {
      nextStepAt: new Date(scope.now.getTime() + postponedMs),
    })
    return null
  }
}

/** Time of the mail about a debit: two days before it. */
function debitNotice({ dueAt }: Cycle): Date {
  return daysAfter(dueAt, -2)
}

function catchUp(scope: Scope, due: Wanted): Promise<Cycle> | Cycle {
  const startsOn = nextStart(due.cycle.dueAt, scope.now)
  return startsOn === due.cycle.startsOn ? due.cycle : beginCycle(scope, due, startsOn)
}

/** The stored card. Null if it cannot be charged, so that the buyer has to give another one. */
async function takeCard(
  scope: Scope,
  { subscription, cycle, paymentId }: Wanted,
): Promise<AdmittedSavedCard | null> {
  const { id, savedCardId, offerId, buyerEmail } = subscription
  const admission = await admitSavedCard(scope, { savedCardId, paymentId, offerId, email: buyerEmail })
  if (admission.kind === 'ADMITTED') return admission.card
  const isCardRefused = admission.kind === 'GONE'
  if (isCardRefused)
    await scope.tx
      .update(subscriptionCycles)
      .set({ isCardRefused })
      .where(eq(subscriptionCycles.id, cycle.id))
  await writeStep(scope, {
    subscriptionId: id,
    kind: 'CARD_UNUSABLE',
    cycle: cycle.number,
    detail: { why: admission.kind },
  })
  const behind = await changeSubscription(scope, subscription, {
    state: 'PAST_DUE',
    nextStepAt: nextDunningStep(subscription, cycle, scope.now),
  })
  await mailChargeFailed(scope, behind, { ...cycle, isCardRefused })
  return null
}
