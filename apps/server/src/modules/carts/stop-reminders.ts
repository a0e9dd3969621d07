import { eq } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Caller } from '#rpc/caller.ts'
import { lockOwnCart } from './lock-own-cart.ts'

/** Stops the reminders of a cart at the seller's request. */
export async function stopReminders(caller: Caller, { cartId }: { cartId: string }): Promise<void> {
  const { state } = await lockOwnCart(caller, cartId)
  if (state !== 'CAPTURED' && state !== 'RECOVERING') return
  await caller.tx.update(abandonedCarts).set({ state: 'SUPPRESSED' }).where(eq(abandonedCarts.id, cartId))
}
