import { addJob } from '../../add-job.ts'
import { announce } from '../../db/live-events.ts'
import type { Scope } from '../../scope.ts'
import { askForProof } from './ask-for-proof.ts'
import { captureSale } from './capture-sale.ts'
import { closeMoneyCases } from './close-money-cases.ts'
import { closeUnansweredCase } from './close-unanswered-case.ts'
import { followUpPaymentJob } from './follow-up-payment.job.ts'
import { healAttempts } from './heal-attempts.ts'
import { holdForeignMoney } from './hold-foreign-money.ts'
import { lockPayment } from './lock-payment.ts'
import { heldCents, moneyTold } from './money-told.ts'
import { moveSuspense } from './move-suspense.ts'
import { openMoneyCase } from './open-money-case.ts'
import { openReceiptCase } from './open-receipt-case.ts'
import type { Payment } from './payment.ts'
import type { PaymentStep, Transition } from './payment-states.ts'
import { paymentTopic } from './payment-topic.ts'
import type { ProviderReport } from './provider-report.ts'
import { recordReport } from './record-report.ts'
import { reverseSale } from './reverse-sale.ts'
import { updatePayment } from './update-payment.ts'
import { weighTransition } from './weigh-transition.ts'

const longestWord = 100
const usualLifeOfPixMs = 24 * 60 * 60 * 1000

/**
 * The only writer of a payment's status. The provider's answer, a proven webhook, the reconciler, a timer and an operator all hand
 * their report to this door; it locks the payment, consults the table, and moves status, money and follow-up work in one transaction.
 */
export async function applyProviderEvent(
  scope: Scope,
  paymentId: string,
  given: ProviderReport,
): Promise<Payment> {
  const { payment, isTransactionTaken, isReceiptTaken } = await lockPayment(scope, paymentId, given)
  const rawStatus = given.rawStatus?.slice(0, longestWord)
  const report = readAsExpiry(scope, payment, { ...given, rawStatus })
  if (report.certainty === 'UNCONFIRMED')
    scope.app.log.warn(
      { paymentId, provider: payment.provider, rawStatus: report.rawStatus },
      'A provider used a word that nobody knows',
    )

  const strangeness = isTransactionTaken ? 'about another payment' : whatIsStrange(payment, report)
  if (strangeness) {
    await recordReport(scope, payment, report, 'REFUSED', strangeness)
    return payment
  }
  if (isReceiptTaken) {
    await openReceiptCase(scope, payment, report)
    return payment
  }
  if (isOtherCurrency(payment, report)) {
    await holdForeignMoney(scope, payment, report)
    return payment
  }
  return follow(scope, payment, report)
}

/** Moves the payment as far as the money goes, and leaves to a person what is too little or too much. */
async function follow(scope: Scope, payment: Payment, report: ProviderReport): Promise<Payment> {
  const paymentId = payment.id
  const money = moneyTold(payment, report)
  const { transition, besides } = weighTransition(payment, report, money)
  const caseKind = transition.kind === 'case' ? transition.caseKind : besides
  const changes = {
    ...(transition.kind !== 'case' && {
      ...newFacts(payment, report),
      ...newStanding(scope, payment, report, transition),
    }),
    ...money,
    updatedAt: scope.now,
  }
  const next = { ...payment, ...changes }
  const isNews = money.paidCents !== payment.paidCents || money.refundedCents !== payment.refundedCents
  const isCaseOpened =
    caseKind !== null && (await openMoneyCase(scope, paymentId, caseKind, { detail: money, isNews }))
  const outcome = transition.kind === 'move' ? 'APPLIED' : isCaseOpened ? 'CASE_OPENED' : 'UNCHANGED'
  scope.tx.later(
    updatePayment(scope, next),
    recordReport(scope, payment, report, outcome, isCaseOpened ? caseKind : report.reason),
    announce(scope.tx, paymentTopic(paymentId)),
  )
  if (transition.kind === 'move')
    for (const step of transition.steps) await takeStep[step](scope, next, report)
  await moveSuspense(scope, payment, next)
  if (heldCents(next) === 0 && heldCents(payment) !== 0) await closeMoneyCases(scope, paymentId)
  if (transition.kind === 'move' && report.certainty === 'KNOWN') {
    await addJob(scope, followUpPaymentJob, { paymentId, status: transition.to })
    if (payment.checks > 0) await closeUnansweredCase(scope, paymentId)
  }
  if (payment.certainty === 'UNKNOWN' && next.certainty !== 'UNKNOWN' && report.source !== 'PROVIDER_ANSWER')
    await healAttempts(scope, payment, report)
  return next
}

