import { type Cents, percentOfCents, splitByLargestRemainder } from './money.ts'

export const couponKinds = ['PERCENT', 'AMOUNT'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Checkouts that accept a coupon: all of its seller, all of one product, or one offer's. */
export const couponTargets = ['SHOP', 'PRODUCT', 'OFFER'] as const
export type CouponTarget = (typeof couponTargets)[number]

/**
 * Who bears the discount: all parties, since each share is computed from the paid amount; the seller alone; or the
 * affiliate who owns the coupon, up to the commission.
 */
export const couponBearers = ['SHARED', 'SELLER', 'AFFILIATE'] as const
export type CouponBearer = (typeof couponBearers)[number]

/** Reasons why a code gives no discount, named by their error codes. */
export const couponRefusals = [
  'coupon_not_found',
  'coupon_paused',
  'coupon_not_started',
  'coupon_expired',
  'coupon_exhausted',
  'coupon_used',
  'coupon_not_here',
  'coupon_not_first',
  'coupon_too_large',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]

export const couponStates = ['ACTIVE', 'SCHEDULED', 'PAUSED', 'EXHAUSTED', 'EXPIRED'] as const
export type CouponState = (typeof couponStates)[number]

/** Parameter of a checkout's address that fills in a coupon. */
export const couponKey = 'cupom'

export const couponCodeMin = 3
export const couponCodeMax = 30
export const couponCodeShape = /^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/

/** The spelling that is stored, compared and shown. */
export function normalizeCouponCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** Discount in basis points of one percent to 99 percent, so that something is left to pay. */
export const couponPercentMin = 100
export const couponPercentMax = 9_900

/** Exactly one of the two is set. */
export type CouponTerms = {
  basisPoints: number | null
  amountCents: Cents | null
  /** Whether the order bumps are discounted too. */
  includesBumps: boolean
}

/**
 * Discount of each line, in their order: a percentage of the discounted lines together, or an amount that
 * never exceeds them, divided by their prices. The page shows it and the server charges by it.
 */
export function couponDiscounts(
  { basisPoints, amountCents, includesBumps }: CouponTerms,
  lines: readonly { isBump: boolean; priceCents: Cents }[],
): Cents[] {
  const weights = lines.map(({ isBump, priceCents }, index) => ({
    id: String(index),
    weight: isBump && !includesBumps ? 0 : priceCents,
  }))
  const discountedCents = weights.reduce((sum, { weight }) => sum + weight, 0)
  const discountCents =
    basisPoints === null
      ? Math.min(amountCents ?? 0, discountedCents)
      : percentOfCents(discountedCents, basisPoints)
  if (discountCents === 0) return lines.map(() => 0)
  return splitByLargestRemainder(discountCents, weights).map((part) => part.amountCents)
}

/** Maximum of uses by one buyer: a first purchase happens once. */
export function mostByBuyer({
  usesPerBuyerMax,
  isFirstPurchaseOnly,
}: {
  usesPerBuyerMax: number | null
  isFirstPurchaseOnly: boolean
}): number | null {
  return isFirstPurchaseOnly ? 1 : usesPerBuyerMax
}
