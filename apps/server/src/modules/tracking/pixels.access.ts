import { type AccessFacts, type Holdings, ofProduct, probe } from '#rpc/testing/access-facts.ts'

const vendors = { because: 'It is an id of the vendor’s, public in every page, and names nothing of ours.' }

/** Saved once in the test, so that its version is the first. */
const formOf = ({ bumpProductId }: Holdings) => ({
  productId: bumpProductId,
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
        'facebook.pixelId': vendors,
        'tiktok.pixelId': vendors,
        'kwai.pixelId': vendors,
        googleAnalyticsId: vendors,
        googleAdsId: vendors,
        googleAdsConversionApiId: vendors,
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

export const adminPixelsAccess: AccessFacts = {
  at: 'admin.pixels',
  objects: { save: { caller: 'manager', ids: { 'facebook.pixelId': vendors } } },
}
