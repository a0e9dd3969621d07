import { type CartState, cartStates } from '@balcao/domain/checkout/carts'
import { eq, sql } from 'drizzle-orm'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { type CartFilters, cartFilters, wantedCarts } from './cart-filters.ts'

export const cartCountFilters = cartFilters.omit({ state: true })

/**
 * Carts in each state under the other filters. Carts are deleted after three months, so there are never very
 * many.
 */
export async function countCarts(
  caller: Caller,
  filters: Omit<CartFilters, 'state'>,
): Promise<Record<CartState, { count: number; isMore: boolean }>> {
  const counted = await caller.tx
    .select({ state: abandonedCarts.state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(wantedCarts(caller, filters))
    .groupBy(abandonedCarts.state)
  const entries = cartStates.map((state) => {
    const count = counted.find((one) => one.state === state)?.count ?? 0
    return [state, { count, isMore: false }] as const
  })
  return Object.fromEntries(entries) as Record<CartState, { count: number; isMore: boolean }>
}
