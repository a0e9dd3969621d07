import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { findSales, findSalesInput } from './find-sales.ts'
import { saleInput } from './get-sale.ts'
import { listSources } from './list-sources.ts'
import { resendAccess } from './resend-access.ts'
import { resendCode } from './resend-code.ts'
import { asAffiliate, asCoProducer, asSeller } from './sale-eyes.ts'
import { salesProcedures } from './sales-procedures.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerSalesApi = router({
  ...salesProcedures(seller, asSeller),
  /** Search as you type. */
  find: seller.readLagging(findSalesInput, (caller, input) => findSales(asSeller(caller), input)),
  resendCode: seller.write(saleInput, resendCode),
  resendAccess: seller.write(saleInput, resendAccess),
  sources: seller.readLagging(listSources),
})

/** Sales of others' products by the caller as affiliate. */
export const sellerAffiliateSalesApi = router(salesProcedures(seller, asAffiliate))

/** Sales of others' products by the caller as co-producer. */
export const sellerCoProductionSalesApi = router(salesProcedures(seller, asCoProducer))
