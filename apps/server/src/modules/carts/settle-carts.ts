import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/** Time after the last input in which a purchase by the same mailbox converts a cart. */
const sameBuyerMs = 7 * 24 * 60 * 60_000

type Paid = { orderId: string; offerId: string; email: string }

/**
 * Converts the carts of a paid order. A cart counts as recovered if a message was sent, or if the visitor
 * came by the link of the cart.
 */
export async function settleCarts({ tx, now }: Scope, { orderId, offerId, email }: Paid): Promise<void> {
  await tx
    .update(abandonedCarts)
    .set({
      orderId,
      state: sql`case when ${abandonedCarts.remindersSent} > 0 or ${abandonedCarts.returnedAt} is not null
        then 'RECOVERED' else 'CONVERTED' end`,
      settledAt: sql`coalesce(${abandonedCarts.settledAt}, ${sql.param(now, abandonedCarts.settledAt)})`,
    })
    .where(
      or(
        eq(abandonedCarts.orderId, orderId),
        and(
          eq(abandonedCarts.offerId, offerId),
          eq(abandonedCarts.email, email),
          isNull(abandonedCarts.orderId),
          inArray(abandonedCarts.state, ['CAPTURED', 'RECOVERING', 'EXHAUSTED']),
          gt(abandonedCarts.updatedAt, new Date(now.getTime() - sameBuyerMs)),
        ),
      ),
    )
}
