import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Seller',
  groups: { sales: 'Sales', catalog: 'Catalog', partners: 'Partners', money: 'Money', account: 'Account' },
  screens: {
    dashboard: 'Dashboard',
    mySales: 'Sales',
    myProducts: 'My products',
    product: 'Product',
    offers: 'Offers',
    createProduct: 'New product',
    abandonedCart: 'Carts',
    marketplace: 'Marketplace',
    affiliates: 'My affiliations',
    myAffiliates: 'My affiliates',
    coProduction: 'Co-production',
    checkoutBuilder: 'Customize checkout',
    integrations: 'Integrations',
    integration: 'Integration',
    accountSecurity: 'Security',
    myProfile: 'My profile',
    financial: 'Finances',
    refunds: 'Refunds',
    reports: 'Reports',
    directCheckout: 'Payment links',
    subscriptions: 'Subscriptions',
  },
} satisfies MenuMessages
