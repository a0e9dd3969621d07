import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { bankAccountsCatalogue } from '../../features/bank-accounts/catalogue.ts'
import { paymentsCatalogue } from '../../features/payments/catalogue.ts'
import { productsCatalogue } from '../../features/products/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'
import { anticipationsCatalogue } from './anticipations/catalogue.ts'
import { manageBankAccountsCatalogue } from './bank-accounts/catalogue.ts'
import { casesCatalogue } from './cases/catalogue.ts'
import { chargesCatalogue } from './charges/catalogue.ts'
import { customizationCatalogue } from './customization/catalogue.ts'
import { documentValidationCatalogue } from './documents/catalogue.ts'
import { domainsCatalogue } from './domains/catalogue.ts'
import { manageFunctionariesCatalogue } from './manage-functionaries/catalogue.ts'
import { notificationsCatalogue } from './notifications/catalogue.ts'
import { manageProductsCatalogue } from './products/catalogue.ts'
import { withdrawsCatalogue } from './withdraws/catalogue.ts'

export const adminArea = defineArea({
  role: 'ADMIN',
  prefix: '/admin-root',
  door: '/admin-root-login',
  catalogue: defineCatalogue({
    PT_BR: () => import('./menu/pt-br.ts'),
    EN_US: () => import('./menu/en-us.ts'),
  }),
  screens: [
    {
      path: 'manage-withdraws',
      title: 'manageWithdraws',
      permission: 'isWithdrawsRequestUsersAvailable',
      menu: { icon: 'withdraw', group: 'money' },
      catalogues: [withdrawsCatalogue, bankAccountsCatalogue],
      load: async () => (await import('./withdraws/manage-withdraws.screen.tsx')).ManageWithdrawsScreen,
    },
    {
      path: 'paid-withdrawals',
      title: 'paidWithdrawals',
      permission: 'isWithdrawsAvailable',
      menu: { icon: 'money', group: 'money' },
      catalogues: [withdrawsCatalogue, bankAccountsCatalogue],
      load: async () => (await import('./withdraws/paid-withdrawals.screen.tsx')).PaidWithdrawalsScreen,
    },
    {
      path: 'manage-managers-withdraws',
      title: 'manageManagersWithdraws',
      permission: 'isWithdrawsRequestManagersAvailable',
      menu: { icon: 'withdraw', group: 'money' },
      catalogues: [withdrawsCatalogue, bankAccountsCatalogue],
      load: async () =>
        (await import('./withdraws/manage-managers-withdraws.screen.tsx')).ManageManagersWithdrawsScreen,
    },
    {
      path: 'paid-managers-withdraws',
      title: 'paidManagersWithdraws',
      permission: 'isWithdrawsManagerAvailable',
      menu: { icon: 'money', group: 'money' },
      catalogues: [withdrawsCatalogue, bankAccountsCatalogue],
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
      path: 'charges',
      title: 'charges',
      permission: 'isChargesAvailable',
      menu: { icon: 'charges', group: 'money' },
      catalogues: [chargesCatalogue],
      load: async () => (await import('./charges/charges.screen.tsx')).ChargesScreen,
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
      path: 'manage-functionaries',
      title: 'manageFunctionaries',
      permission: 'isFunctionariesAvailable',
      menu: { icon: 'staff', group: 'platform' },
      catalogues: [manageFunctionariesCatalogue],
      load: async () =>
        (await import('./manage-functionaries/manage-functionaries.screen.tsx')).ManageFunctionariesScreen,
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
      path: 'account-security',
      title: 'accountSecurity',
      menu: { icon: 'security', group: 'account' },
      catalogues: [accountSecurityCatalogue],
      load: async () =>
        (await import('../../features/account-security/account-security.screen.tsx')).AccountSecurityScreen,
    },
  ],
})
