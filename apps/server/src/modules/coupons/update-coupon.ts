import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import { type AuditAction, writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { columnsOfCoupon } from './columns-of-coupon.ts'
import type { ChangedCouponInput, CouponIdInput } from './coupon.input.ts'

/** Changes a coupon for purchases from now on; orders keep their discount. */
export async function updateCoupon(
  caller: Caller,
  { couponId, ...input }: ChangedCouponInput,
): Promise<void> {
  const columns = await columnsOfCoupon(caller, input)
  await changeOwn(caller, couponId, columns, { action: 'coupon.changed', detail: input })
}

/** Stops a coupon for new purchases. A code that was made with it can still be paid. */
export function pauseCoupon(caller: Caller, { couponId }: CouponIdInput): Promise<void> {
  const { now } = caller
  return changeOwn(caller, couponId, { pausedAt: now, updatedAt: now }, { action: 'coupon.paused' })
}

export function resumeCoupon(caller: Caller, { couponId }: CouponIdInput): Promise<void> {
  const { now } = caller
  return changeOwn(caller, couponId, { pausedAt: null, updatedAt: now }, { action: 'coupon.resumed' })
}

async function changeOwn(
  caller: Caller,
  couponId: string,
  changes: Partial<typeof coupons.$inferInsert>,
  { action, detail = {} }: { action: AuditAction; detail?: Record<string, unknown> },
): Promise<void> {
  const { tx, session, ip } = caller
  const changed = await tx
    .update(coupons)
    .set(changes)
    .where(and(eq(coupons.id, couponId), eq(coupons.sellerId, session.userId)))
    .returning({ id: coupons.id })
  if (changed.length === 0) throw new AppError('not_found')
  await writeAudit(caller, { userId: session.userId, ip }, { action, subject: couponId, detail })
}
