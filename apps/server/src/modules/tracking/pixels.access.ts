import { type AccessFacts, type Holdings, ofProduct } from '#rpc/testing/access-facts.ts'

const vendors = 'It is an id of the vendor’s, public in every page, and names nothing of ours.'

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
    get: { productId: { ...ofProduct, refusal: 'product_not_found' } },
    save: {
      productId: {
        own: formOf,
        refusal: 'product_not_found',
      },
      'facebook.pixelId': vendors,
      'tiktok.pixelId': vendors,
      'kwai.pixelId': vendors,
      googleAnalyticsId: vendors,
      googleAdsId: vendors,
      googleAdsConversionApiId: vendors,
    },
    test: {
      productId:
        'It calls a vendor. test-events.test.ts shows that a pixel of another seller’s product is not found.',
      pixelId: vendors,
    },
    conversions: {
      orderId: ({ orderId }) => ({ orderId }),
    },
  },
}

export const adminPixelsAccess: AccessFacts = {
  at: 'admin.pixels',
  objects: { save: { 'facebook.pixelId': vendors } },
}
