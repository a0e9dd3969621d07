import { type CouponRefusal, type CouponTerms, normalizeCouponCode } from '@balcao/domain/money/coupons'
import { isWithinLimits } from '@balcao/domain/payments/method-limits'
import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import { type Coupon, countUses, refusalByState } from '#modules/coupons/coupon-standing.ts'
import { findCoupon } from '#modules/coupons/find-coupon.ts'
import type { Scope } from '#scope.ts'
import { quoteOrder } from './quote-order.ts'

export const couponQuoteInput = z.object({
  offerId: z.uuid(),
  code: z.string().max(60).transform(normalizeCouponCode),
  orderBumpsIds: z.array(z.uuid()).max(20).default([]),
})

export type CouponQuote =
  | ({ kind: 'APPLIES'; code: string } & CouponTerms)
  /** `at`: when the coupon ended or begins. */
  | { kind: 'REFUSED'; reason: CouponRefusal; at: string | null }

/**
 * The discount that a code gives at an offer now, without the rules that depend on the buyer: the purchase
 * checks those, so that this quote reveals nothing about a person's purchases. Open payments of the same
 * browser do not count as uses.
 */
export async function quoteCoupon(
  scope: Scope,
  {
    offerId,
    code,
    orderBumpsIds,
    ownPaymentIds,
  }: z.output<typeof couponQuoteInput> & { ownPaymentIds: readonly string[] },
): Promise<CouponQuote> {
  const loaded = await loadOffer(scope, offerId)
  const found = await findCoupon(scope, code, loaded)
  if (!found) return { kind: 'REFUSED', reason: 'coupon_not_found', at: null }
  const { coupon, isTakenHere } = found
  const refuse = (reason: CouponRefusal): CouponQuote => ({
    kind: 'REFUSED',
    reason,
    at: dateOf(coupon, reason),
  })
  if (!isTakenHere) return refuse('coupon_not_here')
  const uses =
    coupon.usesMax === null
      ? { paidCount: 0, takenCount: 0 }
      : await countUses(scope, coupon, { ownPaymentIds })
  const refusal = refusalByState(coupon, uses, scope.now)
  if (refusal) return refuse(refusal)
  try {
    const { product, platform, methods } = loaded
    const quote = quoteOrder(loaded, { orderBumpsIds, coupon, method: 'PIX', installments: 1 })
    const priceCents = quote.totalCents
    const sale = { currency: product.currency, priceCents }
    if (!methods.some((method) => isWithinLimits(platform.methodLimits, { ...sale, method })))
      return refuse('coupon_too_large')
  } catch (error) {
    if (error instanceof AppError && error.code === 'coupon_too_large') return refuse(error.code)
    throw error
  }
  const { basisPoints, amountCents, includesBumps } = coupon
  return { kind: 'APPLIES', code: coupon.code, basisPoints, amountCents, includesBumps }
}

function dateOf({ startsAt, endsAt }: Coupon, reason: CouponRefusal): string | null {
  if (reason === 'coupon_expired') return endsAt?.toISOString() ?? null
  return reason === 'coupon_not_started' ? (startsAt?.toISOString() ?? null) : null
}
