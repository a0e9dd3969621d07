import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { offers, products } from '#db/schema/catalog.ts'
import { orderItems, orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

const boughtBy = alias(offers, 'bought_by')

/**
 * Offers whose product the buyer of an order already has: it is part of this order, bumps included, or is a
 * digital one that the same mailbox paid for once. A shipped product, and a subscription that may have ended,
 * can be wanted again.
 */
export async function listOwnedOffers(
  { tx }: Scope,
  orderId: string,
  offerIds: readonly string[],
): Promise<Set<string>> {
  if (offerIds.length === 0) return new Set()
  const [order] = await tx.select({ email: orders.buyerEmail }).from(orders).where(eq(orders.id, orderId))
  if (!order) return new Set()
  const owned = await tx
    .select({ offerId: offers.id })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(orderItems, eq(orderItems.productId, products.id))
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.buyerEmail, order.email)))
    .innerJoin(boughtBy, eq(boughtBy.id, orders.offerId))
    .innerJoin(payments, and(eq(payments.orderId, orders.id), gt(payments.bookedCents, 0)))
    .where(
      and(
        inArray(offers.id, [...offerIds]),
        or(eq(orders.id, orderId), and(eq(products.type, 'DIGITAL'), eq(boughtBy.type, 'ONE_TIME'))),
      ),
    )
  return new Set(owned.map(({ offerId }) => offerId))
}
