import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { apiKeysCatalogue } from '#features/api-keys/catalogue.ts'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { checkoutFrameCatalogue } from '#features/checkout-frame/catalogue.ts'
import { fileUploadCatalogue } from '#features/media/upload-catalogue.ts'
import { partnersCatalogue } from '#features/partners/catalogue.ts'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { planChangeCatalogue } from '#features/plan-change/catalogue.ts'
import { pricingCatalogue } from '#features/pricing/catalogue.ts'
import { productsCatalogue } from '#features/products/catalogue.ts'
import { refundsCatalogue } from '#features/refunds/catalogue.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { defineScreens } from '#screens/area.ts'
import { abandonedCartCatalogue } from './abandoned-cart/catalogue.ts'
import { affiliatesCatalogue } from './affiliates/catalogue.ts'
import { checkoutBuilderCatalogue } from './checkout-builder/catalogue.ts'
import { coProductionCatalogue } from './co-production/catalogue.ts'
import { connectionsCatalogue } from './connections/catalogue.ts'
import { couponsCatalogue } from './coupons/catalogue.ts'
import { createProductCatalogue } from './create-product/catalogue.ts'
import { dashboardCatalogue } from './dashboard/catalogue.ts'
import { directCheckoutCatalogue } from './direct-checkout/catalogue.ts'
import { financialCatalogue } from './financial/catalogue.ts'
import { importsCatalogue } from './imports/catalogue.ts'
import { integrationsCatalogue } from './integrations/catalogue.ts'
import { invoicesCatalogue } from './invoices/catalogue.ts'
import { marketplaceCatalogue } from './marketplace/catalogue.ts'
import type { MenuMessages } from './menu/pt-br.ts'
import { myAffiliatesCatalogue } from './my-affiliates/catalogue.ts'
import { myProductsCatalogue } from './my-products/catalogue.ts'
import { courseCatalogue } from './my-products/course/catalogue.ts'
import { offersCatalogue } from './my-products/offers/catalogue.ts'
import { productCatalogue } from './my-products/product/catalogue.ts'
import { myProfileCatalogue } from './my-profile/catalogue.ts'
import { mySalesCatalogue } from './my-sales/catalogue.ts'
import { sellerRefundsCatalogue } from './refunds/catalogue.ts'
import { reportsCatalogue } from './reports/catalogue.ts'
import { upsellFunnelsCatalogue } from './upsell-funnels/catalogue.ts'

