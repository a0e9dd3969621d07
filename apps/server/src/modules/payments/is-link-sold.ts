import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { StatementBuilder } from '../../db/define-statement.ts'
import { paymentLinkOrders, paymentLinks } from '../../db/schema/links.ts'
import { payments } from '../../db/schema/payments.ts'

const ownOrders = alias(paymentLinkOrders, 'own_link_orders')
const otherOrders = alias(paymentLinkOrders, 'other_link_orders')
const sold = alias(payments, 'sold')

/** Whether an order was made by a link of one use that another order has paid, as a column of a statement that is sent anyway. */
export function isLinkSold(
  db: StatementBuilder,
  order: { platformId: PgColumn; orderId: PgColumn },
): SQL<boolean> {
  const paid = db
    .select({ id: sold.id })
    .from(ownOrders)
    .innerJoin(paymentLinks, and(eq(paymentLinks.id, ownOrders.linkId), paymentLinks.isOneUse))
    .innerJoin(
      otherOrders,
      and(eq(otherOrders.linkId, ownOrders.linkId), ne(otherOrders.orderId, ownOrders.orderId)),
    )
    .innerJoin(sold, and(eq(sold.orderId, otherOrders.orderId), isNotNull(sold.paidAt)))
    .where(and(eq(ownOrders.platformId, order.platformId), eq(ownOrders.orderId, order.orderId)))
  return sql<boolean>`exists ${paid}`
}
