import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { acquirerHealthCatalogue } from '#features/acquirers/catalogue.ts'
import { apiKeysCatalogue } from '#features/api-keys/catalogue.ts'
import { auditCatalogue } from '#features/audit/catalogue.ts'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { commissionsCatalogue } from '#features/commissions/catalogue.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { planChangeCatalogue } from '#features/plan-change/catalogue.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { defineScreens } from '#screens/area.ts'
import { accountingCatalogue } from './accounting/catalogue.ts'
import { acquiringsCatalogue } from './acquirings/catalogue.ts'
import { anticipationsCatalogue } from './anticipations/catalogue.ts'
import { approvalsCatalogue } from './approvals/catalogue.ts'
import { manageBankAccountsCatalogue } from './bank-accounts/catalogue.ts'
import { buyersCatalogue } from './buyers/catalogue.ts'
import { casesCatalogue } from './cases/catalogue.ts'
import { chargesCatalogue } from './charges/catalogue.ts'
import { customizationCatalogue } from './customization/catalogue.ts'
import { platformDashboardCatalogue } from './dashboard/catalogue.ts'
import { debtsCatalogue } from './debts/catalogue.ts'
import { deletionsCatalogue } from './deletions/catalogue.ts'
import { documentValidationCatalogue } from './documents/catalogue.ts'
import { domainsCatalogue } from './domains/catalogue.ts'
import { platformIntegrationsCatalogue } from './integrations/catalogue.ts'
import { lastLoginsCatalogue } from './last-logins/catalogue.ts'
import { manageFunctionariesCatalogue } from './manage-functionaries/catalogue.ts'
import { manageManagersCatalogue } from './manage-managers/catalogue.ts'
import { manageSalesCatalogue } from './manage-sales/catalogue.ts'
import type { MenuMessages } from './menu/pt-br.ts'
import { notificationsCatalogue } from './notifications/catalogue.ts'
import { platformPixelsCatalogue } from './platform-pixels/catalogue.ts'
import { manageProductsCatalogue } from './products/catalogue.ts'
import { refundDeskCatalogue } from './refunds/catalogue.ts'
import { reservesCatalogue } from './reserves/catalogue.ts'
import { sellerProfitCatalogue } from './seller-profit/catalogue.ts'
import { sellerRevenueCatalogue } from './seller-revenue/catalogue.ts'
import { platformSettingsCatalogue } from './settings/catalogue.ts'
import { usersCatalogue } from './users/catalogue.ts'
import { withdrawsCatalogue } from './withdraws/catalogue.ts'

