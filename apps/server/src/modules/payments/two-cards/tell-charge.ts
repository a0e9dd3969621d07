import type { Cents } from '@balcao/domain/money/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
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
 * Records a report about one card of a payment by two cards, and applies the result to the payment. `next` may plan or give
 * up the other charge under the same lock.
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
    dueCents: await dueTo(scope, charge),
  })
  await updateCharge(scope, charge, facts)
  await next?.(scope, payment, await listCharges(scope, paymentId))
  return tellPayment(scope, payment, report.source, number)
}

/**
 * Applies the present state of both charges to the payment, which the caller has locked. `number`: the card with news, if
 * any.
 */
export async function tellPayment(
  scope: Scope,
  payment: Payment,
  source: ProviderReport['source'],
  number?: number,
): Promise<Payment> {
  const charges = await listCharges(scope, payment.id)
  const charge = charges.find((one) => one.number === number)
  const card = charge && { number: charge.number, dueCents: await dueTo(scope, charge) }
  const report = { ...foldCharges(payment, charges, source), card }
  const isStill = report.certainty === 'UNKNOWN' && payment.certainty === 'UNKNOWN'
  return isStill || changesNothing(payment, report) ? payment : applyProviderEvent(scope, payment.id, report)
}

/** The sum of the open refunds to a card. */
async function dueTo({ tx }: Scope, { paymentId, number }: CardCharge): Promise<Cents> {
  const [open] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.cardNumber, number), isNull(refunds.closedAt)))
  return open?.cents ?? 0
}
