import type { Cents } from '@balcao/domain/money'
import { itemPrices, itemsRefund } from '@balcao/domain/sale-reversal'
import { and, eq, ne } from 'drizzle-orm'
import { orderItems, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { invariant } from '../../kit/invariant.ts'
import type { Scope } from '../../scope.ts'
import type { Payment } from '../payments/payment.ts'

export type RefundableItems = {
  /** The items of the order that have not gone back. */
  left: { id: string; title: string }[]
  /** What some of them cost the buyer: their price after discount and their part of the interest. */
  worthOf(ids: readonly string[]): Cents
}

/** An item goes back once, so those of earlier refunds are not among them. */
export async function readRefundableItems(
  { tx }: Scope,
  { id: paymentId, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<RefundableItems> {
  const [[order], items, earlier] = await Promise.all([
    tx.select().from(orders).where(eq(orders.id, orderId)),
    tx
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.position, orderItems.id),
    tx
      .select({ orderItemIds: refunds.orderItemIds })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'REFUSED'))),
  ])
  invariant(order, `payment ${paymentId} has no order`)
  const gone = new Set(earlier.flatMap(({ orderItemIds }) => orderItemIds))
  const prices = itemPrices(items, order.discountCents)
  return {
    left: items.filter(({ id }) => !gone.has(id)),
    worthOf: (ids) =>
      itemsRefund({ itemsCents: ids.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0) }, order),
  }
}
