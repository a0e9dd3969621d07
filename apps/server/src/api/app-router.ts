import { customerAccessApi } from '#modules/access/customer.api.ts'
import { sellerContentsApi } from '#modules/access/seller.api.ts'
import { accountApi } from '#modules/accounts/account.api.ts'
import { adminApiKeysApi, sellerApiKeysApi } from '#modules/accounts/api-keys/api-keys.api.ts'
import { adminDocumentsApi } from '#modules/accounts/documents/admin.api.ts'
import { sellerDocumentsApi } from '#modules/accounts/documents/seller.api.ts'
import { adminManagerAccessApi } from '#modules/accounts/managers/admin.api.ts'
import { masterAccessApi, masterRecoveriesApi } from '#modules/accounts/masters/master.api.ts'
import { adminDeletionsApi } from '#modules/accounts/privacy/admin.api.ts'
import { customerPrivacyApi } from '#modules/accounts/privacy/customer.api.ts'
import { sellerPrivacyApi } from '#modules/accounts/privacy/seller.api.ts'
import { sellerProfileApi } from '#modules/accounts/profile/seller.api.ts'
import { adminSignOnApi } from '#modules/accounts/sign-on/admin.api.ts'
import { adminStaffApi } from '#modules/accounts/staff/admin.api.ts'
import { sellerVisitsApi } from '#modules/accounts/visits/seller.api.ts'
import { adminAcquirersApi } from '#modules/acquirers/admin.api.ts'
import { adminCostsApi } from '#modules/acquirers/costs/admin.api.ts'
import { adminReceiversApi } from '#modules/acquirers/receivers/admin.api.ts'
import { sellerReceiversApi } from '#modules/acquirers/receivers/seller.api.ts'
import { adminRoutesApi } from '#modules/acquirers/routes/admin.api.ts'
import { adminAnticipationsApi } from '#modules/anticipations/admin.api.ts'
import { sellerAnticipationsApi } from '#modules/anticipations/seller.api.ts'
import { adminChargesApi } from '#modules/billing/admin.api.ts'
import { masterBillingApi } from '#modules/billing/master.api.ts'
import { adminBrandApi } from '#modules/branding/admin.api.ts'
import { sellerCartsApi } from '#modules/carts/seller.api.ts'
import { adminProductsApi } from '#modules/catalog/admin.api.ts'
import {
  sellerBuilderApi,
  sellerBumpsApi,
  sellerOffersApi,
  sellerProductsApi,
} from '#modules/catalog/seller.api.ts'
import { checkoutApi } from '#modules/checkout/checkout.api.ts'
import { sellerConnectionsApi } from '#modules/connections/seller.api.ts'
import { sellerCorrectionsApi } from '#modules/corrections/seller.api.ts'
import { sellerCouponsApi } from '#modules/coupons/seller.api.ts'
import { customerCoursesApi } from '#modules/courses/customer.api.ts'
import { sellerCoursesApi } from '#modules/courses/seller.api.ts'
import { sellerFunnelsApi } from '#modules/funnels/seller.api.ts'
import { sellerImportsApi } from '#modules/imports/seller.api.ts'
import { sellerInvoicesApi } from '#modules/invoices/seller.api.ts'
import { adminManagerWalletsApi } from '#modules/ledger/admin.api.ts'
import { managerWalletApi } from '#modules/ledger/manager.api.ts'
import { sellerWalletApi } from '#modules/ledger/seller.api.ts'
import { sellerLinksApi } from '#modules/links/seller.api.ts'
import { adminBroadcastsApi, adminMailsApi, adminNotificationsApi } from '#modules/notifications/admin.api.ts'
import { noticesApi } from '#modules/notifications/notices/notices.api.ts'
import { sellerNotificationsApi } from '#modules/notifications/seller.api.ts'
import {
  masterAdministratorsApi,
  masterAnnouncementsApi,
  masterChargesApi,
  masterClosingApi,
  masterLogsApi,
  masterPlatformsApi,
} from '#modules/operator/master.api.ts'
import { adminFeeEffectsApi } from '#modules/orders/admin.api.ts'
import { sellerFeesApi, sellerPricingApi } from '#modules/orders/seller.api.ts'
import { adminWebhooksApi } from '#modules/outgoing/admin.api.ts'
import { sellerWebhooksApi } from '#modules/outgoing/seller.api.ts'
import {
  sellerAffiliatesApi,
  sellerAffiliationsApi,
  sellerMarketplaceApi,
} from '#modules/partners/affiliates/seller.api.ts'
import { managerCareApi } from '#modules/partners/care/manager.api.ts'
import { sellerCoProductionApi } from '#modules/partners/co-production/seller.api.ts'
import { adminManagersApi } from '#modules/partners/managers/admin.api.ts'
import { adminSalesApi } from '#modules/payments/admin.api.ts'
import { claimsApi } from '#modules/payments/claims/claims.api.ts'
import { customerPurchasesApi } from '#modules/payments/customer.api.ts'
import { managerCommissionsApi, managerSalesApi } from '#modules/payments/manager.api.ts'
import {
  sellerAffiliateSalesApi,
  sellerCoProductionSalesApi,
  sellerSalesApi,
} from '#modules/payments/seller.api.ts'
import { trackingApi } from '#modules/payments/tracking.api.ts'
import { adminPayoutsApi } from '#modules/payouts/admin.api.ts'
import { managerPayoutsApi, sellerPayoutsApi } from '#modules/payouts/payee.api.ts'
import {
  adminCheckoutSettingsApi,
  adminContentStorageApi,
  adminDomainsApi,
  adminExchangeRatesApi,
  adminFeePlansApi,
  adminInterestApi,
  adminLegalTextsApi,
  adminMailSenderApi,
  adminPaperRulesApi,
  adminPaymentRulesApi,
  adminRefundSettingsApi,
  adminSettingsApi,
} from '#modules/platforms/admin.api.ts'
import { adminAuditApi } from '#modules/platforms/trail/admin.api.ts'
import { masterAuditApi } from '#modules/platforms/trail/master.api.ts'
import {
  adminAcquirerChangesApi,
  adminApprovalsApi,
  adminDebtsApi,
  adminPlansApi,
  adminReservesApi,
  adminSignOnChangesApi,
  adminStaffChangesApi,
} from '#modules/proposals/admin.api.ts'
import { adminCasesApi, adminDisputesApi, adminRefundsApi } from '#modules/refunds/admin.api.ts'
import { customerRefundsApi } from '#modules/refunds/customer.api.ts'
import { chargeReportsApi } from '#modules/refunds/reports/charge-reports.api.ts'
import { sellerDisputesApi, sellerRefundsApi } from '#modules/refunds/seller.api.ts'
import { adminAccountingApi } from '#modules/reports/accounting/admin.api.ts'
import { adminReportsApi } from '#modules/reports/admin.api.ts'
import { adminBuyersApi } from '#modules/reports/buyers/admin.api.ts'
import { customerDataApi } from '#modules/reports/customer.api.ts'
import { adminIntegrationsApi } from '#modules/reports/integrations/admin.api.ts'
import { adminManagerReportsApi } from '#modules/reports/managers/admin.api.ts'
import { managerReportsApi, managerUsersApi } from '#modules/reports/managers/manager.api.ts'
import { sellerReportsApi } from '#modules/reports/seller.api.ts'
import { adminUsersApi } from '#modules/reports/sellers/admin.api.ts'
import { sellerReportViewsApi } from '#modules/reports/views/seller.api.ts'
import { waitingApi } from '#modules/reports/waiting/waiting.api.ts'
import { customerShipmentsApi } from '#modules/shipments/customer.api.ts'
import { sellerShipmentsApi } from '#modules/shipments/seller.api.ts'
import { adminSubscriptionsApi } from '#modules/subscriptions/admin.api.ts'
import { customerSubscriptionsApi } from '#modules/subscriptions/customer.api.ts'
import { sellerSubscriptionsApi } from '#modules/subscriptions/seller.api.ts'
import { sellerTestModeApi } from '#modules/test-mode/seller.api.ts'
import { adminPixelsApi } from '#modules/tracking/admin.api.ts'
import { sellerPixelsApi } from '#modules/tracking/seller.api.ts'
import { sellerFilesApi } from '#modules/uploads/files/seller.api.ts'
import { uploadsApi } from '#modules/uploads/uploads.api.ts'
import { adminAcquirerWebhooksApi } from '#modules/webhooks/admin.api.ts'
import { router } from '#rpc/trpc.ts'

