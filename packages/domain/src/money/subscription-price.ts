import type { PaymentMethod } from '#vocabulary.ts'
import type { Cents } from './money.ts'

/**
 * Terms of an offer that set its first charge. An offer without a subscription has neither trial nor setup fee.
 */
export type FirstTerms = {
  priceCents: Cents
  trialDays: number | null
  trialPriceCents: Cents
  setupFeeCents: Cents
  /** Discount on the first charge of a buyer who pays with Pix. */
  pixDiscountBasisPoints: number
}

/** The shortest and the longest trial. */
export const trialDaysMin = 2
export const trialDaysMax = 90
/** The fewest and the most charges of a limited subscription. */
export const chargesLeast = 2
export const chargesMost = 60

/** Price of the first period without the setup fee: the trial's price if there is a trial. */
export function firstPrice({ priceCents, trialDays, trialPriceCents }: FirstTerms): Cents {
  return trialDays === null ? priceCents : trialPriceCents
}

/** First charge of an offer, at the checkout and on the server alike: the first period and the setup fee. */
export function firstCharge(terms: FirstTerms): Cents {
  return firstPrice(terms) + terms.setupFeeCents
}

/** The largest discount for Pix: one half. */
export const pixDiscountMax = 5_000

/** The first charge by a method: Pix may be discounted. Fractions of a cent are not discounted. */
export function firstChargeBy(terms: FirstTerms, method: PaymentMethod): Cents {
  const charge = firstCharge(terms)
  if (method !== 'PIX') return charge
  return charge - Math.floor((charge * terms.pixDiscountBasisPoints) / 10_000)
}

/** Part of the first charge that is the setup fee; a discount lowers fee and period in proportion. */
export function setupFeeBy(terms: FirstTerms, method: PaymentMethod): Cents {
  if (terms.setupFeeCents === 0) return 0
  const charge = firstChargeBy(terms, method)
  return charge - Number((BigInt(charge) * BigInt(firstPrice(terms))) / BigInt(firstCharge(terms)))
}

/** The same offer without its trial, for a buyer who has had one. */
export function withoutTrial<Terms extends FirstTerms>(terms: Terms): Terms {
  return { ...terms, trialDays: null, trialPriceCents: 0 }
}

/**
 * The same offer without trial, setup fee and discount, for a sale whose price is set elsewhere: a payment
 * link, an upsell.
 */
export function atPriceAlone<Terms extends FirstTerms>(terms: Terms): Terms {
  return { ...withoutTrial(terms), setupFeeCents: 0, pixDiscountBasisPoints: 0 }
}

/** Days of a cycle: the first one is the trial, where there is one. */
export function daysOfCycle(
  { trialDays, frequencyInDays }: { trialDays: number | null; frequencyInDays: number },
  number: number,
): number {
  return number === 1 && trialDays !== null ? trialDays : frequencyInDays
}
