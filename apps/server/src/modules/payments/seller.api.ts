import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { resendAccess } from './telling/resend-access.ts'
import { resendCode } from './telling/resend-code.ts'
import { resendMail, resendMailInput } from './telling/resend-mail.ts'
import { findSales, findSalesInput } from './views/find-sales.ts'
import { saleInput } from './views/get-sale.ts'
import { listSaleMails } from './views/list-sale-mails.ts'
import { listSources } from './views/list-sources.ts'
import { asAffiliate, asCoProducer, asSeller } from './views/sale-viewer.ts'
import { salesProcedures } from './views/sales-procedures.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerSalesApi = router({
  ...salesProcedures(seller, asSeller),
  /** Search as you type. */
  find: seller.readLagging(findSalesInput, (caller, input) => findSales(asSeller(caller), input)),
  resendCode: seller.write(saleInput, resendCode),
  resendAccess: seller.write(saleInput, resendAccess),
  mails: seller.read(saleInput, (caller, { paymentId }) => listSaleMails(asSeller(caller), paymentId)),
  resendMail: seller.write(resendMailInput, (caller, input) => resendMail(caller, asSeller(caller), input)),
  sources: seller.readLagging(listSources),
})

/** Sales of other sellers' products by the caller as affiliate. */
export const sellerAffiliateSalesApi = router(salesProcedures(seller, asAffiliate))

/** Sales of other sellers' products by the caller as co-producer. */
export const sellerCoProductionSalesApi = router(salesProcedures(seller, asCoProducer))
