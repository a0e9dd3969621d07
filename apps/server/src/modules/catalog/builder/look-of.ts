import type { CheckoutLook } from '@balcao/domain/checkout/checkout-page'
import type { Offer } from '#modules/catalog/offers/lock-offer.ts'

/** The part of an offer that is edited in the builder. */
export function lookOf({
  template,
  requiredDocument,
  requiredDocumentAndPhone,
  builder,
}: Offer): CheckoutLook {
  return { template, requiredDocument, requiredDocumentAndPhone, builder }
}