export const adminScreens = defineScreens<MenuMessages>([
  {
    path: 'dashboard',
    title: 'dashboard',
    permission: 'isDashboardAvailable',
    menu: { icon: 'dashboard' },
    catalogues: [platformDashboardCatalogue, acquirerHealthCatalogue],
    load: async () => (await import('./dashboard/dashboard.screen.tsx')).DashboardScreen,
  },
  {
    path: 'cases',
    title: 'cases',
    permission: 'isSalesAvailable',
    menu: { icon: 'shield', group: 'checks' },
    catalogues: [casesCatalogue, paymentsCatalogue],
    load: async () => (await import('./cases/cases.screen.tsx')).CasesScreen,
  },
  {
    path: 'refunds',
    title: 'refunds',
    permission: 'isSalesAvailable',
    menu: { icon: 'refunds', group: 'checks' },
    catalogues: [refundDeskCatalogue, refundsCatalogue, paymentsCatalogue],
    load: async () => (await import('./refunds/refunds.screen.tsx')).RefundsScreen,
  },
  {
    path: 'approvals',
    title: 'approvals',
    permission: 'isConfigAvailable',
    alsoFor: 'isUserAdvancedOptionsAvailable',
    menu: { icon: 'approvals', group: 'checks' },
    catalogues: [approvalsCatalogue],
    load: async () => (await import('./approvals/approvals.screen.tsx')).ApprovalsScreen,
  },
  {
    path: 'manage-products',
    title: 'manageProducts',
    permission: 'isProductsAvailable',
    menu: { icon: 'products', group: 'checks' },
    catalogues: [manageProductsCatalogue, productsCatalogue],
    load: async () => (await import('./products/manage-products.screen.tsx')).ManageProductsScreen,
  },
  {
    path: 'document-validation',
    title: 'documentValidation',
    permission: 'isValidateDocumentsAvailable',
    menu: { icon: 'documents', group: 'checks' },
    catalogues: [documentValidationCatalogue],
    load: async () => (await import('./documents/document-validation.screen.tsx')).DocumentValidationScreen,
  },
  {
    path: 'manage-bank-accounts',
    title: 'manageBankAccounts',
    permission: 'isValidateBankAccountsAvailable',
    menu: { icon: 'bank', group: 'checks' },
    catalogues: [manageBankAccountsCatalogue, bankAccountsCatalogue],
    load: async () =>
      (await import('./bank-accounts/manage-bank-accounts.screen.tsx')).ManageBankAccountsScreen,
  },
  {
    path: 'manage-sales',
    title: 'manageSales',
    permission: 'isSalesAvailable',
    menu: { icon: 'sales', group: 'sales' },
    catalogues: [manageSalesCatalogue, paymentsCatalogue],
    load: async () => (await import('./manage-sales/manage-sales.screen.tsx')).ManageSalesScreen,
  },
  {
    path: 'buyers',
    title: 'buyers',
    permission: 'isSalesAvailable',
    menu: { icon: 'user', group: 'sales' },
    catalogues: [buyersCatalogue],
    load: async () => (await import('./buyers/buyers.screen.tsx')).BuyersScreen,
  },
  {
    path: 'buyers/$orderId',
    title: 'buyer',
    permission: 'isSalesAvailable',
    parent: 'buyers',
    catalogues: [
      buyersCatalogue,
      manageSalesCatalogue,
      paymentsCatalogue,
      refundsCatalogue,
      subscriptionsCatalogue,
    ],
    load: async () => (await import('./buyers/buyer.screen.tsx')).BuyerScreen,
  },
  {
    path: 'subscriptions',
    title: 'subscriptions',
    permission: 'isSalesAvailable',
    menu: { icon: 'subscriptions', group: 'sales' },
    catalogues: [subscriptionsCatalogue, planChangeCatalogue, paymentsCatalogue],
    load: async () => (await import('./subscriptions/subscriptions.screen.tsx')).SubscriptionsScreen,
  },
  {
    path: 'seller-revenue',
    title: 'sellerRevenue',
    permission: 'isSalesAvailable',
    menu: { icon: 'reports', group: 'sales' },
    catalogues: [sellerRevenueCatalogue, paymentsCatalogue, platformDashboardCatalogue],
    load: async () => (await import('./seller-revenue/seller-revenue.screen.tsx')).SellerRevenueScreen,
  },
  {
    path: 'seller-profit',
    title: 'sellerProfit',
    permission: 'isSalesAvailable',
    menu: { icon: 'profit', group: 'sales' },
    catalogues: [sellerProfitCatalogue, platformDashboardCatalogue],
    load: async () => (await import('./seller-profit/seller-profit.screen.tsx')).SellerProfitScreen,
  },
  {
    path: 'manage-withdraws',
    title: 'manageWithdraws',
    permission: 'isWithdrawsRequestUsersAvailable',
    menu: { icon: 'withdraw', group: 'money' },
    catalogues: [withdrawsCatalogue, withdrawalsCatalogue, bankAccountsCatalogue, paymentsCatalogue],
    load: async () => (await import('./withdraws/manage-withdraws.screen.tsx')).ManageWithdrawsScreen,
  },
  {
    path: 'paid-withdrawals',
    title: 'paidWithdrawals',
    permission: 'isWithdrawsAvailable',
    menu: { icon: 'log', group: 'money' },
    catalogues: [withdrawsCatalogue, withdrawalsCatalogue, bankAccountsCatalogue, paymentsCatalogue],
    load: async () => (await import('./withdraws/paid-withdrawals.screen.tsx')).PaidWithdrawalsScreen,
  },
  {
    path: 'manage-managers-withdraws',
    title: 'manageManagersWithdraws',
    permission: 'isWithdrawsRequestManagersAvailable',
    menu: { icon: 'withdraw', group: 'money' },
    catalogues: [withdrawsCatalogue, withdrawalsCatalogue, bankAccountsCatalogue, paymentsCatalogue],
    load: async () =>
      (await import('./withdraws/manage-managers-withdraws.screen.tsx')).ManageManagersWithdrawsScreen,
  },
  {
    path: 'paid-managers-withdraws',
    title: 'paidManagersWithdraws',
    permission: 'isWithdrawsManagerAvailable',
    menu: { icon: 'log', group: 'money' },
    catalogues: [withdrawsCatalogue, withdrawalsCatalogue, bankAccountsCatalogue, paymentsCatalogue],
    load: async () =>
      (await import('./withdraws/paid-managers-withdraws.screen.tsx')).PaidManagersWithdrawsScreen,
  },
  {
    path: 'manage-anticipations',
    title: 'manageAnticipations',
    permission: 'isAntecipationsAvailable',
    menu: { icon: 'anticipations', group: 'money' },
    catalogues: [anticipationsCatalogue],
    load: async () =>
      (await import('./anticipations/manage-anticipations.screen.tsx')).ManageAnticipationsScreen,
  },
  {
    path: 'manage-paid-anticipations',
    title: 'managePaidAnticipations',
    permission: 'isAntecipationsAvailable',
    menu: { icon: 'anticipations', group: 'money' },
    catalogues: [anticipationsCatalogue],
    load: async () =>
      (await import('./anticipations/manage-paid-anticipations.screen.tsx')).ManagePaidAnticipationsScreen,
  },
  {
    path: 'garantee-released',
    title: 'garanteeReleased',
    permission: 'isWithdrawsAvailable',
    menu: { icon: 'reserve', group: 'money' },
    catalogues: [reservesCatalogue],
    load: async () => (await import('./reserves/garantee-released.screen.tsx')).GaranteeReleasedScreen,
  },
  {
    path: 'seller-negative',
    title: 'sellerNegative',
    permission: 'isSalesAvailable',
    menu: { icon: 'debt', group: 'money' },
    catalogues: [debtsCatalogue],
    load: async () => (await import('./debts/seller-negative.screen.tsx')).SellerNegativeScreen,
  },
  {
    path: 'charges',
    title: 'charges',
    permission: 'isChargesAvailable',
    menu: { icon: 'charges', group: 'money' },
    catalogues: [chargesCatalogue],
    load: async () => (await import('./charges/charges.screen.tsx')).ChargesScreen,
  },
  {
    path: 'export-accounting',
    title: 'exportAccounting',
    permission: 'isSalesAvailable',
    menu: { icon: 'export', group: 'money' },
    catalogues: [accountingCatalogue],
    load: async () => (await import('./accounting/export-accounting.screen.tsx')).ExportAccountingScreen,
  },
  {
    path: 'manage-users',
    title: 'manageUsers',
    permission: 'isUsersAvailable',
    menu: { icon: 'people', group: 'people' },
    catalogues: [usersCatalogue, paymentsCatalogue, productsCatalogue, documentValidationCatalogue],
    load: async () => (await import('./users/manage-users.screen.tsx')).ManageUsersScreen,
  },
  {
    path: 'seller-last-login',
    title: 'sellerLastLogin',
    permission: 'isUsersAvailable',
    menu: { icon: 'log', group: 'people' },
    catalogues: [lastLoginsCatalogue, usersCatalogue],
    load: async () => (await import('./last-logins/seller-last-login.screen.tsx')).SellerLastLoginScreen,
  },
  {
    path: 'deletions',
    title: 'deletions',
    permission: 'isUsersAvailable',
    menu: { icon: 'deletions', group: 'people' },
    catalogues: [deletionsCatalogue],
    load: async () => (await import('./deletions/deletions.screen.tsx')).DeletionsScreen,
  },
  {
    path: 'manage-managers',
    title: 'manageManagers',
    permission: 'isManagersAvailable',
    menu: { icon: 'partners', group: 'people' },
    catalogues: [manageManagersCatalogue, commissionsCatalogue],
    load: async () => (await import('./manage-managers/manage-managers.screen.tsx')).ManageManagersScreen,
  },
  {
    path: 'manage-functionaries',
    title: 'manageFunctionaries',
    permission: 'isFunctionariesAvailable',
    menu: { icon: 'staff', group: 'people' },
    catalogues: [manageFunctionariesCatalogue],
    load: async () =>
      (await import('./manage-functionaries/manage-functionaries.screen.tsx')).ManageFunctionariesScreen,
  },
  {
    path: 'platform-settings',
    title: 'platformSettings',
    permission: 'isConfigAvailable',
    menu: { icon: 'settings', group: 'platform' },
    catalogues: [platformSettingsCatalogue],
    load: async () => (await import('./settings/platform-settings.screen.tsx')).PlatformSettingsScreen,
  },
  {
    path: 'platform-settings/acquirings',
    title: 'acquirings',
    permission: 'isConfigAvailable',
    menu: { icon: 'routes', group: 'platform' },
    parent: 'platform-settings',
    catalogues: [acquiringsCatalogue, acquirerHealthCatalogue],
    load: async () => (await import('./acquirings/acquirings.screen.tsx')).AcquiringsScreen,
  },
  {
    path: 'platform-pixels',
    title: 'platformPixels',
    permission: 'isConfigAvailable',
    menu: { icon: 'pixel', group: 'platform' },
    catalogues: [platformPixelsCatalogue],
    load: async () => (await import('./platform-pixels/platform-pixels.screen.tsx')).PlatformPixelsScreen,
  },
  {
    path: 'notifications',
    title: 'notifications',
    permission: 'isNotificationsAvailable',
    menu: { icon: 'notifications', group: 'platform' },
    catalogues: [notificationsCatalogue],
    load: async () => (await import('./notifications/notifications.screen.tsx')).NotificationsScreen,
  },
  {
    path: 'domains',
    title: 'domains',
    permission: 'isConfigAvailable',
    menu: { icon: 'domains', group: 'platform' },
    catalogues: [domainsCatalogue],
    load: async () => (await import('./domains/domains.screen.tsx')).DomainsScreen,
  },
  {
    path: 'customization',
    title: 'customization',
    permission: 'isConfigAvailable',
    menu: { icon: 'theme', group: 'platform' },
    catalogues: [customizationCatalogue],
    load: async () => (await import('./customization/customization.screen.tsx')).CustomizationScreen,
  },
  {
    path: 'integrations',
    title: 'integrations',
    permission: 'isConfigAvailable',
    menu: { icon: 'integrations', group: 'platform' },
    catalogues: [platformIntegrationsCatalogue, webhooksCatalogue],
    load: async () =>
      (await import('./integrations/platform-integrations.screen.tsx')).PlatformIntegrationsScreen,
  },
  {
    path: 'audit',
    title: 'audit',
    permission: 'isFunctionariesAvailable',
    menu: { icon: 'log', group: 'platform' },
    catalogues: [auditCatalogue],
    load: async () => (await import('./audit/audit.screen.tsx')).AuditScreen,
  },
  {
    path: 'api-keys',
    title: 'apiKeys',
    permission: 'isConfigAvailable',
    menu: { icon: 'key', group: 'platform' },
    catalogues: [apiKeysCatalogue],
    load: async () => (await import('#features/api-keys/api-keys.screen.tsx')).ApiKeysScreen,
  },
  {
    path: 'integrations/$endpointId',
    title: 'integration',
    permission: 'isConfigAvailable',
    parent: 'integrations',
    catalogues: [webhooksCatalogue],
    load: async () => (await import('./integrations/platform-webhook.screen.tsx')).PlatformWebhookScreen,
  },
  {
    path: 'account-security',
    title: 'accountSecurity',
    menu: { icon: 'security', group: 'account' },
    catalogues: [accountSecurityCatalogue],
    load: async () =>
      (await import('#features/account-security/account-security.screen.tsx')).AccountSecurityScreen,
  },
])
