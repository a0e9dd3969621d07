import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const price = {
  priceCents: 19_700,
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 1,
  minInstallmentValueCents: 500,
}

export const sellerPricingAccess: AccessFacts = {
  at: 'seller.pricing',
  objects: {
    quoteNet: {
      offerId: {
        own: ({ offerId }) => ({ offerId, ...price }),
        refusal: 'offer_not_found',
      },
    },
  },
}
