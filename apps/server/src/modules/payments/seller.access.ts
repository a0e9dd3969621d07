import type { Holdings } from '../../rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const partnersSales = {
  paymentId: ({ partnersPaymentId }: Holdings) => partnersPaymentId,
  productId: ({ partnersProductId }: Holdings) => partnersProductId,
}

export const sellerSalesAccess = salesAccess('seller.sales', 'seller')
export const sellerAffiliateSalesAccess = salesAccess('seller.affiliateSales', 'seller', partnersSales)
export const sellerCoProductionSalesAccess = salesAccess('seller.coProductionSales', 'seller', partnersSales)
