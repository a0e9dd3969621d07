import { mostByBuyer } from '@balcao/domain/money/coupons'
import { eq } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { type Coupon, countUses, isLimited } from './coupon-standing.ts'

/**
 * The coupon of a payment's order; null without one. A coupon with a limit of uses is locked, before the
 * payment as in a purchase.
 */
export async function lockCouponOf({ tx }: Scope, paymentId: string): Promise<Coupon | null> {
  const [found] = await tx
    .select({ coupon: coupons })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(coupons, eq(coupons.id, orders.couponId))
    .where(eq(payments.id, paymentId))
  if (!found || found.coupon.usesMax === null) return found?.coupon ?? null
  const [locked] = await tx.select().from(coupons).where(eq(coupons.id, found.coupon.id)).for('no key update')
  return locked ?? null
}

/**
 * Whether an order's expired code cannot be followed by a new one at its price: the coupon is paused or over,
 * or the use was taken by others or by the buyer's own other order.
 */
export async function isUseGone(scope: Scope, coupon: Coupon, orderId: string): Promise<boolean> {
  if (coupon.pausedAt !== null || (coupon.endsAt !== null && coupon.endsAt <= scope.now)) return true
  if (!isLimited(coupon)) return false
  const [order] = await scope.tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return false
  const { buyerEmail: email, buyerDocument: document, documentSource } = order
  const { takenCount, byBuyer } = await countUses(scope, coupon, {
    buyer: { email, document, documentSource },
    exceptOrderId: orderId,
  })
  const endless = Number.POSITIVE_INFINITY
  return takenCount >= (coupon.usesMax ?? endless) || byBuyer >= (mostByBuyer(coupon) ?? endless)
}
