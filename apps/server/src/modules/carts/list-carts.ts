import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ListOrders, pageInput, pageOf } from '#db/page-of.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts, orders } from '#db/schema/orders.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { cartFilters, wantedCarts } from './cart-filters.ts'
import { cartRow } from './cart-row.ts'
import { readRecoveryPlan } from './reminder-plan.ts'

const cartOrders: ListOrders<'updatedAt'> = {
  columns: { updatedAt: [abandonedCarts.updatedAt, abandonedCarts.id] },
  usual: { by: 'updatedAt', direction: 'desc' },
}

export const cartListInput = z.strictObject({ ...cartFilters.shape, ...pageInput(cartOrders) })
type ListInput = z.output<typeof cartListInput>

/** Abandoned carts of the caller's own offers, the latest input first. */
export function listCarts(caller: Caller, input: ListInput) {
  return pageOfCarts(caller, input, wantedCarts(caller, input))
}

export async function pageOfCarts(
  caller: Caller,
  page: Pick<ListInput, 'sort' | 'cursor' | 'limit'>,
  wanted: SQL | undefined,
) {
  const { rows, nextCursor } = await pageOf(cartOrders, page, ({ place, after, orderBy, limit }) =>
    caller.tx
      .select({
        cart: abandonedCarts,
        productName: products.name,
        currency: products.currency,
        priceCents: offers.priceCents,
        orderCode: orders.code,
        recoveredCents: orders.totalCents,
        place,
      })
      .from(abandonedCarts)
      .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
      .innerJoin(products, eq(products.id, offers.productId))
      .leftJoin(orders, eq(orders.id, abandonedCarts.orderId))
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  const [plan, { url }] = await Promise.all([
    readRecoveryPlan(caller, caller.session.userId),
    getPlatform(caller),
  ])
  return { rows: rows.map((row) => cartRow(caller, { plan, url }, row)), nextCursor }
}
