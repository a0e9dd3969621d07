import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { offers, products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

export type LockedCart = NonNullable<Awaited<ReturnType<typeof lockCart>>>

/** A cart with its offer and product, locked until the transaction ends. */
export async function lockCart({ tx }: Scope, cartId: string) {
  const [found] = await tx
    .select({ cart: abandonedCarts, offer: offers, product: products, seller: users })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(users, eq(users.id, products.sellerId))
    .where(eq(abandonedCarts.id, cartId))
    .for('no key update', { of: abandonedCarts })
  return found
}
