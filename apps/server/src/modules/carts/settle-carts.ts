import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { defineStatement, type Inputs, newValue } from '#db/define-statement.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/** Time after the last input in which a purchase by the same mailbox converts a cart. */
const sameBuyerMs = 7 * 24 * 60 * 60_000

type Paid = { orderId: string; offerId: string; email: string }

const settle = defineStatement((db, given: Inputs<Paid & { now: Date; since: Date }>) =>
  db
    .update(abandonedCarts)
    .set({
      orderId: newValue(given.orderId),
      state: sql`case when ${abandonedCarts.remindersSent} > 0 or ${abandonedCarts.returnedAt} is not null
        then 'RECOVERED' else 'CONVERTED' end`,
      settledAt: sql`coalesce(${abandonedCarts.settledAt}, ${sql.param(given.now, abandonedCarts.settledAt)})`,
    })
    .where(
      or(
        eq(abandonedCarts.orderId, given.orderId),
        and(
          eq(abandonedCarts.offerId, given.offerId),
          eq(abandonedCarts.email, given.email),
          isNull(abandonedCarts.orderId),
          inArray(abandonedCarts.state, ['CAPTURED', 'RECOVERING', 'EXHAUSTED']),
          gt(abandonedCarts.updatedAt, sql.param(given.since, abandonedCarts.updatedAt)),
        ),
      ),
    ),
)

/**
 * Converts the carts of a paid order. A cart counts as recovered if a message was sent, or if the visitor
 * came through its link.
 */
export async function settleCarts({ tx, now }: Scope, paid: Paid): Promise<void> {
  await settle(tx, { ...paid, now, since: new Date(now.getTime() - sameBuyerMs) })
}
