import type { offers } from '#db/schema/catalog.ts'

export type OfferTerms = Pick<
  typeof offers.$inferSelect,
  | 'trialDays'
  | 'trialPriceCents'
  | 'setupFeeCents'
  | 'chargesMax'
  | 'isKeptAfterLast'
  | 'isOpenToSubscribers'
  | 'allowsGift'
  | 'pixDiscountBasisPoints'
  | 'pixMinutes'
  | 'billetDays'
>

/** Default terms of an offer beside its price (decision 0044). */
export const usualTerms: OfferTerms = {
  trialDays: null,
  trialPriceCents: 0,
  setupFeeCents: 0,
  chargesMax: null,
  isKeptAfterLast: true,
  isOpenToSubscribers: false,
  allowsGift: true,
  pixDiscountBasisPoints: 0,
  pixMinutes: null,
  billetDays: null,
}

/** Copies the terms of an offer. */
export function termsOf(offer: OfferTerms): OfferTerms {
  const names = Object.keys(usualTerms) as (keyof OfferTerms)[]
  return Object.fromEntries(names.map((name) => [name, offer[name]])) as OfferTerms
}
