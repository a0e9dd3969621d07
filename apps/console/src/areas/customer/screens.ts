import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { paymentsCatalogue } from '../../features/payments/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'
import { purchasesCatalogue } from './purchases/catalogue.ts'

export const customerArea = defineArea({
  role: 'CUSTOMER',
  prefix: '/my-purchases',
  door: '/my-purchases',
  catalogue: defineCatalogue({
    PT_BR: () => import('./menu/pt-br.ts'),
    EN_US: () => import('./menu/en-us.ts'),
  }),
  screens: [
    {
      path: '',
      title: 'purchases',
      menu: { icon: 'purchases' },
      catalogues: [purchasesCatalogue, paymentsCatalogue],
      load: async () => (await import('./purchases/purchases.screen.tsx')).PurchasesScreen,
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
