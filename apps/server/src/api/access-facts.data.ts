import { customerAccessAccess } from '#modules/access/customer.access.ts'
import { sellerContentsAccess } from '#modules/access/seller.access.ts'
import { accountAccess } from '#modules/accounts/account.access.ts'
import { adminApiKeysAccess, sellerApiKeysAccess } from '#modules/accounts/api-keys/api-keys.access.ts'
import { documentsAccess } from '#modules/accounts/documents/documents.access.ts'
import { adminManagerAccessAccess } from '#modules/accounts/managers/admin.access.ts'
import { masterRecoveriesAccess } from '#modules/accounts/masters/master.access.ts'
import { adminDeletionsAccess } from '#modules/accounts/privacy/admin.access.ts'
import { adminSignOnAccess } from '#modules/accounts/sign-on/admin.access.ts'
import { adminStaffAccess } from '#modules/accounts/staff/admin.access.ts'
import { adminAcquirersAccess } from '#modules/acquirers/admin.access.ts'
import { adminCostsAccess } from '#modules/acquirers/costs/admin.access.ts'
import { adminReceiversAccess } from '#modules/acquirers/receivers/admin.access.ts'
import { adminRoutesAccess } from '#modules/acquirers/routes/admin.access.ts'
import { adminAnticipationsAccess } from '#modules/anticipations/admin.access.ts'
import { sellerAnticipationsAccess } from '#modules/anticipations/seller.access.ts'
import { adminChargesAccess } from '#modules/billing/admin.access.ts'
import { masterBillingAccess } from '#modules/billing/master.access.ts'
import { sellerCartsAccess } from '#modules/carts/seller.access.ts'
import { adminProductsAccess } from '#modules/catalog/admin.access.ts'
import {
  sellerBuilderAccess,
  sellerBumpsAccess,
  sellerOffersAccess,
  sellerProductsAccess,
} from '#modules/catalog/seller.access.ts'
import { checkoutAccess } from '#modules/checkout/checkout.access.ts'
import { sellerConnectionsAccess } from '#modules/connections/seller.access.ts'
import { sellerCorrectionsAccess } from '#modules/corrections/seller.access.ts'
import { sellerCouponsAccess } from '#modules/coupons/seller.access.ts'
import { customerCoursesAccess } from '#modules/courses/customer.access.ts'
import { sellerCoursesAccess } from '#modules/courses/seller.access.ts'
import { sellerFunnelsAccess } from '#modules/funnels/seller.access.ts'
import { sellerImportsAccess } from '#modules/imports/seller.access.ts'
import { sellerInvoicesAccess } from '#modules/invoices/seller.access.ts'
import { adminManagerWalletsAccess } from '#modules/ledger/admin.access.ts'
import { sellerWalletAccess } from '#modules/ledger/seller.access.ts'
import { sellerLinksAccess } from '#modules/links/seller.access.ts'
import { adminBroadcastsAccess } from '#modules/notifications/admin.access.ts'
import { noticesAccess } from '#modules/notifications/notices/notices.access.ts'
import { masterOperatorAccess } from '#modules/operator/master.access.ts'
import { sellerPricingAccess } from '#modules/orders/seller.access.ts'
import { outgoingAccess } from '#modules/outgoing/webhooks.access.ts'
import {
  sellerAffiliatesAccess,
  sellerAffiliationsAccess,
  sellerMarketplaceAccess,
} from '#modules/partners/affiliates/seller.access.ts'
import { managerCareAccess } from '#modules/partners/care/manager.access.ts'
import { sellerCoProductionAccess } from '#modules/partners/co-production/seller.access.ts'
import { adminManagersAccess } from '#modules/partners/managers/admin.access.ts'
import { adminSalesAccess } from '#modules/payments/admin.access.ts'
import { claimsAccess } from '#modules/payments/claims/claims.access.ts'
import { managerCommissionsAccess, managerSalesAccess } from '#modules/payments/manager.access.ts'
import {
  sellerAffiliateSalesAccess,
  sellerCoProductionSalesAccess,
  sellerSalesAccess,
} from '#modules/payments/seller.access.ts'
import { trackingAccess } from '#modules/payments/tracking.access.ts'
import { adminPayoutsAccess } from '#modules/payouts/admin.access.ts'
import { payeeAccess } from '#modules/payouts/payee.access.ts'
import { adminFeePlansAccess, adminInterestAccess } from '#modules/platforms/admin.access.ts'
import { adminProposalsAccess } from '#modules/proposals/admin.access.ts'
import { adminCasesAccess, adminDisputesAccess, adminRefundsAccess } from '#modules/refunds/admin.access.ts'
import { customerRefundsAccess } from '#modules/refunds/customer.access.ts'
import { chargeReportsAccess } from '#modules/refunds/reports/charge-reports.access.ts'
import { sellerDisputesAccess, sellerRefundsAccess } from '#modules/refunds/seller.access.ts'
import { adminAccountingAccess } from '#modules/reports/accounting/admin.access.ts'
import { adminBuyersAccess } from '#modules/reports/buyers/admin.access.ts'
import { adminManagerReportsAccess, managerUsersAccess } from '#modules/reports/managers/managers.access.ts'
import { sellerReportsAccess } from '#modules/reports/seller.access.ts'
import { adminUsersAccess } from '#modules/reports/sellers/admin.access.ts'
import { sellerReportViewsAccess } from '#modules/reports/views/seller.access.ts'
import { waitingAccess } from '#modules/reports/waiting/waiting.access.ts'
import { sellerShipmentsAccess } from '#modules/shipments/seller.access.ts'
import { adminSubscriptionsAccess } from '#modules/subscriptions/admin.access.ts'
import { customerSubscriptionsAccess } from '#modules/subscriptions/customer.access.ts'
import { sellerSubscriptionsAccess } from '#modules/subscriptions/seller.access.ts'
import { adminPixelsAccess, sellerPixelsAccess } from '#modules/tracking/pixels.access.ts'
import { sellerFilesAccess } from '#modules/uploads/files/seller.access.ts'
import { uploadsAccess } from '#modules/uploads/uploads.access.ts'
import { adminAcquirerWebhooksAccess } from '#modules/webhooks/admin.access.ts'
import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const facts: AccessFacts[] = [
  adminApiKeysAccess,
  sellerApiKeysAccess,
  accountAccess,
  adminBroadcastsAccess,
  noticesAccess,
  waitingAccess,
  adminAnticipationsAccess,
  adminChargesAccess,
  adminSalesAccess,
  adminAcquirerWebhooksAccess,
  adminCasesAccess,
  adminDisputesAccess,
  adminRefundsAccess,
  adminAcquirersAccess,
  adminCostsAccess,
  adminFeePlansAccess,
  adminInterestAccess,
  adminPixelsAccess,
  adminProductsAccess,
  adminReceiversAccess,
  adminRoutesAccess,
  ...adminPayoutsAccess,
  ...adminProposalsAccess,
  adminAccountingAccess,
  adminSignOnAccess,
  adminStaffAccess,
  adminDeletionsAccess,
  ...documentsAccess,
  adminSubscriptionsAccess,
  checkoutAccess,
  masterBillingAccess,
  masterRecoveriesAccess,
  ...masterOperatorAccess,
  managerCommissionsAccess,
  managerSalesAccess,
  managerCareAccess,
  managerUsersAccess,
  adminManagerAccessAccess,
  adminManagerReportsAccess,
  adminManagerWalletsAccess,
  // After the calls of managers, since the next calls end the managers' contracts.
  adminManagersAccess,
  sellerAffiliatesAccess,
  sellerAffiliateSalesAccess,
  sellerAffiliationsAccess,
  sellerCartsAccess,
  sellerConnectionsAccess,
  sellerLinksAccess,
  sellerImportsAccess,
  sellerCouponsAccess,
  sellerFunnelsAccess,
  sellerCoProductionAccess,
  sellerCoProductionSalesAccess,
  sellerMarketplaceAccess,
  customerRefundsAccess,
  customerAccessAccess,
  customerCoursesAccess,
  sellerContentsAccess,
  sellerCoursesAccess,
  chargeReportsAccess,
  claimsAccess,
  ...payeeAccess,
  sellerAnticipationsAccess,
  sellerPricingAccess,
  sellerProductsAccess,
  sellerBumpsAccess,
  sellerPixelsAccess,
  sellerDisputesAccess,
  sellerCorrectionsAccess,
  sellerRefundsAccess,
  sellerReportsAccess,
  sellerReportViewsAccess,
  sellerSalesAccess,
  ...outgoingAccess,
  sellerShipmentsAccess,
  sellerInvoicesAccess,
  sellerSubscriptionsAccess,
  customerSubscriptionsAccess,
  sellerWalletAccess,
  trackingAccess,
  sellerFilesAccess,
  uploadsAccess,
  // After the calls that sell, since these calls close the offer.
  sellerOffersAccess,
  sellerBuilderAccess,
  // Last, since these calls restrict the seller and end the callers' sessions.
  adminBuyersAccess,
  adminUsersAccess,
]

const paths = (kind: 'public' | 'signedIn') =>
  facts.flatMap(({ at, [kind]: names = [] }) => names.map((name) => `${at}.${name}`))

export const publicProcedures = paths('public')
export const signedInProcedures = paths('signedIn')

/** Ids in the input of each call, by the full path of the call. */
export const objectAccess: Record<string, ObjectRow> = Object.fromEntries(
  facts.flatMap(({ at, objects = {} }) =>
    Object.entries(objects).map(([name, row]) => [`${at}.${name}`, row]),
  ),
)
