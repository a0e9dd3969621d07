import { offers } from '#db/schema/catalog.ts'

/** Price and payment columns of an offer, for its form and the list. */
export const offerColumns = {
  id: offers.id,
  title: offers.title,
  type: offers.type,
  priceCents: offers.priceCents,
  recurrencePriceCents: offers.recurrencePriceCents,
  frequencyInDays: offers.frequencyInDays,
  trialDays: offers.trialDays,
  trialPriceCents: offers.trialPriceCents,
  setupFeeCents: offers.setupFeeCents,
  chargesMax: offers.chargesMax,
  isKeptAfterLast: offers.isKeptAfterLast,
  isOpenToSubscribers: offers.isOpenToSubscribers,
  allowsGift: offers.allowsGift,
  pixDiscountBasisPoints: offers.pixDiscountBasisPoints,
  pixMinutes: offers.pixMinutes,
  billetDays: offers.billetDays,
  template: offers.template,
  pixEnabled: offers.pixEnabled,
  creditCardEnabled: offers.creditCardEnabled,
  billetEnabled: offers.billetEnabled,
  status: offers.status,
}
