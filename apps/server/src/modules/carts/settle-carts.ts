import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { abandonedCarts } from '../../db/schema/orders.ts'
import type { Scope } from '../../scope.ts'

/** For how long after the last word a purchase by the same mailbox counts as the end of a cart. */
const sameBuyerMs = 7 * 24 * 60 * 60_000

type Paid = { orderId: string; offerId: string; email: string }

/** An order was paid: the carts that it came from are won. They are won back if there was a message, or if the visitor came by the link of the cart. */
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
