import { and, eq } from 'drizzle-orm'
import { coupons } from '#db/schema/coupons.ts'
import { countUses } from '#modules/coupons/coupon-standing.ts'
import { getCoupon } from '#modules/coupons/list-coupons.ts'
import { pauseCoupon, updateCoupon } from '#modules/coupons/update-coupon.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { aCoupon } from './a-coupon.ts'

const dayMs = 86_400_000

type Sold = { sellerId: string; courseId: string; affiliateId: string | undefined }

/** Coupons used in the demo's sales, one for each bearer of the discount. Without limits, so that no sale fails. */
export async function createSoldCoupons(
  scope: Scope,
  { sellerId, courseId, affiliateId }: Sold,
): Promise<void> {
  await aCoupon(scope, { sellerId, code: 'PRIMEIRA10' })
  const ofCourse = { sellerId, productId: courseId, basisPoints: 1_500, includesBumps: false }
  await aCoupon(scope, { ...ofCourse, code: 'FORNADA15', bearer: 'SELLER' })
  if (affiliateId !== undefined) await aCoupon(scope, { ...ofCourse, code: 'PARCEIRA15', affiliateId })
}

/** Uses of these coupons, and one coupon in every other state. */
export async function createDemoCoupons(seller: Caller): Promise<void> {
  const sellerId = seller.session.userId
  await limit(seller, 'PRIMEIRA10', 150)
  await limit(seller, 'FORNADA15', 0)
  const inDays = (days: number) => new Date(seller.now.getTime() + days * dayMs).toISOString()
  await aCoupon(seller, {
    sellerId,
    code: 'NATAL30',
    amountCents: 3_000,
    usesMax: 200,
    usesPerBuyerMax: 1,
    startsAt: inDays(13),
    endsAt: inDays(38),
  })
  await aCoupon(seller, { sellerId, code: 'OUTUBRO15', basisPoints: 1_500, endsAt: inDays(-18) })
  const couponId = await aCoupon(seller, {
    sellerId,
    code: 'ALUNA50',
    basisPoints: 5_000,
    isFirstPurchaseOnly: true,
  })
  await pauseCoupon(seller, { couponId })
}

/** Sets a coupon's limit so that this many uses are left. */
async function limit(seller: Caller, code: string, left: number): Promise<void> {
  const [found] = await seller.tx
    .select({ couponId: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.sellerId, seller.session.userId), eq(coupons.code, code)))
  if (!found) return
  const coupon = await getCoupon(seller, found)
  const { takenCount } = await countUses(seller, { id: found.couponId, usesMax: coupon.usesMax })
  await updateCoupon(seller, { ...coupon, ...found, usesMax: Math.max(1, takenCount + left) })
}
