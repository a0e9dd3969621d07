import { AppError } from '@balcao/domain/app-error'
import type { Cents } from '@balcao/domain/money'
import type { Certainty, PaymentStatus } from '@balcao/domain/vocabulary'
import { and, eq, isNull } from 'drizzle-orm'
import { paymentCases, paymentEvents, payments } from '../../db/schema/payments.ts'
import { addJob } from '../../kit/jobs/define-job.ts'
import { announce } from '../../kit/live/live-events.ts'
import type { Scope } from '../../scope.ts'
import { post } from '../ledger/post.ts'
import { moneyUnallocated } from '../ledger/posting-rules.ts'
import { captureSale } from './capture-sale.ts'
import { followUpPaymentJob } from './follow-up-payment.job.ts'
import type { Payment } from './payment.ts'
import { decideTransition, type PaymentStep, type Transition } from './payment-states.ts'
import { paymentTopic } from './payment-topic.ts'
import { reverseSale } from './reverse-sale.ts'

/** What somebody says about a payment. Who says it decides how it was proven before it came here, not what happens next. */
export type ProviderReport = {
  source: typeof paymentEvents.$inferSelect.source
  status: PaymentStatus
  certainty: Certainty
  rawStatus?: string | undefined
  reason?: string | undefined
  transactionId?: string | undefined
  amountCents?: Cents | undefined
  endToEndId?: string | undefined
  pixCode?: string | undefined
  billetCode?: string | undefined
  billetUrl?: string | undefined
  expiresAt?: Date | undefined
}

/**
 * The only writer of a payment's status. The provider's answer, a proven webhook, the reconciler, a timer and an operator all hand
 * their report to this door; it locks the payment, consults the table, and moves status, money and follow-up work in one transaction.
 */
export async function applyProviderEvent(
  scope: Scope,
  paymentId: string,
  given: ProviderReport,
): Promise<Payment> {
  const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw new AppError('payment_not_found')
  const report = readAsExpiry(scope, payment, given)
  if (report.certainty === 'UNCONFIRMED')
    scope.app.log.warn(
      { paymentId, provider: payment.provider, rawStatus: report.rawStatus },
      'A provider used a word that nobody knows',
    )

  if (payment.transactionId && report.transactionId && payment.transactionId !== report.transactionId) {
    await record(scope, payment, report, 'REFUSED', 'another transaction')
    return payment
  }
  const transition = decideTransition(payment, report)
  if (
    bringsMoney(transition) &&
    report.amountCents !== undefined &&
    report.amountCents !== payment.amountCents
  ) {
    await openCase(scope, payment, report, 'AMOUNT_MISMATCH')
    return payment
  }
  if (transition.kind === 'case') {
    await openCase(scope, payment, report, transition.caseKind)
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
    record(scope, payment, report, transition.kind === 'move' ? 'APPLIED' : 'UNCHANGED', report.reason),
    announce(scope.tx, paymentTopic(paymentId)),
  ])
  if (transition.kind === 'move') {
    for (const step of transition.steps) await takeStep[step](scope, next)
    if (report.certainty === 'KNOWN') {
      await addJob(scope, followUpPaymentJob, { paymentId, status: transition.to })
      if (payment.checks > 0) await closeUnanswered(scope, paymentId)
    }
  }
  return next
}

const takeStep: Record<PaymentStep, (scope: Scope, payment: Payment) => Promise<void>> = {
  capture: captureSale,
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

/** A report may fill in what we did not know; it never overwrites what we did. */
function newFacts(payment: Payment, report: ProviderReport): Partial<Payment> {
  return {
    transactionId: payment.transactionId ?? report.transactionId ?? null,
    endToEndId: payment.endToEndId ?? report.endToEndId ?? null,
    pixCode: payment.pixCode ?? report.pixCode ?? null,
    billetCode: payment.billetCode ?? report.billetCode ?? null,
    billetUrl: payment.billetUrl ?? report.billetUrl ?? null,
    expiresAt: payment.expiresAt ?? report.expiresAt ?? null,
  }
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

/** Whoever was to find out what became of the payment has nothing left to do. */
async function closeUnanswered({ tx, now }: Scope, paymentId: string): Promise<void> {
  await tx
    .update(paymentCases)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentCases.paymentId, paymentId),
        eq(paymentCases.kind, 'NO_ANSWER'),
        isNull(paymentCases.closedAt),
      ),
    )
}

async function record(
  { tx, platformId, now }: Scope,
  payment: Payment,
  report: ProviderReport,
  outcome: typeof paymentEvents.$inferSelect.outcome,
  detail: string | undefined,
): Promise<void> {
  await tx.insert(paymentEvents).values({
    platformId,
    paymentId: payment.id,
    at: now,
    source: report.source,
    status: report.status,
    certainty: report.certainty,
    rawStatus: report.rawStatus ?? null,
    outcome,
    detail: detail ?? null,
  })
}

/** Money that no rule can settle is booked apart, visibly, and waits for a person. */
async function openCase(
  scope: Scope,
  payment: Payment,
  report: ProviderReport,
  kind: 'LATE_PAYMENT' | 'AMOUNT_MISMATCH',
): Promise<void> {
  const amountCents = report.amountCents ?? payment.amountCents
  await scope.tx
    .insert(paymentCases)
    .values({
      platformId: scope.platformId,
      paymentId: payment.id,
      kind,
      detail: { amountCents },
      openedAt: scope.now,
    })
    .onConflictDoNothing()
  await post(scope, {
    rule: 'money.unallocated',
    key: `payment.${kind.toLowerCase()}:${payment.id}`,
    paymentId: payment.id,
    currency: payment.currency,
    entries: moneyUnallocated(payment.providerAccountId, amountCents),
  })
  await record(scope, payment, report, 'CASE_OPENED', kind)
  scope.app.log.warn({ paymentId: payment.id, kind }, 'Money arrived that needs a person')
}
