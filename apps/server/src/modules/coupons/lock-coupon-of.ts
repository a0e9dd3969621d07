import { and, eq } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { type Coupon, countUses, hasLimits, mostByBuyer } from './coupon-standing.ts'

/**
 * Locks the limited coupon of a payment's order; null where there is none. It is locked before the payment,
 * as in a purchase.
 */
export async function lockCouponOf({ tx }: Scope, paymentId: string): Promise<Coupon | null> {
  const [found] = await tx
    .select({ coupon: coupons })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(coupons, eq(coupons.id, orders.couponId))
    .where(and(eq(payments.id, paymentId), hasLimits))
    .for('no key update', { of: coupons })
  return found?.coupon ?? null
}

/** Whether others took the use that an order's expired code had held, or its buyer did by another order. */
export async function isUseGone(scope: Scope, coupon: Coupon, orderId: string): Promise<boolean> {
  const [order] = await scope.tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return false
  const { buyerEmail: email, buyerDocument: document, documentSource } = order
  const { takenCount, byBuyer } = await countUses(scope, coupon.id, {
    buyer: { email, document, documentSource },
    exceptOrderId: orderId,
  })
  const endless = Number.POSITIVE_INFINITY
  return takenCount >= (coupon.usesMax ?? endless) || byBuyer >= (mostByBuyer(coupon) ?? endless)
}
