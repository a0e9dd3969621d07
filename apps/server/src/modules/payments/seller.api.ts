import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
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
  /** A few to jump to, as one types. */
  find: seller.readLagging(findSalesInput, (caller, input) => findSales(asSeller(caller), input)),
  resendCode: seller.write(saleInput, resendCode),
  resendAccess: seller.write(saleInput, resendAccess),
  sources: seller.readLagging(listSources),
})

/** Sales of others' products that one brought about. */
export const sellerAffiliateSalesApi = router(salesProcedures(seller, asAffiliate))

/** Sales of others' products that one makes with them. */
export const sellerCoProductionSalesApi = router(salesProcedures(seller, asCoProducer))