export const sellerScreens = defineScreens<MenuMessages>([
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
    catalogues: [subscriptionsCatalogue, planChangeCatalogue, paymentsCatalogue],
    load: async () => (await import('./subscriptions/subscriptions.screen.tsx')).SubscriptionsScreen,
  },
  {
    path: 'abandoned-cart',
    title: 'abandonedCart',
    menu: { icon: 'cart', group: 'sales' },
    catalogues: [abandonedCartCatalogue],
    load: async () => (await import('./abandoned-cart/abandoned-cart.screen.tsx')).AbandonedCartScreen,
  },
  {
    path: 'refunds',
    title: 'refunds',
    menu: { icon: 'refunds', group: 'sales' },
    catalogues: [sellerRefundsCatalogue, refundsCatalogue],
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
    catalogues: [productCatalogue, productsCatalogue, pricingCatalogue, fileUploadCatalogue],
    load: async () => (await import('./my-products/product/product.screen.tsx')).ProductScreen,
  },
  {
    path: 'my-products/offers/$productId',
    title: 'offers',
    parent: 'my-products',
    catalogues: [offersCatalogue, productCatalogue, pricingCatalogue],
    load: async () => (await import('./my-products/offers/offers.screen.tsx')).OffersScreen,
  },
  {
    path: 'my-products/course/$productId',
    title: 'course',
    parent: 'my-products',
    catalogues: [courseCatalogue, fileUploadCatalogue],
    load: async () => (await import('./my-products/course/course.screen.tsx')).CourseScreen,
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
    path: 'upsell-funnels',
    title: 'upsellFunnels',
    menu: { icon: 'funnel', group: 'catalog' },
    catalogues: [upsellFunnelsCatalogue],
    load: async () => (await import('./upsell-funnels/upsell-funnels.screen.tsx')).UpsellFunnelsScreen,
  },
  {
    path: 'direct-checkout',
    title: 'directCheckout',
    menu: { icon: 'link', group: 'catalog' },
    catalogues: [directCheckoutCatalogue, paymentsCatalogue],
    load: async () => (await import('./direct-checkout/direct-checkout.screen.tsx')).DirectCheckoutScreen,
  },
  {
    path: 'coupons',
    title: 'coupons',
    menu: { icon: 'tag', group: 'catalog' },
    catalogues: [couponsCatalogue],
    load: async () => (await import('./coupons/coupons.screen.tsx')).CouponsScreen,
  },
  {
    path: 'marketplace',
    title: 'marketplace',
    menu: { icon: 'store', group: 'partners' },
    catalogues: [marketplaceCatalogue, partnersCatalogue],
    load: async () => (await import('./marketplace/marketplace.screen.tsx')).MarketplaceScreen,
  },
  {
    path: 'affiliates',
    title: 'affiliates',
    menu: { icon: 'link', group: 'partners' },
    catalogues: [affiliatesCatalogue, partnersCatalogue],
    load: async () => (await import('./affiliates/affiliates.screen.tsx')).AffiliatesScreen,
  },
  {
    path: 'my-affiliates',
    title: 'myAffiliates',
    menu: { icon: 'people', group: 'partners' },
    catalogues: [myAffiliatesCatalogue, partnersCatalogue],
    load: async () => (await import('./my-affiliates/my-affiliates.screen.tsx')).MyAffiliatesScreen,
  },
  {
    path: 'co-production',
    title: 'coProduction',
    menu: { icon: 'partners', group: 'partners' },
    catalogues: [coProductionCatalogue],
    load: async () => (await import('./co-production/co-production.screen.tsx')).CoProductionScreen,
  },
  {
    path: 'financial',
    title: 'financial',
    menu: { icon: 'money', group: 'money' },
    catalogues: [financialCatalogue, withdrawalsCatalogue, bankAccountsCatalogue, paymentsCatalogue],
    load: async () => (await import('./financial/financial.screen.tsx')).FinancialScreen,
  },
  {
    path: 'invoices',
    title: 'invoices',
    menu: { icon: 'documents', group: 'money' },
    catalogues: [invoicesCatalogue, paymentsCatalogue],
    load: async () => (await import('./invoices/invoices.screen.tsx')).InvoicesScreen,
  },
  {
    path: 'reports',
    title: 'reports',
    menu: { icon: 'reports', group: 'money' },
    catalogues: [reportsCatalogue],
    load: async () => (await import('./reports/reports.screen.tsx')).ReportsScreen,
  },
  {
    path: 'checkout-builder/$offerId',
    title: 'checkoutBuilder',
    parent: 'my-products',
    catalogues: [checkoutBuilderCatalogue, checkoutFrameCatalogue],
    load: async () => (await import('./checkout-builder/checkout-builder.screen.tsx')).CheckoutBuilderScreen,
  },
  {
    path: 'integrations',
    title: 'integrations',
    menu: { icon: 'integrations', group: 'account' },
    catalogues: [integrationsCatalogue, webhooksCatalogue],
    load: async () => (await import('./integrations/integrations.screen.tsx')).IntegrationsScreen,
  },
  {
    path: 'imports',
    title: 'imports',
    menu: { icon: 'import', group: 'account' },
    catalogues: [importsCatalogue, fileUploadCatalogue],
    load: async () => (await import('./imports/imports.screen.tsx')).ImportsScreen,
  },
  {
    path: 'imports/$importId',
    title: 'import',
    parent: 'imports',
    catalogues: [importsCatalogue],
    load: async () => (await import('./imports/import.screen.tsx')).ImportScreen,
  },
  {
    path: 'api-keys',
    title: 'apiKeys',
    menu: { icon: 'key', group: 'account' },
    catalogues: [apiKeysCatalogue],
    load: async () => (await import('#features/api-keys/api-keys.screen.tsx')).ApiKeysScreen,
  },
  {
    path: 'integrations/$integrationId',
    title: 'integration',
    parent: 'integrations',
    catalogues: [integrationsCatalogue, webhooksCatalogue],
    load: async () => (await import('./integrations/integration.screen.tsx')).IntegrationScreen,
  },
  {
    path: 'connections/$connection',
    title: 'connection',
    parent: 'integrations',
    catalogues: [connectionsCatalogue, webhooksCatalogue],
    load: async () => (await import('./connections/connection.screen.tsx')).ConnectionScreen,
  },
  {
    path: 'account-security',
    title: 'accountSecurity',
    parent: 'my-profile',
    catalogues: [accountSecurityCatalogue],
    load: async () =>
      (await import('#features/account-security/account-security.screen.tsx')).AccountSecurityScreen,
  },
  {
    path: 'my-profile',
    title: 'myProfile',
    menu: { icon: 'user', group: 'account' },
    catalogues: [myProfileCatalogue, bankAccountsCatalogue, accountSecurityCatalogue],
    load: async () => (await import('./my-profile/my-profile.screen.tsx')).MyProfileScreen,
  },
])
