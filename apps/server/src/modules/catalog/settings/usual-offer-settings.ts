import type { offers } from '#db/schema/catalog.ts'

type Offer = typeof offers.$inferSelect

/** Settings shared by all offers of a product. Stored on each offer, where the checkout reads them. */
export type OfferSettings = Pick<
  Offer,
  | 'pixEnabled'
  | 'creditCardEnabled'
  | 'billetEnabled'
  | 'requiredDocument'
  | 'requiredDocumentAndPhone'
  | 'abandonedCartEnabled'
  | 'numberOfInstallments'
  | 'maxInstallmentsWithoutInterest'
  | 'minInstallmentValueCents'
  | 'takesTwoCards'
  | 'fretePriceCents'
>

/** Default settings of a product's first offer. */
export const usualOfferSettings: OfferSettings = {
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  requiredDocument: true,
  requiredDocumentAndPhone: true,
  abandonedCartEnabled: true,
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 1,
  minInstallmentValueCents: 500,
  takesTwoCards: false,
  fretePriceCents: null,
}

export function offerSettingsOf(offer: OfferSettings): OfferSettings {
  const names = Object.keys(usualOfferSettings) as (keyof OfferSettings)[]
  return Object.fromEntries(names.map((name) => [name, offer[name]])) as OfferSettings
}
