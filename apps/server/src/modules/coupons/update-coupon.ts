import { AppError } from '@balcao/domain/app-error'
import { and, eq } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import type { Caller } from '#rpc/caller.ts'
import { columnsOfCoupon } from './columns-of-coupon.ts'
import type { ChangedCouponInput, CouponIdInput } from './coupon.input.ts'

/** Changes a coupon for purchases from now on; orders keep the discount that they were made with. */
export async function updateCoupon(
  caller: Caller,
  { couponId, ...input }: ChangedCouponInput,
): Promise<void> {
  await changeOwn(caller, couponId, await columnsOfCoupon(caller, input))
}

/** Stops a coupon for new purchases. A code that was made with it can still be paid. */
export function pauseCoupon(caller: Caller, { couponId }: CouponIdInput): Promise<void> {
  return changeOwn(caller, couponId, { pausedAt: caller.now, updatedAt: caller.now })
}

export function resumeCoupon(caller: Caller, { couponId }: CouponIdInput): Promise<void> {
  return changeOwn(caller, couponId, { pausedAt: null, updatedAt: caller.now })
}

async function changeOwn(
  { tx, session }: Caller,
  couponId: string,
  changes: Partial<typeof coupons.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(coupons)
    .set(changes)
    .where(and(eq(coupons.id, couponId), eq(coupons.sellerId, session.userId)))
    .returning({ id: coupons.id })
  if (changed.length === 0) throw new AppError('not_found')
}
