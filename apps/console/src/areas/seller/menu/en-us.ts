import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Seller',
  groups: { catalog: 'Catalog', account: 'Account' },
  screens: {
    dashboard: 'Dashboard',
    mySales: 'Sales',
    myProducts: 'My products',
    product: 'Product',
    offers: 'Offers',
    createProduct: 'New product',
    checkoutBuilder: 'Customize checkout',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