/**
 * Every procedure for browsers, by area and module, so that one path invalidates everything cached of a
 * module.
 */
export const appRouter = router({
  account: accountApi,
  admin: router({
    anticipations: adminAnticipationsApi,
    apiKeys: adminApiKeysApi,
    charges: adminChargesApi,
    managerAccess: adminManagerAccessApi,
    managerReports: adminManagerReportsApi,
    managers: adminManagersApi,
    managerWallets: adminManagerWalletsApi,
    notifications: adminNotificationsApi,
    sales: adminSalesApi,
    cases: adminCasesApi,
    costs: adminCostsApi,
    disputes: adminDisputesApi,
    feePlans: adminFeePlansApi,
    interest: adminInterestApi,
    pixels: adminPixelsApi,
    plans: adminPlansApi,
    products: adminProductsApi,
    receivers: adminReceiversApi,
    refunds: adminRefundsApi,
    exchangeRates: adminExchangeRatesApi,
    contentStorage: adminContentStorageApi,
    refundSettings: adminRefundSettingsApi,
    routes: adminRoutesApi,
    signOn: adminSignOnApi,
    signOnChanges: adminSignOnChangesApi,
    staff: adminStaffApi,
    staffChanges: adminStaffChangesApi,
    deletions: adminDeletionsApi,
    documents: adminDocumentsApi,
    subscriptions: adminSubscriptionsApi,
    accounting: adminAccountingApi,
    approvals: adminApprovalsApi,
    debts: adminDebtsApi,
    reserves: adminReservesApi,
    users: adminUsersApi,
    buyers: adminBuyersApi,
    acquirerWebhooks: adminAcquirerWebhooksApi,
    reports: adminReportsApi,
    acquirerChanges: adminAcquirerChangesApi,
    acquirers: adminAcquirersApi,
    checkoutSettings: adminCheckoutSettingsApi,
    feeEffects: adminFeeEffectsApi,
    legalTexts: adminLegalTextsApi,
    mailSender: adminMailSenderApi,
    paperRules: adminPaperRulesApi,
    paymentRules: adminPaymentRulesApi,
    settings: adminSettingsApi,
    audit: adminAuditApi,
    ...adminPayoutsApi,
    brand: adminBrandApi,
    broadcasts: adminBroadcastsApi,
    domains: adminDomainsApi,
    mails: adminMailsApi,
    integrations: adminIntegrationsApi,
    webhooks: adminWebhooksApi,
  }),
  checkout: checkoutApi,
  chargeReports: chargeReportsApi,
  claims: claimsApi,
  customer: router({
    access: customerAccessApi,
    courses: customerCoursesApi,
    data: customerDataApi,
    privacy: customerPrivacyApi,
    purchases: customerPurchasesApi,
    refunds: customerRefundsApi,
    shipments: customerShipmentsApi,
    subscriptions: customerSubscriptionsApi,
  }),
  manager: router({
    ...managerPayoutsApi,
    care: managerCareApi,
    commissions: managerCommissionsApi,
    sales: managerSalesApi,
    reports: managerReportsApi,
    users: managerUsersApi,
    wallet: managerWalletApi,
  }),
  master: router({
    billing: masterBillingApi,
    platforms: masterPlatformsApi,
    administrators: masterAdministratorsApi,
    charges: masterChargesApi,
    announcements: masterAnnouncementsApi,
    closing: masterClosingApi,
    audit: masterAuditApi,
    recoveries: masterRecoveriesApi,
    logs: masterLogsApi,
    access: masterAccessApi,
  }),
  seller: router({
    apiKeys: sellerApiKeysApi,
    ...sellerPayoutsApi,
    affiliates: sellerAffiliatesApi,
    affiliateSales: sellerAffiliateSalesApi,
    affiliations: sellerAffiliationsApi,
    anticipations: sellerAnticipationsApi,
    builder: sellerBuilderApi,
    bumps: sellerBumpsApi,
    pixels: sellerPixelsApi,
    testMode: sellerTestModeApi,
    carts: sellerCartsApi,
    links: sellerLinksApi,
    imports: sellerImportsApi,
    coupons: sellerCouponsApi,
    funnels: sellerFunnelsApi,
    coProduction: sellerCoProductionApi,
    coProductionSales: sellerCoProductionSalesApi,
    marketplace: sellerMarketplaceApi,
    notifications: sellerNotificationsApi,
    disputes: sellerDisputesApi,
    offers: sellerOffersApi,
    pricing: sellerPricingApi,
    products: sellerProductsApi,
    corrections: sellerCorrectionsApi,
    refunds: sellerRefundsApi,
    receivers: sellerReceiversApi,
    reports: sellerReportsApi,
    reportViews: sellerReportViewsApi,
    sales: sellerSalesApi,
    webhooks: sellerWebhooksApi,
    connections: sellerConnectionsApi,
    documents: sellerDocumentsApi,
    privacy: sellerPrivacyApi,
    profile: sellerProfileApi,
    shipments: sellerShipmentsApi,
    invoices: sellerInvoicesApi,
    subscriptions: sellerSubscriptionsApi,
    visits: sellerVisitsApi,
    wallet: sellerWalletApi,
    fees: sellerFeesApi,
    contents: sellerContentsApi,
    files: sellerFilesApi,
    courses: sellerCoursesApi,
  }),
  notices: noticesApi,
  tracking: trackingApi,
  uploads: uploadsApi,
  waiting: waitingApi,
})

export type AppRouter = typeof appRouter
