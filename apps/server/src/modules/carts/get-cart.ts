import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { pageOfCarts } from './list-carts.ts'

/** One cart of an offer of the caller. */
export async function getCart(caller: Caller, { cartId }: { cartId: string }) {
  const own = and(eq(abandonedCarts.id, cartId), eq(abandonedCarts.sellerId, caller.session.userId))
  const { rows } = await pageOfCarts(caller, { limit: 1 }, own)
  const [cart] = rows
  if (!cart) throw new AppError('not_found')
  return cart
}
