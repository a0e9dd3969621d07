import { cartReasons, cartStates } from '@balcao/domain/checkout/carts'
import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '#db/containing.ts'
import { inPeriod, periodBounds } from '#db/in-period.ts'
import { products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Reader } from '#rpc/caller.ts'

export const cartFilters = z.strictObject({
  state: z.enum(cartStates).optional(),
  reason: z.enum(cartReasons).optional(),
  productId: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
  /** Compared with the time of the visitor's last input. */
  ...periodBounds,
})
export type CartFilters = z.output<typeof cartFilters>

/** Abandoned carts of the caller's own offers. */
export function wantedCarts({ session }: Reader, filters: CartFilters): SQL | undefined {
  const { state, reason, productId, search, from, to } = filters
  const pattern = search ? containing(search) : undefined
  return and(
    eq(abandonedCarts.sellerId, session.userId),
    state && eq(abandonedCarts.state, state),
    reason && eq(abandonedCarts.reason, reason),
    productId === undefined ? undefined : eq(products.id, productId),
    pattern
      ? or(
          ilike(abandonedCarts.name, pattern),
          ilike(abandonedCarts.email, pattern),
          ilike(products.name, pattern),
        )
      : undefined,
    inPeriod(abandonedCarts.updatedAt, { from, to }),
  )
}
