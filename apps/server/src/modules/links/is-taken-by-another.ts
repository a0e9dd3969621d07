import { and, eq, ne, sql } from 'drizzle-orm'
import { paymentLinkOrders } from '#db/schema/links.ts'
import { payments } from '#db/schema/payments.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import type { Scope } from '#scope.ts'
import { isPaid } from './link-standing.ts'

/** Whether another order of a link was paid, or may still be paid. */
export async function isTakenByAnother({ tx }: Scope, linkId: string, orderId: string): Promise<boolean> {
  const others = await tx
    .select({ id: payments.id })
    .from(paymentLinkOrders)
    .innerJoin(payments, eq(payments.orderId, paymentLinkOrders.orderId))
    .where(
      and(
        eq(paymentLinkOrders.linkId, linkId),
        ne(paymentLinkOrders.orderId, orderId),
        sql`(${isPaid} or ${mayStillBePaid})`,
      ),
    )
    .limit(1)
  return others.length > 0
}
