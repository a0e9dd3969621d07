import { and, eq, isNull } from 'drizzle-orm'
import { refunds } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { changesNothing } from '#modules/payments/core/changes-nothing.ts'
import { lockPayment } from '#modules/payments/core/lock-payment.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import type { Scope } from '#scope.ts'
import { type CardCharge, listCharges, updateCharge } from './card-charge.ts'
import { factsOfCharge } from './facts-of-charge.ts'
import { foldCharges } from './fold-charges.ts'

export type ToldOfCharge = {
  paymentId: string
  /** 1 or 2. */
  number: number
  report: ProviderReport
}

/**
 * Records a report about one card of a payment by two, and tells the payment what it means. `next` may plan or give up the
 * other charge under the same lock.
 */
export async function tellCharge(
  scope: Scope,
  { paymentId, number, report }: ToldOfCharge,
  next?: (scope: Scope, payment: Payment, charges: CardCharge[]) => Promise<void>,
): Promise<Payment> {
  const { payment } = await lockPayment(scope, paymentId, {})
  const charge = (await listCharges(scope, paymentId)).find((one) => one.number === number)
  invariant(charge, `payment ${paymentId} has no card ${number}`)
  const facts = factsOfCharge(charge, report, {
    isSold: payment.paidAt !== null,
    isRefundExpected: await isRefundExpected(scope, charge),
    isDisputeWon: payment.disputeWonAt !== null,
  })
  await updateCharge(scope, charge, facts)
  await next?.(scope, payment, await listCharges(scope, paymentId))
  return tellPayment(scope, payment, report.source)
}

/** Applies the present state of both charges to the payment, which the caller has locked. */
export async function tellPayment(
  scope: Scope,
  payment: Payment,
  source: ProviderReport['source'],
): Promise<Payment> {
  const report = foldCharges(payment, await listCharges(scope, payment.id), source)
  const isStill = report.certainty === 'UNKNOWN' && payment.certainty === 'UNKNOWN'
  return isStill || changesNothing(payment, report) ? payment : applyProviderEvent(scope, payment.id, report)
}

async function isRefundExpected({ tx }: Scope, { paymentId, number }: CardCharge): Promise<boolean> {
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.cardNumber, number), isNull(refunds.closedAt)))
    .limit(1)
  return open !== undefined
}
