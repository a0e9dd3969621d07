import type { offers } from '../../../db/schema/catalog.ts'

type Offer = typeof offers.$inferSelect

/** What the Settings of a product keep the same on all of its offers. It lies on the offers, because that is where the checkout reads it. */
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
  | 'fretePriceCents'
>

/** Of a product whose first offer is being made. */
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
  fretePriceCents: null,
}

export function offerSettingsOf(offer: OfferSettings): OfferSettings {
  const names = Object.keys(usualOfferSettings) as (keyof OfferSettings)[]
  return Object.fromEntries(names.map((name) => [name, offer[name]])) as OfferSettings
}
