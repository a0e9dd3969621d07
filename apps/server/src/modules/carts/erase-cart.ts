import { eq } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOwnCart } from './lock-own-cart.ts'

/** Deletes the data of a visitor, who has the right to request it. An order made from the cart stays. */
export async function eraseCart(caller: Caller, { cartId }: { cartId: string }): Promise<void> {
  const { state, offerId } = await lockOwnCart(caller, cartId)
  await caller.tx.delete(abandonedCarts).where(eq(abandonedCarts.id, cartId))
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'cart.erased', subject: cartId, detail: { state, offerId } },
  )
}
