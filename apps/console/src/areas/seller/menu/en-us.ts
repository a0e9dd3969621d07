import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Seller',
  groups: { catalog: 'Catalog', partners: 'Partners', account: 'Account' },
  screens: {
    dashboard: 'Dashboard',
    mySales: 'Sales',
    myProducts: 'My products',
    product: 'Product',
    marketplace: 'Marketplace',
    affiliates: 'My affiliations',
    myAffiliates: 'My affiliates',
    coProduction: 'Co-production',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
