import { type AccessFacts, type Holdings, ofProduct, probe } from '../../rpc/testing/access-facts.ts'

/** The object test saves its own product of pixels once. */
const formOf = ({ pixelProductId }: Holdings) => ({
  productId: pixelProductId,
  version: 1,
  facebook: [],
  tiktok: [],
  kwai: [],
  googleAnalyticsId: null,
  googleAdsId: null,
  googleAdsConversionApiId: null,
})

export const sellerPixelsAccess: AccessFacts = {
  at: 'seller.pixels',
  objects: {
    get: { caller: 'seller', ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) } },
    save: {
      caller: 'seller',
      ids: {
        productId: probe({
          own: formOf,
          foreign: (_own, foreign) => formOf(foreign),
          refusal: 'product_not_found',
        }),
      },
    },
    conversions: {
      caller: 'seller',
      ids: {
        orderId: probe({
          own: ({ orderId }) => ({ orderId }),
          foreign: (_own, { orderId }) => ({ orderId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
