import type { Currency } from '@balcao/domain/vocabulary'
import { desc, eq, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts, orders } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { type CartFilters, wantedCarts } from './cart-filters.ts'
import { cartAmount, isOpenCart, isRecoveredCart } from './cart-money.ts'

type CartSums = { currency: Currency; openCents: number; recoveredCents: number }

/**
 * Open and recovered carts of a filter, by currency. Recovered means paid after a message or through the link
 * of the cart, at the price of the order.
 */
export async function sumCarts(caller: Caller, filters: CartFilters) {
  const count = sql<number>`count(*)`.mapWith(Number)
  const rows = await caller.tx
    .select({
      currency: products.currency,
      count,
      recoveredCount: sql<number>`count(*) filter (where ${isRecoveredCart})`.mapWith(Number),
      openCents: sql<number>`coalesce(sum(${cartAmount}) filter (where ${isOpenCart}), 0)`.mapWith(Number),
      recoveredCents:
        sql<number>`coalesce(sum(${orders.totalCents}) filter (where ${isRecoveredCart}), 0)`.mapWith(Number),
    })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .leftJoin(orders, eq(orders.id, abandonedCarts.orderId))
    .where(wantedCarts(caller, filters))
    .groupBy(products.currency)
    .orderBy(desc(count), products.currency)
  const money = rows.map(
    ({ currency, openCents, recoveredCents }): CartSums => ({ currency, openCents, recoveredCents }),
  )
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    recoveredCount: rows.reduce((sum, row) => sum + row.recoveredCount, 0),
    money,
    medianMinutes: await readMedian(caller, filters),
  }
}

/** Median time from the last input to the payment of recovered carts; null if there are none. */
async function readMedian(caller: Caller, filters: CartFilters): Promise<number | null> {
  const minutes = sql`extract(epoch from ${abandonedCarts.settledAt} - ${abandonedCarts.updatedAt}) / 60`
  const [row] = await caller.tx
    .select({
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${minutes}) filter (where ${isRecoveredCart})`.mapWith(
        Number,
      ),
    })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(wantedCarts(caller, filters))
  return row?.median === null || row?.median === undefined ? null : Math.round(row.median)
}