/** Why a report cannot be about this payment. Two accounts may use one id, and a payment may have moved on from one to the next. */
function whatIsStrange(payment: Payment, report: ProviderReport): string | null {
  if (report.providerAccountId && report.providerAccountId !== payment.providerAccountId)
    return 'another account'
  if (payment.transactionId && report.transactionId && payment.transactionId !== report.transactionId)
    return 'another transaction'
  return null
}

const takeStep: Record<
  PaymentStep,
  (scope: Scope, payment: Payment, report: ProviderReport) => Promise<void>
> = {
  capture: async (scope, payment, { isUnproven = false }) => {
    await captureSale(scope, payment, { isHeld: isUnproven })
    if (isUnproven) await askForProof(scope, payment)
  },
  reverse_refund: (scope, payment) => reverseSale(scope, payment, 'sale.refunded'),
  reverse_chargeback: (scope, payment) => reverseSale(scope, payment, 'sale.charged_back'),
}

/**
 * A code that nobody paid in time was not declined, whatever word the provider has for it: it expired. A word that nobody knows may
 * mean anything, also that it was paid.
 */
function readAsExpiry({ now }: Scope, payment: Payment, report: ProviderReport): ProviderReport {
  const isOver = payment.method !== 'CREDIT_CARD' && payment.expiresAt !== null && payment.expiresAt <= now
  if (report.status !== 'REJECTED' || report.certainty !== 'KNOWN' || !isOver) return report
  return { ...report, status: 'CANCELED', reason: 'expired' }
}

function isOtherCurrency(payment: Payment, { currency }: ProviderReport): boolean {
  return currency !== undefined && currency !== payment.currency
}

/** A report may fill in what we did not know; it never overwrites what we did. */
function newFacts(payment: Payment, report: ProviderReport): Partial<Payment> {
  const pixCode = payment.pixCode ?? report.pixCode ?? null
  return {
    transactionId: payment.transactionId ?? report.transactionId ?? null,
    endToEndId: payment.endToEndId ?? report.endToEndId ?? null,
    pixCode,
    billetCode: payment.billetCode ?? report.billetCode ?? null,
    billetUrl: payment.billetUrl ?? report.billetUrl ?? null,
    expiresAt: payment.expiresAt ?? report.expiresAt ?? (pixCode === null ? null : usualEnd(payment)),
  }
}

/** Of a Pix code whose provider names no end. A code without one would be waited for, and asked about, for ever. */
function usualEnd({ createdAt }: Payment): Date {
  return new Date(createdAt.getTime() + usualLifeOfPixMs)
}

function newStanding(
  { now }: Scope,
  payment: Payment,
  report: ProviderReport,
  transition: Exclude<Transition, { kind: 'case' }>,
): Partial<Payment> {
  if (transition.kind === 'stay') {
    const becomesCertain = payment.status === report.status && report.certainty === 'KNOWN'
    return becomesCertain ? { certainty: 'KNOWN' } : {}
  }
  return {
    status: transition.to,
    certainty: report.certainty,
    rawStatus: report.rawStatus ?? payment.rawStatus,
    statusReason: report.reason ?? null,
    paidAt: transition.steps.includes('capture') ? now : payment.paidAt,
  }
}
