import { type AccessFacts, type ObjectRow, ofProduct, probe } from '#rpc/testing/access-facts.ts'

/** One function finds the content for all three procedures. */
const licenses = (id: 'contentId' | 'keyId'): ObjectRow => ({
  caller: 'seller',
  ids: { [id]: { because: 'Nobody’s keys are reached by another seller; licenses.test.ts holds it.' } },
})

export const sellerContentsAccess: AccessFacts = {
  at: 'seller.contents',
  objects: {
    list: { caller: 'seller', ids: { productId: probe({ ...ofProduct, refusal: 'product_not_found' }) } },
    save: {
      caller: 'seller',
      ids: {
        productId: { because: 'Found by the same lock as the order bumps; contents.test.ts holds it.' },
        'contents.id': { because: 'An id that is not of the product is refused; contents.test.ts holds it.' },
        'contents.endpointId': {
          because: 'Found by the lock of every change of an address; external-access.test.ts holds it.',
        },
      },
    },
    licenseKeys: licenses('contentId'),
    addLicenseKeys: licenses('contentId'),
    removeLicenseKey: licenses('keyId'),
  },
}
