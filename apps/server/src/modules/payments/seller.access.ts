import type { AccessFacts, Holdings } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const partnersSales = {
  paymentId: ({ partnersPaymentId }: Holdings) => partnersPaymentId,
  productId: ({ partnersProductId }: Holdings) => partnersProductId,
}

/** Tested against other people’s sales, in every state, by `send-again.test.ts`. */
const inItsState = { because: 'Found among one’s own sales only, and possible in some states only.' }
const ownSales = salesAccess('seller.sales', 'seller')

export const sellerSalesAccess: AccessFacts = {
  ...ownSales,
  objects: {
    ...ownSales.objects,
    resendCode: { caller: 'seller', ids: { paymentId: inItsState } },
    resendAccess: { caller: 'seller', ids: { paymentId: inItsState } },
  },
}
export const sellerAffiliateSalesAccess = salesAccess('seller.affiliateSales', 'seller', partnersSales)
export const sellerCoProductionSalesAccess = salesAccess('seller.coProductionSales', 'seller', partnersSales)
