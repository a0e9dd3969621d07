import { and, eq, isNotNull, or } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import type { CouponBuyer } from './coupon-standing.ts'

/** Whether a buyer has paid for anything of this seller before, refunded or not. */
export async function hasBoughtBefore(
  { tx }: Scope,
  sellerId: string,
  { email, document, documentSource }: CouponBuyer,
): Promise<boolean> {
  const sameDocument = and(eq(orders.documentSource, 'BUYER'), eq(orders.buyerDocument, document))
  const [bought] = await tx
    .select({ id: payments.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        or(eq(orders.buyerEmail, email), documentSource === 'BUYER' ? sameDocument : undefined),
        isNotNull(payments.paidAt),
      ),
    )
    .limit(1)
  return bought !== undefined
}
