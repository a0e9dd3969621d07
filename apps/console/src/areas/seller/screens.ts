import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { paymentsCatalogue } from '../../features/payments/catalogue.ts'
import { pricingCatalogue } from '../../features/pricing/catalogue.ts'
import { productsCatalogue } from '../../features/products/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'
import { checkoutBuilderCatalogue } from './checkout-builder/catalogue.ts'
import { createProductCatalogue } from './create-product/catalogue.ts'
import { dashboardCatalogue } from './dashboard/catalogue.ts'
import { myProductsCatalogue } from './my-products/catalogue.ts'
import { offersCatalogue } from './my-products/offers/catalogue.ts'
import { productCatalogue } from './my-products/product/catalogue.ts'
import { mySalesCatalogue } from './my-sales/catalogue.ts'

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
      menu: { icon: 'sales' },
      catalogues: [mySalesCatalogue, paymentsCatalogue],
      load: async () => (await import('./my-sales/my-sales.screen.tsx')).MySalesScreen,
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
      catalogues: [productCatalogue, productsCatalogue, pricingCatalogue],
      load: async () => (await import('./my-products/product/product.screen.tsx')).ProductScreen,
    },
    {
      path: 'my-products/offers/$productId',
      title: 'offers',
      parent: 'my-products',
      catalogues: [offersCatalogue, pricingCatalogue],
      load: async () => (await import('./my-products/offers/offers.screen.tsx')).OffersScreen,
    },
    {
      path: 'create-product',
      title: 'createProduct',
      parent: 'my-products',
      catalogues: [
        createProductCatalogue,
        productCatalogue,
        productsCatalogue,
        offersCatalogue,
        pricingCatalogue,
      ],
      load: async () => (await import('./create-product/create-product.screen.tsx')).CreateProductScreen,
    },
    {
      path: 'checkout-builder/$offerId',
      title: 'checkoutBuilder',
      parent: 'my-products',
      catalogues: [checkoutBuilderCatalogue],
      load: async () =>
        (await import('./checkout-builder/checkout-builder.screen.tsx')).CheckoutBuilderScreen,
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
