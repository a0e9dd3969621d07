import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { bankAccountsCatalogue } from '../../features/bank-accounts/catalogue.ts'
import { paymentsCatalogue } from '../../features/payments/catalogue.ts'
import { productsCatalogue } from '../../features/products/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'
import { dashboardCatalogue } from './dashboard/catalogue.ts'
import { financialCatalogue } from './financial/catalogue.ts'
import { myProductsCatalogue } from './my-products/catalogue.ts'
import { productCatalogue } from './my-products/product/catalogue.ts'
import { mySalesCatalogue } from './my-sales/catalogue.ts'
import { refundsCatalogue } from './refunds/catalogue.ts'
import { subscriptionsCatalogue } from './subscriptions/catalogue.ts'

export const sellerArea = defineArea({
  role: 'SELLER',
  prefix: '/platform',
  door: '/login',
  catalogue: defineCatalogue({
    PT_BR: () => import('./menu/pt-br.ts'),
    EN_US: () => import('./menu/en-us.ts'),
  }),
  screens: [
    {
      path: 'dashboard',
      title: 'dashboard',
      menu: { icon: 'dashboard' },
      catalogues: [dashboardCatalogue, paymentsCatalogue],
      load: async () => (await import('./dashboard/dashboard.screen.tsx')).DashboardScreen,
    },
    {
      path: 'my-sales',
      title: 'mySales',
      menu: { icon: 'sales', group: 'sales' },
      catalogues: [mySalesCatalogue, paymentsCatalogue],
      load: async () => (await import('./my-sales/my-sales.screen.tsx')).MySalesScreen,
    },
    {
      path: 'subscriptions',
      title: 'subscriptions',
      menu: { icon: 'subscriptions', group: 'sales' },
      catalogues: [subscriptionsCatalogue, paymentsCatalogue],
      load: async () => (await import('./subscriptions/subscriptions.screen.tsx')).SubscriptionsScreen,
    },
    {
      path: 'refunds',
      title: 'refunds',
      menu: { icon: 'refunds', group: 'sales' },
      catalogues: [refundsCatalogue],
      load: async () => (await import('./refunds/refunds.screen.tsx')).RefundsScreen,
    },
    {
      path: 'my-products',
      title: 'myProducts',
      menu: { icon: 'products', group: 'catalog' },
      catalogues: [myProductsCatalogue, productsCatalogue],
      load: async () => (await import('./my-products/my-products.screen.tsx')).MyProductsScreen,
    },
    {
      path: 'my-products/product/$productId',
      title: 'product',
      parent: 'my-products',
      catalogues: [productCatalogue, productsCatalogue],
      load: async () => (await import('./my-products/product/product.screen.tsx')).ProductScreen,
    },
    {
      path: 'financial',
      title: 'financial',
      menu: { icon: 'money', group: 'money' },
      catalogues: [financialCatalogue, bankAccountsCatalogue, paymentsCatalogue],
      load: async () => (await import('./financial/financial.screen.tsx')).FinancialScreen,
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
