import {
  couponBearers,
  couponCodeMax,
  couponCodeMin,
  couponCodeShape,
  couponKinds,
  couponPercentMax,
  couponPercentMin,
  couponTargets,
  normalizeCouponCode,
} from '@balcao/domain/money/coupons'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'
import { amountMax } from '#modules/catalog/settings/settings.input.ts'

const usesLimit = 1_000_000
const count = z.int(problem('invalid')).min(1, problem('too_small')).max(usesLimit, problem('too_large'))

const terms = {
  kind: z.enum(couponKinds, problem('required')),
  /** For a coupon of a percentage. */
  basisPoints: z
    .int(problem('invalid'))
    .min(couponPercentMin, problem('invalid'))
    .max(couponPercentMax, problem('invalid'))
    .nullable(),
  /** For a coupon of an amount: in the currency of the product, or in reais for the whole shop. */
  amountCents: z
    .int(problem('invalid'))
    .min(1, problem('too_small'))
    .max(amountMax, problem('too_large'))
    .nullable(),
  target: z.enum(couponTargets, problem('required')),
  productId: z.uuid(problem('required')).nullable(),
  offerId: z.uuid(problem('required')).nullable(),
  includesBumps: z.boolean(),
  startsAt: z.iso.datetime(problem('invalid')).nullable(),
  endsAt: z.iso.datetime(problem('invalid')).nullable(),
  usesMax: count.nullable(),
  usesPerBuyerMax: count.nullable(),
  isFirstPurchaseOnly: z.boolean(),
  bearer: z.enum(couponBearers, problem('required')),
  /** For an affiliate's coupon: the affiliate earns by the sale, and the discount comes out of the commission. */
  affiliateId: z.uuid(problem('required')).nullable(),
}
const termsInput = z.strictObject(terms)
export type CouponTermsInput = z.output<typeof termsInput>

export function refuseContradictions(coupon: CouponTermsInput, context: z.RefinementCtx): void {
  const refuse = (path: string, code: 'required' | 'invalid') =>
    context.addIssue({ code: 'custom', path: [path], message: problem(code) })
  if (coupon.kind === 'PERCENT' && coupon.basisPoints === null) refuse('basisPoints', 'required')
  if (coupon.kind === 'AMOUNT' && coupon.amountCents === null) refuse('amountCents', 'required')
  if (coupon.target === 'PRODUCT' && coupon.productId === null) refuse('productId', 'required')
  if (coupon.target === 'OFFER' && coupon.offerId === null) refuse('offerId', 'required')
  if (coupon.bearer === 'AFFILIATE' && coupon.affiliateId === null) refuse('affiliateId', 'required')
  if (coupon.startsAt !== null && coupon.endsAt !== null && coupon.endsAt <= coupon.startsAt)
    refuse('endsAt', 'invalid')
}

const code = z
  .string()
  .transform(normalizeCouponCode)
  .pipe(
    z
      .string()
      .min(couponCodeMin, problem('too_short', couponCodeMin))
      .max(couponCodeMax, problem('too_long', couponCodeMax))
      .regex(couponCodeShape, problem('invalid')),
  )

export const newCouponShape = z.strictObject({ code, ...terms })
export const newCouponInput = newCouponShape.superRefine(refuseContradictions)
export type NewCouponInput = z.output<typeof newCouponInput>

export const couponIdInput = z.strictObject({ couponId: z.uuid() })
export type CouponIdInput = z.output<typeof couponIdInput>

export const changedCouponInput = couponIdInput.extend(terms).superRefine(refuseContradictions)
export type ChangedCouponInput = z.output<typeof changedCouponInput>

export const couponPreviewInput = termsInput.pick({
  kind: true,
  basisPoints: true,
  amountCents: true,
  target: true,
  productId: true,
  offerId: true,
  affiliateId: true,
})
export type CouponPreviewInput = z.output<typeof couponPreviewInput>
