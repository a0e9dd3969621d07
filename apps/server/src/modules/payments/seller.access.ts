import { type AccessFacts, type Holdings, ofPayment, probe } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const partnersSales = {
  paymentId: ({ partnersPaymentId }: Holdings) => partnersPaymentId,
  productId: ({ partnersProductId }: Holdings) => partnersProductId,
}

/** Tested against other people’s sales, in every state, by `send-again.test.ts`. */
const inItsState = { because: 'Found among one’s own sales only, and possible in some states only.' }
/** Tested against other sellers, other platforms and staff of other sellers by `sale-mails.test.ts`. */
const mailOfSale = { because: 'A mail of the very sale, which is found among one’s own only.' }
const ownSales = salesAccess('seller.sales', 'seller')

export const sellerSalesAccess: AccessFacts = {
  ...ownSales,
  objects: {
    ...ownSales.objects,
    resendCode: { caller: 'seller', ids: { paymentId: inItsState } },
    resendAccess: { caller: 'seller', ids: { paymentId: inItsState } },
    mails: { caller: 'seller', ids: { paymentId: probe(ofPayment) } },
    resendMail: { caller: 'seller', ids: { paymentId: mailOfSale, mailId: mailOfSale } },
  },
}
export const sellerAffiliateSalesAccess = salesAccess('seller.affiliateSales', 'seller', partnersSales)
export const sellerCoProductionSalesAccess = salesAccess('seller.coProductionSales', 'seller', partnersSales)
