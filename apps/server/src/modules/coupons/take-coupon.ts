import { mostByBuyer } from '@balcao/domain/money/coupons'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, isNotNull } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Scope } from '#scope.ts'
import {
  type Coupon,
  type CouponBuyer,
  countUses,
  isLimited,
  isOf,
  refusalByState,
} from './coupon-standing.ts'
import { findCoupon } from './find-coupon.ts'

const noUses = { paidCount: 0, takenCount: 0, byBuyer: 0 }

/**
 * The coupon of a purchase, in its current state. A coupon with a limit of uses is locked until the purchase
 * is committed, so that only one buyer gets its last use. Any other coupon is not locked, since only the
 * buyer's own payments count against that buyer.
 */
export async function takeCoupon(
  scope: Scope,
  code: string,
  { loaded, buyer }: { loaded: LoadedOffer; buyer: CouponBuyer },
): Promise<Coupon> {
  let found = await findCoupon(scope, code, loaded)
  if (found && found.coupon.usesMax !== null)
    found = await findCoupon(scope, code, loaded, { isLocked: true })
  if (!found) throw new AppError('coupon_not_found', { field: 'coupon' })
  const { coupon, isTakenHere } = found
  if (!isTakenHere) throw new AppError('coupon_not_here', { field: 'coupon' })
  const uses = isLimited(coupon) ? await countUses(scope, coupon, { buyer }) : noUses
  const refusal = refusalByState(coupon, uses, scope.now)
  if (refusal) throw new AppError(refusal, { field: 'coupon' })
  if (uses.byBuyer >= (mostByBuyer(coupon) ?? Number.POSITIVE_INFINITY))
    throw new AppError('coupon_used', { field: 'coupon' })
  if (coupon.isFirstPurchaseOnly && (await hasBoughtBefore(scope, coupon.sellerId, buyer)))
    throw new AppError('coupon_not_first', { field: 'coupon' })
  return coupon
}

/** Whether a buyer has paid for anything of this seller before, refunded or not. */
async function hasBoughtBefore({ tx }: Scope, sellerId: string, buyer: CouponBuyer): Promise<boolean> {
  const [bought] = await tx
    .select({ id: payments.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.sellerId, sellerId), isOf(buyer), isNotNull(payments.paidAt)))
    .limit(1)
  return bought !== undefined
}
