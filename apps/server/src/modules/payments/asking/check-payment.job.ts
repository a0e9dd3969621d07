import { desc, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { paymentAttempts, payments } from '#db/schema/payments.ts'
import { defineJob } from '#define-job.ts'
import { webhooksArrive } from '#modules/acquirers/health/webhooks-arrive.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { tellPerson } from '#modules/payments/telling/tell-person.ts'
import { inScope, type Scope } from '#scope.ts'
import { askAboutPayment, type CheckOutcome } from './ask-about-payment.ts'
import { checkTicket, type PlannedCheck, planCheck } from './plan-check.ts'
import { type PreparedRead, prepareRead } from './prepare-read.ts'
import { endOfWait } from './when-to-ask.ts'
import { withdrawCharge } from './withdraw-charge.ts'

const firstLapsedCheckMs = 60 * 60_000

/** Longest time until a charge is visible in the acquirer's own lists, the call included. */
const surelyListedMs = 3 * 60_000

/**
 * Finds payments whose webhooks were lost, on the schedule of `when-to-ask.ts`. An answer without news writes
 * nothing: the read was counted and the next one planned before the call. After the last read a case is
 * opened for a person; a payment never just fails.
 */
export const checkPaymentJob = defineJob({
  ...checkTicket,
  run: async (app, { platformId, ...check }) => {
    const question = await inScope(app, platformId, (scope) => prepareRead(scope, check))
    if (!question) return
    const outcome = await ask(app, question)
    await follow(app, question, { ...check, outcome })
  },
  giveUp: (app, { platformId, paymentId }) =>
    inScope(app, platformId, (scope) => tellPerson(scope, paymentId)),
})

async function ask(app: App, { payment, account }: PreparedRead): Promise<CheckOutcome> {
  try {
    return await askAboutPayment(app, { payment, account, source: 'RECONCILER' })
  } catch (error) {
    app.log.error({ paymentId: payment.id, error }, 'A payment could not be read at its provider')
    return { kind: 'no_answer', payment }
  }
}

/** Follows up an answer that was applied; mostly nothing is left to do. */
async function follow(
  app: App,
  { account, isLast }: PreparedRead,
  { outcome, ...check }: PlannedCheck & { outcome: CheckOutcome },
): Promise<void> {
  const { payment } = outcome
  const { platformId, id: paymentId } = payment
  const isOpen = payment.status === 'PENDING' || payment.certainty !== 'KNOWN'
  if (outcome.kind === 'not_asked')
    // A read that the guard refused does not count as a round.
    return inScope(app, platformId, (scope) =>
      planCheck(scope, { ...check, isReserved: undefined }, outcome.until),
    )
  if (!isOpen) return
  if (outcome.kind === 'never_arrived') {
    const isDeclined = await inScope(app, platformId, (scope) => declineWhatNeverArrived(scope, paymentId))
    if (isDeclined) return
  }
  const isLapsing = saysItIsOpen(outcome) && isOver(payment, app.clock.now())
  // Only its acquirer can end a card charge: until then the bank may approve it.
  if (isLapsing && payment.challenge !== null) {
    const { status, certainty } = await withdrawCharge(app, payment)
    if (status !== 'PENDING' && certainty === 'KNOWN') return
  } else if (isLapsing)
    return inScope(app, platformId, (scope) => lapse(scope, paymentId, webhooksArrive(account, scope.now)))
  if (isLast) await inScope(app, platformId, (scope) => tellPerson(scope, paymentId))
}

function saysItIsOpen(outcome: CheckOutcome): boolean {
  return (
    outcome.kind === 'read' && outcome.reported.status === 'PENDING' && outcome.reported.certainty === 'KNOWN'
  )
}

/** Only a certain "not paid yet" can expire; time alone never ends an unknown outcome. */
function isOver(payment: Payment, now: Date): boolean {
  const end = endOfWait(payment)
  return payment.status === 'PENDING' && payment.certainty === 'KNOWN' && end !== null && end <= now
}

/**
 * Expires a payment, only after an answer that says unpaid: otherwise a payment in the last minute could be
 * missed.
 */
async function lapse(scope: Scope, paymentId: string, isHeardFrom: boolean): Promise<void> {
  const { status } = await applyProviderEvent(scope, paymentId, {
    source: 'TIMER',
    status: 'CANCELED',
    certainty: 'KNOWN',
    reason: 'expired',
  })
  if (status !== 'CANCELED' || isHeardFrom) return
  // Read again later, because a boleto takes days to clear, and a code may be paid late.
  const runAt = new Date(scope.now.getTime() + firstLapsedCheckMs)
  await planCheck(scope, { paymentId, round: 0, isLapsed: true }, runAt)
}

/**
 * Declines a charge that certainly never reached the acquirer. False if it is too early to be certain, or if
 * the payment has its transaction by now.
 */
async function declineWhatNeverArrived(scope: Scope, paymentId: string): Promise<boolean> {
  const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.certainty !== 'UNKNOWN' || payment.transactionId !== null) return false
  // The last acquirer may have been called long after the payment was opened.
  const [attempt] = await scope.tx
    .select({ startedAt: paymentAttempts.startedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(desc(paymentAttempts.number))
    .limit(1)
  const askedAt = attempt?.startedAt ?? payment.createdAt
  if (scope.now.getTime() < askedAt.getTime() + surelyListedMs) return false
  await applyProviderEvent(scope, paymentId, {
    source: 'RECONCILER',
    status: 'REJECTED',
    certainty: 'KNOWN',
    reason: 'never_arrived',
  })
  return true
}
