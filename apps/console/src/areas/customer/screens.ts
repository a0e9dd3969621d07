import { accountSecurityCatalogue } from '#features/account-security/catalogue.ts'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import { playerCatalogue } from '#features/media/player-catalogue.ts'
import { planChangeCatalogue } from '#features/plan-change/catalogue.ts'
import { defineScreens } from '#screens/area.ts'
import { accessPurchasesCatalogue } from './access-purchases/catalogue.ts'
import { studyCatalogue } from './course/catalogue.ts'
import type { MenuMessages } from './menu/pt-br.ts'
import { purchasesCatalogue } from './purchases/catalogue.ts'

export const customerScreens = defineScreens<MenuMessages>([
  {
    path: '',
    title: 'purchases',
    menu: { icon: 'purchases' },
    catalogues: [purchasesCatalogue, planChangeCatalogue, buyingCatalogue],
    load: async () => (await import('./purchases/purchases.screen.tsx')).PurchasesScreen,
  },
  {
    path: 'access-purchases',
    title: 'accessPurchases',
    menu: { icon: 'library' },
    catalogues: [accessPurchasesCatalogue, purchasesCatalogue, buyingCatalogue, playerCatalogue],
    load: async () => (await import('./access-purchases/access-purchases.screen.tsx')).AccessPurchasesScreen,
  },
  {
    path: 'course/$grantId',
    title: 'course',
    parent: 'access-purchases',
    catalogues: [studyCatalogue, playerCatalogue],
    load: async () => (await import('./course/course.screen.tsx')).CourseScreen,
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
