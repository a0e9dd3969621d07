import { and, eq, isNull } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

type Bought = { cartId: string | undefined; offerId: string; orderId: string }

/** Marks the cart of this order as converted. A cart of another offer, or one already converted, is unchanged. */
export async function convertCart({ tx, now }: Scope, { cartId, offerId, orderId }: Bought): Promise<void> {
  if (cartId === undefined) return
  await tx
    .update(abandonedCarts)
    .set({ orderId, state: 'CONVERTED', updatedAt: now })
    .where(
      and(eq(abandonedCarts.id, cartId), eq(abandonedCarts.offerId, offerId), isNull(abandonedCarts.orderId)),
    )
}
