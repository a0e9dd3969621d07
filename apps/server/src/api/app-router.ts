import { accountApi } from '../modules/accounts/account.api.ts'
import { adminStaffApi } from '../modules/accounts/staff/admin.api.ts'
import { sellerBumpsApi, sellerProductsApi } from '../modules/catalog/seller.api.ts'
import { checkoutApi } from '../modules/checkout/checkout.api.ts'
import { customerPurchasesApi } from '../modules/payments/customer.api.ts'
import { sellerSalesApi } from '../modules/payments/seller.api.ts'
import { adminCasesApi, adminDisputesApi, adminRefundsApi } from '../modules/refunds/admin.api.ts'
import { customerRefundsApi } from '../modules/refunds/customer.api.ts'
import { sellerDisputesApi, sellerRefundsApi } from '../modules/refunds/seller.api.ts'
import { sellerReportsApi } from '../modules/reports/seller.api.ts'
import { trackingApi } from '../modules/tracking/tracking.api.ts'
import { uploadsApi } from '../modules/uploads/uploads.api.ts'
import { router } from '../rpc/trpc.ts'

/** Every call the browsers can make: by area and module, so that one path makes a browser forget all it knows of a module. */
export const appRouter = router({
  account: accountApi,
  admin: router({
    cases: adminCasesApi,
    disputes: adminDisputesApi,
    refunds: adminRefundsApi,
    staff: adminStaffApi,
  }),
  checkout: checkoutApi,
  customer: router({ purchases: customerPurchasesApi, refunds: customerRefundsApi }),
  seller: router({
    bumps: sellerBumpsApi,
    disputes: sellerDisputesApi,
    products: sellerProductsApi,
    refunds: sellerRefundsApi,
    reports: sellerReportsApi,
    sales: sellerSalesApi,
  }),
  tracking: trackingApi,
  uploads: uploadsApi,
})

export type AppRouter = typeof appRouter
