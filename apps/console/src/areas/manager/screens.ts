import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { commissionsCatalogue } from '#features/commissions/catalogue.ts'
import { withdrawalsCatalogue } from '#features/withdrawals/catalogue.ts'
import { defineScreens } from '#screens/area.ts'
import { managerDashboardCatalogue } from './dashboard/catalogue.ts'
import { managerUsersCatalogue } from './manager-users/catalogue.ts'
import type { MenuMessages } from './menu/pt-br.ts'

export const managerScreens = defineScreens<MenuMessages>([
  {
    path: 'dashboard',
    title: 'dashboard',
    menu: { icon: 'dashboard' },
    catalogues: [
      managerDashboardCatalogue,
      managerUsersCatalogue,
      commissionsCatalogue,
      withdrawalsCatalogue,
      bankAccountsCatalogue,
    ],
    load: async () => (await import('./dashboard/dashboard.screen.tsx')).DashboardScreen,
  },
  {
    path: 'manager-users',
    title: 'managerUsers',
    menu: { icon: 'people' },
    catalogues: [managerUsersCatalogue],
    load: async () => (await import('./manager-users/manager-users.screen.tsx')).ManagerUsersScreen,
  },
  {
    path: 'account-security',
    title: 'accountSecurity',
    menu: { icon: 'security', group: 'account' },
    catalogues: [accountSecurityCatalogue],
    load: async () =>
      (await import('#features/account-security/account-security.screen.tsx')).AccountSecurityScreen,
  },
])
