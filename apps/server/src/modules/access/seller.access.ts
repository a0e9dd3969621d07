import { type AccessFacts, type ObjectRow, ofProduct } from '#rpc/testing/access-facts.ts'

/** One function finds the content for all three procedures. */
const licenses = (id: 'contentId' | 'keyId'): ObjectRow => ({
  [id]: 'Nobody’s keys are reached by another seller; licenses.test.ts holds it.',
})

export const sellerContentsAccess: AccessFacts = {
  at: 'seller.contents',
  objects: {
    list: { productId: { ...ofProduct, refusal: 'product_not_found' } },
    save: {
      productId: 'Found by the same lock as the order bumps; contents.test.ts holds it.',
      'contents.id': 'An id that is not of the product is refused; contents.test.ts holds it.',
      'contents.endpointId':
        'Found by the lock of every change of an address; external-access.test.ts holds it.',
    },
    licenseKeys: licenses('contentId'),
    addLicenseKeys: licenses('contentId'),
    removeLicenseKey: licenses('keyId'),
  },
}
