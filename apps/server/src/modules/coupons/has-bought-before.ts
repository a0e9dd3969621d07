import { and, eq, isNotNull } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { type CouponBuyer, isOf } from './coupon-standing.ts'

/** Whether a buyer has paid for anything of this seller before, refunded or not. */
export async function hasBoughtBefore({ tx }: Scope, sellerId: string, buyer: CouponBuyer): Promise<boolean> {
  const [bought] = await tx
    .select({ id: payments.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.sellerId, sellerId), isOf(buyer), isNotNull(payments.paidAt)))
    .limit(1)
  return bought !== undefined
}
