import { accountSecurityCatalogue } from '../../features/account-security/catalogue.ts'
import { defineCatalogue } from '../../i18n/define-catalogue.ts'
import { defineArea } from '../../screens/area.ts'

export const masterArea = defineArea({
  role: 'MASTER',
  prefix: '/master-root',
  door: '/master-root-login',
  catalogue: defineCatalogue({
    PT_BR: () => import('./menu/pt-br.ts'),
    EN_US: () => import('./menu/en-us.ts'),
  }),
  screens: [
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
