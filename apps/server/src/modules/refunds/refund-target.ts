import { invariant } from '#kit/invariant.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { listCharges } from '#modules/payments/two-cards/card-charge.ts'
import type { Scope } from '#scope.ts'
import type { Refund } from './refund.ts'

/**
 * The charge that a refund returns: the only charge of the payment, or the charge of one of its two cards.
 */
export type RefundTarget = Pick<Payment, 'transactionId' | 'endToEndId' | 'paidCents' | 'refundedCents'>

export async function findRefundTarget(
  scope: Scope,
  payment: Payment,
  { id, cardNumber }: Refund,
): Promise<RefundTarget> {
  if (cardNumber === null) return payment
  const charge = (await listCharges(scope, payment.id)).find(({ number }) => number === cardNumber)
  invariant(charge, `refund ${id} has its card`)
  const { transactionId, paidCents, refundedCents } = charge
  return { transactionId, paidCents, refundedCents, endToEndId: null }
}
