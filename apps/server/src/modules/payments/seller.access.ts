import { type AccessFacts, type Holdings, ofPayment } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const partnersSales = {
  paymentId: ({ partnersPaymentId }: Holdings) => partnersPaymentId,
  productId: ({ partnersProductId }: Holdings) => partnersProductId,
}

/** Tested against other people’s sales, in every state, by `send-again.test.ts`. */
const inItsState = 'Found among one’s own sales only, and possible in some states only.'
/** Tested against other sellers, other platforms and staff of other sellers by `sale-mails.test.ts`. */
const mailOfSale = 'A mail of the very sale, which is found among one’s own only.'
const ownSales = salesAccess('seller.sales')

export const sellerSalesAccess: AccessFacts = {
  ...ownSales,
  objects: {
    ...ownSales.objects,
    resendCode: { paymentId: inItsState },
    resendAccess: { paymentId: inItsState },
    mails: { paymentId: ofPayment },
    resendMail: { paymentId: mailOfSale, mailId: mailOfSale },
  },
}
export const sellerAffiliateSalesAccess = salesAccess('seller.affiliateSales', partnersSales)
export const sellerCoProductionSalesAccess = salesAccess('seller.coProductionSales', partnersSales)
