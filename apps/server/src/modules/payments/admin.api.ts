import { findSellerOptions, sellerOptionsInput } from '#modules/accounts/users/find-seller-options.ts'
import { listAccountNames } from '#modules/acquirers/accounts/list-account-names.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { recheckSale } from './asking/recheck-sale.ts'
import { liftMailSuppression } from './telling/lift-mail-suppression.ts'
import { resendMail, resendMailInput } from './telling/resend-mail.ts'
import { countSales } from './views/count-sales.ts'
import { findSales, findSalesInput } from './views/find-sales.ts'
import { getPlatformSale } from './views/get-platform-sale.ts'
import { saleInput } from './views/get-sale.ts'
import { listPlatformSales, platformSaleListInput } from './views/list-platform-sales.ts'
import { listSaleMails } from './views/list-sale-mails.ts'
import { platformSaleFilters } from './views/sale-filters.ts'
import { asPlatform } from './views/sale-viewer.ts'
import { sumSales } from './views/sum-sales.ts'

const access = { area: 'ADMIN', permission: 'isSalesAvailable' } as const
const staff = proceduresFor(access)
const recheckLimit = { name: 'recheck sale', perMinute: 4, burst: 4 }

/** The sales of all sellers. */
export const adminSalesApi = router({
  list: staff.readLagging(platformSaleListInput, listPlatformSales),
  sum: staff.readLagging(platformSaleFilters, (caller, input) => sumSales(asPlatform(caller), input)),
  count: staff.readLagging(platformSaleFilters.omit({ status: true }), (caller, input) =>
    countSales(asPlatform(caller), input),
  ),
  get: staff.read(saleInput, getPlatformSale),
  mails: staff.read(saleInput, (caller, { paymentId }) => listSaleMails(asPlatform(caller), paymentId)),
  resendMail: staff.write({ payment: 'paymentId', evenOwn: true }, resendMailInput, (caller, input) =>
    resendMail(caller, asPlatform(caller), input),
  ),
  /** Search as you type. */
  find: staff.readLagging(findSalesInput, (caller, input) => findSales(asPlatform(caller), input)),
  liftMailSuppression: staff.write({ payment: 'paymentId', evenOwn: true }, saleInput, liftMailSuppression),
  sellers: staff.readLagging(sellerOptionsInput, findSellerOptions),
  acquirers: staff.readLagging(listAccountNames),
  /** Opens its own transactions, because it calls the provider. */
  recheck: procedureFor(access, { payment: 'paymentId', evenOwn: true })
    .input(saleInput)
    .mutation(({ ctx: { app, session, ip }, input: { paymentId } }) => {
      app.limits.spend(recheckLimit, paymentId)
      return recheckSale(app, {
        platformId: session.platformId,
        paymentId,
        by: { userId: session.userId, ip },
      })
    }),
})
