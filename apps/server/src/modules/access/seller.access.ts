import { type AccessFacts, ofProduct, probe } from '../../rpc/testing/access-facts.ts'

export const sellerContentsAccess: AccessFacts = {
  at: 'seller.contents',
  objects: {
    list: { caller: 'seller', ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) } },
    save: {
      caller: 'seller',
      ids: {
        productId: { because: 'Found by the same lock as the order bumps; contents.test.ts holds it.' },
        'contents.id': { because: 'An id that is not of the product is refused; contents.test.ts holds it.' },
      },
    },
  },
}
