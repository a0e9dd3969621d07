import { accountApi } from '../modules/accounts/account.api.ts'
import { adminStaffApi } from '../modules/accounts/staff/admin.api.ts'
import { adminCostsApi } from '../modules/acquirers/costs/admin.api.ts'
import { adminReceiversApi } from '../modules/acquirers/receivers/admin.api.ts'
import { sellerReceiversApi } from '../modules/acquirers/receivers/seller.api.ts'
import { adminRoutesApi } from '../modules/acquirers/routes/admin.api.ts'
import { sellerBumpsApi, sellerProductsApi } from '../modules/catalog/seller.api.ts'
import { checkoutApi } from '../modules/checkout/checkout.api.ts'
import { sellerWebhooksApi } from '../modules/outgoing/seller.api.ts'
import { customerPurchasesApi } from '../modules/payments/customer.api.ts'
import { sellerSalesApi } from '../modules/payments/seller.api.ts'
import { trackingApi } from '../modules/payments/tracking.api.ts'
import { adminPayoutsApi } from '../modules/payouts/admin.api.ts'
import { managerPayoutsApi, sellerPayoutsApi } from '../modules/payouts/payee.api.ts'
import { adminInterestApi } from '../modules/platforms/admin.api.ts'
import { sellerReportsApi } from '../modules/reports/seller.api.ts'
import { adminPixelsApi } from '../modules/tracking/admin.api.ts'
import { sellerPixelsApi } from '../modules/tracking/seller.api.ts'
import { uploadsApi } from '../modules/uploads/uploads.api.ts'
import { router } from '../rpc/trpc.ts'

/** Every call the browsers can make: by area and module, so that one path makes a browser forget all it knows of a module. */
export const appRouter = router({
  account: accountApi,
  admin: router({
    costs: adminCostsApi,
    interest: adminInterestApi,
    pixels: adminPixelsApi,
    receivers: adminReceiversApi,
    routes: adminRoutesApi,
    staff: adminStaffApi,
    ...adminPayoutsApi,
  }),
  checkout: checkoutApi,
  customer: router({ purchases: customerPurchasesApi }),
  manager: router(managerPayoutsApi),
  seller: router({
    ...sellerPayoutsApi,
    bumps: sellerBumpsApi,
    pixels: sellerPixelsApi,
    products: sellerProductsApi,
    receivers: sellerReceiversApi,
    reports: sellerReportsApi,
    sales: sellerSalesApi,
    webhooks: sellerWebhooksApi,
  }),
  tracking: trackingApi,
  uploads: uploadsApi,
})

export type AppRouter = typeof appRouter
