import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'

export const cartIdInput = z.strictObject({ cartId: z.uuid() })

/** A cart of one of the caller's own offers, locked until the transaction ends. */
export async function lockOwnCart({ tx, session }: Caller, cartId: string) {
  const [cart] = await tx
    .select()
    .from(abandonedCarts)
    .where(and(eq(abandonedCarts.id, cartId), eq(abandonedCarts.sellerId, session.userId)))
    .for('update')
  if (!cart) throw new AppError('not_found')
  return cart
}
