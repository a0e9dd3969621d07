import { and, eq, ne, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts, orders } from '#db/schema/orders.ts'
import { wantedCarts } from '#modules/carts/cart-filters.ts'
import { cartAmount, isOpenCart, isRecoveredCart } from '#modules/carts/cart-money.ts'
import { count, type ReportLine, type ReportScope, sum, toLine } from './report-line.ts'

/**
 * Carts abandoned in a period, by the day of the last input: their content, the recoverable part, and the
 * part recovered by a message or the link, at the price of its order. A cart bought without either does not
 * count as abandoned.
 */
export async function cartsByProduct({ caller, from, to, productId }: ReportScope): Promise<ReportLine[]> {
  const rows = await caller.tx
    .select({
      key: sql<string>`${products.id}::text`.as('key'),
      name: products.name,
      currency: products.currency,
      cartCount: count(),
      cartCents: sum(cartAmount),
      openCents: sum(cartAmount, isOpenCart),
      recoveredCount: count(isRecoveredCart),
      recoveredCents: sum(orders.totalCents, isRecoveredCart),
    })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .leftJoin(orders, eq(orders.id, abandonedCarts.orderId))
    .where(
      and(
        wantedCarts(caller, { from: from.toISOString(), to: to.toISOString(), productId }),
        ne(abandonedCarts.state, 'CONVERTED'),
      ),
    )
    .groupBy(sql`1`, products.name, products.currency)
  return rows.map(toLine)
}
