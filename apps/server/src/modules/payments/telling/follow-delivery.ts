import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, ne, notInArray } from 'drizzle-orm'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { gifts } from '#db/schema/access.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { invariant } from '#kit/invariant.ts'
import { planGift } from '#modules/access/gifts/plan-gift.ts'
import { grantAccess } from '#modules/access/grant-access.ts'
import { restoreAccess } from '#modules/access/restore-access.ts'
import { suspendAccess } from '#modules/access/suspend-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { reopenCarts } from '#modules/carts/reopen-carts.ts'
import { settleCarts } from '#modules/carts/settle-carts.ts'
import { openInvoices } from '#modules/invoices/open-invoices.ts'
import { withdrawInvoices } from '#modules/invoices/withdraw-invoices.ts'
import { cancelShipment } from '#modules/shipments/cancel-shipment.ts'
import { openShipment } from '#modules/shipments/open-shipment.ts'
import type { Scope } from '#scope.ts'

const selectPayment = defineStatement((db, given: Inputs<{ paymentId: string }>) =>
  db
    .select({
      status: payments.status,
      certainty: payments.certainty,
      orderId: payments.orderId,
      method: payments.method,
    })
    .from(payments)
    .where(eq(payments.id, given.paymentId))
    .for('share'),
)

const selectOrder = defineStatement((db, given: Inputs<{ orderId: string }>) =>
  db
    .select({
      sellerId: orders.sellerId,
      offerId: orders.offerId,
      email: orders.buyerEmail,
      name: orders.buyerName,
      locale: orders.locale,
      giftId: gifts.id,
      sendsAt: gifts.sendsAt,
    })
    .from(orders)
    .leftJoin(gifts, eq(gifts.orderId, orders.id))
    .where(eq(orders.id, given.orderId)),
)

/**
 * Opens or closes the product by the payment's current state instead of the event, because jobs may run in
 * any order. The payment is locked, so that of two jobs the later one decides.
 */
export async function followDelivery(scope: Scope, paymentId: string): Promise<void> {
  const [payment] = await selectPayment(scope.tx, { paymentId })
  if (payment?.certainty !== 'KNOWN') return
  const { orderId, status } = payment
  if (status === 'APPROVED') return deliver(scope, { orderId, paymentId })
  if (status === 'REJECTED' || status === 'CANCELED') return lose(scope, { paymentId, ...payment })
  if (status !== 'REFUNDED' && status !== 'CHARGEBACK') return
  if (await isPaidOtherwise(scope, { orderId, paymentId })) return
  const cause = status === 'REFUNDED' ? 'REFUND' : 'CHARGEBACK'
  await suspendAccess(scope, { orderIds: [orderId], cause })
  await cancelShipment(scope, { orderId })
  await withdrawInvoices(scope, { orderId, cause })
}

async function deliver(
  scope: Scope,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const [order] = await selectOrder(scope.tx, { orderId })
  invariant(order, `order ${orderId} is missing`)
  const { userId: customerId } = await ensureCustomer(scope, order)
  // The access of a gift is written when the recipient opens the gift.
  if (order.giftId === null || order.sendsAt === null) await grantAccess(scope, { orderId, customerId })
  else await planGift(scope, { giftId: order.giftId, sendsAt: order.sendsAt })
  await Promise.all([
    restoreAccess(scope, { orderIds: [orderId], cause: 'CHARGEBACK' }),
    openShipment(scope, { orderId, sellerId: order.sellerId }),
    openInvoices(scope, { orderId, paymentId }),
    settleCarts(scope, { orderId, offerId: order.offerId, email: order.email }),
  ])
}

type LostPayment = { paymentId: string; orderId: string; method: PaymentMethod }

/**
 * A buyer who could not pay gets the same reminders as an abandoned cart, unless another code of the order
 * can still be paid.
 */
async function lose(scope: Scope, { paymentId, orderId, method }: LostPayment): Promise<void> {
  const others = await scope.tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        ne(payments.id, paymentId),
        notInArray(payments.status, ['REJECTED', 'CANCELED']),
      ),
    )
    .limit(1)
  if (others.length > 0) return
  await reopenCarts(scope, { orderId, reason: method === 'CREDIT_CARD' ? 'CARD_REFUSED' : 'CODE_UNPAID' })
}

/**
 * Whether another payment of the order is paid: a reissued code may lead to two payments, and a refund of one
 * does not end the other.
 */
async function isPaidOtherwise(
  { tx }: Scope,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<boolean> {
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.id, paymentId), eq(payments.status, 'APPROVED')))
    .limit(1)
  return others.length > 0
}
