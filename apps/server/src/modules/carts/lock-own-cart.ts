import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { offers, products } from '../../db/schema/catalog.ts'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Caller } from '../../rpc/caller.ts'

export const cartIdInput = z.strictObject({ cartId: z.uuid() })

/** A cart of one of the caller's own offers; until the transaction ends nobody else moves it. */
export async function lockOwnCart({ tx, session }: Caller, cartId: string) {
  const [found] = await tx
    .select({ cart: abandonedCarts })
    .from(abandonedCarts)
    .innerJoin(offers, eq(offers.id, abandonedCarts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(abandonedCarts.id, cartId), eq(products.sellerId, session.userId)))
    .for('update', { of: abandonedCarts })
  if (!found) throw new AppError('not_found')
  return found.cart
}
