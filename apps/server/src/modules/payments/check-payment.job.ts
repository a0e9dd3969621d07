import { desc, eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { paymentAttempts, payments } from '../../db/schema/payments.ts'
import { defineJob } from '../../define-job.ts'
import { inScope, type Scope } from '../../scope.ts'
import { webhooksArrive } from '../acquirers/webhooks-arrive.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { askAboutPayment, type CheckOutcome } from './ask-about-payment.ts'
import type { Payment } from './payment.ts'
import { checkTicket, type PlannedCheck, planCheck } from './plan-check.ts'
import { type PreparedQuestion, prepareQuestion } from './prepare-question.ts'
import { tellPerson } from './tell-person.ts'
import { endOfWait } from './when-to-ask.ts'

const firstLapsedCheckMs = 60 * 60_000

/** A call may last this long, and a little longer until the acquirer finds in its own lists what it was asked for. */
const surelyListedMs = 3 * 60_000

/**
 * Catches what webhooks lose, when `when-to-ask.ts` says so. An answer that changes nothing writes nothing: its question was counted and
 * the next one planned before it was asked. Giving up means that a person is told, never "failed".
 */
export const checkPaymentJob = defineJob({
  ...checkTicket,
  run: async (app, { platformId, ...check }) => {
    const question = await inScope(app, platformId, (scope) => prepareQuestion(scope, check))
    if (!question) return
    const outcome = await ask(app, question)
    await follow(app, question, { ...check, outcome })
  },
  giveUp: (app, { platformId, paymentId }) =>
    inScope(app, platformId, (scope) => tellPerson(scope, paymentId)),
})

async function ask(app: App, { payment, account }: PreparedQuestion): Promise<CheckOutcome> {
  try {
    return await askAboutPayment(app, { payment, account, source: 'RECONCILER' })
  } catch (error) {
    app.log.error({ paymentId: payment.id, error }, 'A payment could not be asked about')
    return { kind: 'no_answer', payment }
  }
}

/** What is left to do after an answer was applied. Mostly nothing. */
async function follow(
  app: App,
  { account, isLast }: PreparedQuestion,
  { outcome, ...check }: PlannedCheck & { outcome: CheckOutcome },
): Promise<void> {
  const { payment } = outcome
  const { platformId, id: paymentId } = payment
  const isOpen = payment.status === 'PENDING' || payment.certainty !== 'KNOWN'
  if (outcome.kind === 'not_asked')
    // A question that was refused does not count as a round.
    return inScope(app, platformId, (scope) =>
      planCheck(scope, { ...check, hasTurn: undefined }, outcome.until),
    )
  if (!isOpen) return
  if (outcome.kind === 'never_arrived') {
    const isDeclined = await inScope(app, platformId, (scope) => declineWhatNeverArrived(scope, paymentId))
    if (isDeclined) return
  }
  if (saysItIsOpen(outcome) && isOver(payment, app.clock.now()))
    return inScope(app, platformId, (scope) => lapse(scope, paymentId, webhooksArrive(account, scope.now)))
  if (isLast) await inScope(app, platformId, (scope) => tellPerson(scope, paymentId))
}

function saysItIsOpen(outcome: CheckOutcome): boolean {
  return (
    outcome.kind === 'read' && outcome.reported.status === 'PENDING' && outcome.reported.certainty === 'KNOWN'
  )
}

/** Only a certain "not paid yet" may expire; an unknown outcome is never closed by a clock. */
function isOver(payment: Payment, now: Date): boolean {
  const end = endOfWait(payment)
  return payment.status === 'PENDING' && payment.certainty === 'KNOWN' && end !== null && end <= now
}

/** Expires only after an answer that says unpaid: silence could hide a payment of the last minute. */
async function lapse(scope: Scope, paymentId: string, isHeardFrom: boolean): Promise<void> {
  const { status } = await applyProviderEvent(scope, paymentId, {
    source: 'TIMER',
    status: 'CANCELED',
    certainty: 'KNOWN',
    reason: 'expired',
  })
  if (status !== 'CANCELED' || isHeardFrom) return
  // A bill takes days to clear, and a code may be paid by somebody who is late.
  const runAt = new Date(scope.now.getTime() + firstLapsedCheckMs)
  await planCheck(scope, { paymentId, round: 0, isLapsed: true }, runAt)
}

/**
 * Declines a charge that the acquirer is sure it never got. False while it is too early to be sure, or when the payment has its transaction
 * by now.
 */
async function declineWhatNeverArrived(scope: Scope, paymentId: string): Promise<boolean> {
  const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.certainty !== 'UNKNOWN' || payment.transactionId !== null) return false
  // The last acquirer may have been asked long after the payment was opened.
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
