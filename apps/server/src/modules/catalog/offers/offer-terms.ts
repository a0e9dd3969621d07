import type { offers } from '#db/schema/catalog.ts'

export type OfferTerms = Pick<
  typeof offers.$inferSelect,
  | 'trialDays'
  | 'trialPriceCents'
  | 'setupFeeCents'
  | 'chargesMax'
  | 'isKeptAfterLast'
  | 'isOpenToSubscribers'
  | 'pixDiscountBasisPoints'
  | 'pixMinutes'
  | 'billetDays'
>

/** Terms beside the price of an offer that has none of its own (decision 0044). */
export const usualTerms: OfferTerms = {
  trialDays: null,
  trialPriceCents: 0,
  setupFeeCents: 0,
  chargesMax: null,
  isKeptAfterLast: true,
  isOpenToSubscribers: false,
  pixDiscountBasisPoints: 0,
  pixMinutes: null,
  billetDays: null,
}

/** For a copy of an offer. */
export function termsOf(offer: OfferTerms): OfferTerms {
  const names = Object.keys(usualTerms) as (keyof OfferTerms)[]
  return Object.fromEntries(names.map((name) => [name, offer[name]])) as OfferTerms
}
