import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'
import { manageFunctionariesCatalogue } from './manage-functionaries/catalogue.ts'

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
      path: 'manage-functionaries',
      title: 'manageFunctionaries',
      permission: 'isFunctionariesAvailable',
      menu: { icon: 'staff', group: 'platform' },
      catalogues: [manageFunctionariesCatalogue],
      load: async () =>
        (await import('./manage-functionaries/manage-functionaries.screen.tsx')).ManageFunctionariesScreen,
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
