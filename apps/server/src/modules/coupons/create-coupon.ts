import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { coupons } from '#db/schema/coupons.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { columnsOfCoupon } from './columns-of-coupon.ts'
import type { NewCouponInput } from './coupon.input.ts'

export async function createCoupon(
  caller: Caller,
  { code, ...input }: NewCouponInput,
): Promise<{ couponId: string }> {
  const { tx, platformId, now, session, ip } = caller
  const couponId = randomUUID()
  const created = await tx
    .insert(coupons)
    .values({
      ...(await columnsOfCoupon(caller, input)),
      id: couponId,
      platformId,
      sellerId: session.userId,
      code,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [coupons.platformId, coupons.sellerId, coupons.code] })
    .returning({ id: coupons.id })
  if (created.length === 0) throw new AppError('coupon_code_taken', { field: 'code' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'coupon.created', subject: couponId, detail: { code, ...input } },
  )
  return { couponId }
}
