import { accountApi } from '../modules/accounts/account.api.ts'
import { checkoutApi } from '../modules/checkout/checkout.api.ts'
import { sellerPaymentsApi } from '../modules/payments/seller.api.ts'
import { sellerReportsApi } from '../modules/reports/seller.api.ts'
import { uploadsApi } from '../modules/uploads/uploads.api.ts'
import { mergeRouters, router } from './trpc.ts'

/** Every call the browsers can make, by area. */
export const appRouter = router({
  account: accountApi,
  checkout: checkoutApi,
  seller: mergeRouters(sellerPaymentsApi, sellerReportsApi),
  uploads: uploadsApi,
})

export type AppRouter = typeof appRouter
