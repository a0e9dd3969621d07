import { AppError } from '@balcao/domain/app-error'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addJob } from '../../add-job.ts'
import { announce } from '../../db/live-events.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'
import { askForProof } from './ask-for-proof.ts'
import { captureSale } from './capture-sale.ts'
import { closeUnansweredCase } from './close-unanswered-case.ts'
import { followUpPaymentJob } from './follow-up-payment.job.ts'
import { openMoneyCase } from './open-money-case.ts'
import type { Payment } from './payment.ts'
import { decideTransition, type PaymentStep, type Transition } from './payment-states.ts'
import { paymentTopic } from './payment-topic.ts'
import type { ProviderReport } from './provider-report.ts'
import { recordReport } from './record-report.ts'
import { reverseSale } from './reverse-sale.ts'

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
  const { payment, isTaken } = await lockPayment(scope, paymentId, given)
  const rawStatus = given.rawStatus?.slice(0, longestWord)
  const report = readAsExpiry(scope, payment, { ...given, rawStatus })
  if (report.certainty === 'UNCONFIRMED')
    scope.app.log.warn(
      { paymentId, provider: payment.provider, rawStatus: report.rawStatus },
      'A provider used a word that nobody knows',
    )

  const strangeness = isTaken ? 'about another payment' : whatIsStrange(payment, report)
  if (strangeness) {
    await recordReport(scope, payment, report, 'REFUSED', strangeness)
    return payment
  }
  const transition = decideTransition(payment, report)
  if (bringsMoney(transition) && isOtherMoney(payment, report)) {
    await openMoneyCase(scope, payment, report, 'AMOUNT_MISMATCH')
    return payment
  }
  if (transition.kind === 'case') {
    await openMoneyCase(scope, payment, report, transition.caseKind)
    return payment
  }
  const changes = {
    ...newFacts(payment, report),
    ...newStanding(scope, payment, report, transition),
    updatedAt: scope.now,
  }
  const next = { ...payment, ...changes }
  await Promise.all([
    scope.tx.update(payments).set(changes).where(eq(payments.id, paymentId)),
    recordReport(scope, payment, report, transition.kind === 'move' ? 'APPLIED' : 'UNCHANGED', report.reason),
    announce(scope.tx, paymentTopic(paymentId)),
  ])
  if (transition.kind === 'move') {
    for (const step of transition.steps) await takeStep[step](scope, next, report)
    if (report.certainty === 'KNOWN') {
      await addJob(scope, followUpPaymentJob, { paymentId, status: transition.to })
      if (payment.checks > 0) await closeUnansweredCase(scope, paymentId)
    }
  }
  return next
}

/**
 * Locks the payment, and reads in the same query whether the reported transaction, or the Pix that is said to have paid it, belongs to
 * another payment already.
 */
async function lockPayment(
  { tx }: Scope,
  paymentId: string,
  { transactionId = '', endToEndId = '' }: ProviderReport,
): Promise<{ payment: Payment; isTaken: boolean }> {
  const others = alias(payments, 'others')
  const taken = tx
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.providerAccountId, payments.providerAccountId),
        eq(others.transactionId, transactionId),
        ne(others.id, payments.id),
      ),
    )
  const receipts = alias(payments, 'receipts')
  const paidAnother = tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.endToEndId, endToEndId), ne(receipts.id, payments.id)))
  const [found] = await tx
    .select({
      payment: getTableColumns(payments),
      isTaken: sql<boolean>`exists ${taken} or exists ${paidAnother}`,
    })
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update', { of: payments })
  if (!found) throw new AppError('payment_not_found')
  return found
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

function bringsMoney(transition: Transition): boolean {
  return transition.kind === 'case' || (transition.kind === 'move' && transition.steps.includes('capture'))
}

function isOtherMoney(payment: Payment, { amountCents, currency }: ProviderReport): boolean {
  return (
    (amountCents !== undefined && amountCents !== payment.amountCents) ||
    (currency !== undefined && currency !== payment.currency)
  )
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
