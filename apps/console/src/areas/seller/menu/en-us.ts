import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Seller',
  groups: { catalog: 'Catalog', account: 'Account', money: 'Money', sales: 'Sales' },
  screens: {
    dashboard: 'Dashboard',
    mySales: 'Sales',
    myProducts: 'My products',
    product: 'Product',
    accountSecurity: 'Security',
    financial: 'Finances',
    refunds: 'Refunds',
    subscriptions: 'Subscriptions',
  },
} satisfies MenuMessages
