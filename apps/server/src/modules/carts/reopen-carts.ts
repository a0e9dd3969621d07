import type { CartReason } from '@balcao/domain/checkout/carts'
import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'
import { remindCartJob } from './remind-cart.job.ts'
import { nextCheckAt, readRecoveryPlan } from './reminder-plan.ts'

type Unpaid = { orderId: string; reason: Exclude<CartReason, 'LEFT'> }

/** Reopens the carts of a failed order, with its reason and the sequence of that reason. */
export async function reopenCarts(scope: Scope, { orderId, reason }: Unpaid): Promise<void> {
  const { tx, now } = scope
  const reopened = await tx
    .update(abandonedCarts)
    .set({ state: 'CAPTURED', reason, reasonSince: now, step: 0, orderId: null })
    .where(and(eq(abandonedCarts.orderId, orderId), eq(abandonedCarts.state, 'CONVERTED')))
    .returning()
  for (const cart of reopened) {
    const runAt = nextCheckAt(await readRecoveryPlan(scope, cart.sellerId), cart)
    if (runAt)
      await addJob(scope, remindCartJob, { cartId: cart.id }, { runAt, key: `remind-cart:${cart.id}` })
  }
}
