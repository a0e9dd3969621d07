import type { OwnRefundReason } from '@balcao/domain/payments/own-refund-reasons'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { paymentCases, payments } from '#db/schema/payments.ts'
import { isPeriodOver } from '#modules/payments/core/is-period-over.ts'
import { heldCents } from '#modules/payments/core/movements.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { MoneyCaseKind } from '#modules/payments/core/payment-states.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import type { Scope } from '#scope.ts'
import { returnSuspense } from './return-suspense.ts'

/**
 * Returns a second payment of an order, or a payment for something no longer sold, without a person: an order
 * is sold once. The caller has locked the payment.
 */
export async function returnSecondMoney(scope: Scope, payment: Payment): Promise<void> {
  const amountCents = heldCents(payment)
  if (amountCents <= 0) return
  const [second] = await scope.tx
    .select({ kind: paymentCases.kind })
    .from(paymentCases)
    .where(
      and(
        eq(paymentCases.paymentId, payment.id),
        inArray(paymentCases.kind, returnedKinds(payment)),
        isNull(paymentCases.closedAt),
      ),
    )
  if (!second) return
  const wish = {
    key: `second-money:${payment.paidCents}`,
    amountCents,
    reason: second.kind === 'DOUBLE_PAYMENT' ? await reasonOf(scope, payment) : reasonOfCard(payment),
  }
  await returnSuspense(scope, payment, wish, { ...theProduct, askedBy: 'PRODUCT' })
}

/**
 * Kinds of cases whose money is refunded. The money of one card, after the other was refused, is below the
 * price or late; the money of a card that its buyer did not confirm is late.
 */
function returnedKinds({ cards, challenge }: Payment): MoneyCaseKind[] {
  if (cards !== null) return ['DOUBLE_PAYMENT', 'AMOUNT_MISMATCH', 'LATE_PAYMENT']
  return challenge === null ? ['DOUBLE_PAYMENT'] : ['DOUBLE_PAYMENT', 'LATE_PAYMENT']
}

function reasonOfCard({ cards }: Payment): OwnRefundReason {
  return cards === null ? 'card not confirmed' : 'other card refused'
}

async function reasonOf(scope: Scope, { orderId }: Payment): Promise<OwnRefundReason> {
  const [paid] = await scope.tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.paidAt)))
    .limit(1)
  if (paid) return 'paid twice'
  if (await isPeriodOver(scope, orderId)) return 'period over'
  // An order has a coupon or a payment link, never both.
  const [order] = await scope.tx
    .select({ couponId: orders.couponId })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.couponId ? 'coupon spent' : 'link sold'
}
