import { and, eq, ne } from 'drizzle-orm'
import { orderItems } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { refunds } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import type { Scope } from '#scope.ts'

/**
 * The buyer's price of an item less its refunds: the whole price after a refund of the item, or the item's share of a refund
 * of an amount of the sale. `isSettled`: whether all these refunds have arrived; an open refund may still be refused.
 */
export async function readAmountLeft(
  { tx, platformId }: Scope,
  { orderId, orderItemId }: { orderId: string; orderItemId: string },
): Promise<{ amountCents: number; isSettled: boolean }> {
  const [[item], returned] = await Promise.all([
    tx
      .select({
        priceCents: orderItems.priceCents,
        quantity: orderItems.quantity,
        discountCents: orderItems.discountCents,
      })
      .from(orderItems)
      .where(and(eq(orderItems.platformId, platformId), eq(orderItems.id, orderItemId))),
    tx
      .select({
        kind: refunds.kind,
        state: refunds.state,
        amountCents: refunds.amountCents,
        orderItemIds: refunds.orderItemIds,
        paidCents: payments.amountCents,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(
          eq(refunds.platformId, platformId),
          eq(payments.orderId, orderId),
          eq(payments.status, 'APPROVED'),
          eq(refunds.source, 'SALE'),
          ne(refunds.state, 'REFUSED'),
        ),
      ),
  ])
  invariant(item, 'an invoice has an item')
  const price = item.priceCents * item.quantity - item.discountCents
  let left = price
  for (const { kind, amountCents, orderItemIds, paidCents } of returned) {
    if (kind === 'ITEMS') left -= orderItemIds.includes(orderItemId) ? price : 0
    else left -= kind === 'WHOLE' ? price : Math.round((price * amountCents) / paidCents)
  }
  return { amountCents: Math.max(0, left), isSettled: returned.every(({ state }) => state === 'DONE') }
}
