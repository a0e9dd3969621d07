import { type NewCouponInput, newCouponInput } from '#modules/coupons/coupon.input.ts'
import { createCoupon } from '#modules/coupons/create-coupon.ts'
import type { Scope } from '#scope.ts'
import { asPerson } from './as-person.ts'

export type CouponWishes = { sellerId: string; code: string } & Partial<NewCouponInput>

/** A coupon as its seller makes it: ten percent on everything, without limits, shared by all. */
export async function aCoupon(scope: Scope, { sellerId, ...wishes }: CouponWishes): Promise<string> {
  const { couponId } = await createCoupon(
    asPerson(scope, { userId: sellerId, role: 'SELLER' }),
    newCouponInput.parse({
      kind: wishes.amountCents ? 'AMOUNT' : 'PERCENT',
      basisPoints: wishes.amountCents ? null : 1_000,
      amountCents: null,
      target: wishes.offerId ? 'OFFER' : wishes.productId ? 'PRODUCT' : 'SHOP',
      productId: null,
      offerId: null,
      includesBumps: true,
      startsAt: null,
      endsAt: null,
      usesMax: null,
      usesPerBuyerMax: null,
      isFirstPurchaseOnly: false,
      bearer: wishes.affiliateId ? 'AFFILIATE' : 'SHARED',
      affiliateId: null,
      ...wishes,
    }),
  )
  return couponId
}
