import type { newCouponInput } from '@balcao/server/modules/coupons/coupon.input'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { CouponsMessages } from './messages/pt-br.ts'

export type Coupon = inferOutput<typeof api.seller.coupons.list>['rows'][number]
export type CouponSort = NonNullable<inferInput<typeof api.seller.coupons.list>['sort']>['by']
export type CouponPreview = NonNullable<inferOutput<typeof api.seller.coupons.preview>>
export type CouponForm = z.input<typeof newCouponInput>

export function discountText(coupon: Coupon, format: Format): string {
  if (coupon.basisPoints !== null) return format.basisPoints(coupon.basisPoints)
  return format.money(coupon.amountCents ?? 0, coupon.currency)
}

export function targetText(coupon: Coupon, { target }: CouponsMessages): string {
  if (coupon.target === 'SHOP') return target.SHOP
  return [coupon.productName, coupon.offerTitle].filter(Boolean).join(' · ')
}

export function bearerText(coupon: Coupon, { bearer, shared }: CouponsMessages): string {
  if (coupon.bearer === 'SHARED') return shared
  return coupon.bearer === 'AFFILIATE' && coupon.affiliateName !== null
    ? coupon.affiliateName
    : bearer[coupon.bearer]
}
