import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'
import { readCartToken } from './cart-link.ts'

export const cartRestoreInput = z.object({ offerId: z.uuid(), token: z.string().max(200) })

/**
 * Returns the typed data to a visitor with the link of a cart, and records the visit. The document is left
 * out, because a link can be forwarded. Null for an invalid link.
 */
export async function restoreCart(
  scope: Scope,
  { offerId, token }: z.output<typeof cartRestoreInput>,
): Promise<{ cartId: string; name: string; email: string; phone: string } | null> {
  const cartId = readCartToken(scope, token)
  if (cartId === null) return null
  const [cart] = await scope.tx
    .update(abandonedCarts)
    .set({ returnedAt: scope.now })
    .where(and(eq(abandonedCarts.id, cartId), eq(abandonedCarts.offerId, offerId)))
    .returning({
      cartId: abandonedCarts.id,
      name: abandonedCarts.name,
      email: abandonedCarts.email,
      phone: abandonedCarts.phone,
    })
  return cart ?? null
}
