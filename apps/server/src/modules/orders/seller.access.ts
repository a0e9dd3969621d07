import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

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
      caller: 'seller',
      ids: {
        offerId: probe({
          own: ({ offerId }) => ({ offerId, ...price }),
          foreign: (_own, { offerId }) => ({ offerId, ...price }),
          refusal: 'offer_not_found',
        }),
      },
    },
  },
}
