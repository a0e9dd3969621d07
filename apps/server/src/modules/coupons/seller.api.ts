import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { changedCouponInput, couponIdInput, couponPreviewInput, newCouponInput } from './coupon.input.ts'
import { createCoupon } from './create-coupon.ts'
import { affiliateOptionsInput, findAffiliateOptions } from './find-affiliate-options.ts'
import { listCouponLinks } from './list-coupon-links.ts'
import { couponListInput, getCoupon, listCoupons } from './list-coupons.ts'
import { previewCoupon } from './preview-coupon.ts'
import { pauseCoupon, resumeCoupon, updateCoupon } from './update-coupon.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerCouponsApi = router({
  list: seller.readLagging(couponListInput, listCoupons),
  get: seller.read(couponIdInput, getCoupon),
  links: seller.readLagging(couponIdInput, listCouponLinks),
  affiliateOptions: seller.readLagging(affiliateOptionsInput, findAffiliateOptions),
  preview: seller.readLagging(couponPreviewInput, previewCoupon),
  create: seller.write(newCouponInput, createCoupon),
  update: seller.write(changedCouponInput, updateCoupon),
  pause: seller.write(couponIdInput, pauseCoupon),
  resume: seller.write(couponIdInput, resumeCoupon),
})
