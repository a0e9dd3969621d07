import type { ComponentType } from 'react'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import type { Catalogue } from '#i18n/define-catalogue.ts'
import { accountCatalogue } from './catalogue.ts'
import { requestRefundCatalogue } from './request-refund/catalogue.ts'

type Door = { path: string; load: () => Promise<ComponentType>; catalogues: readonly Catalogue<unknown>[] }

/** Pages without a login. The customers' login is inside the customer area, at its own address. */
export const doors: readonly Door[] = [
  {
    path: '/login',
    catalogues: [accountCatalogue],
    load: async () => (await import('./password-doors.tsx')).SellerDoor,
  },
  {
    path: '/admin-root-login',
    catalogues: [accountCatalogue],
    load: async () => (await import('./password-doors.tsx')).AdminDoor,
  },
  {
    path: '/master-root-login',
    catalogues: [accountCatalogue],
    load: async () => (await import('./password-doors.tsx')).MasterDoor,
  },
  {
    path: '/manager-login',
    catalogues: [accountCatalogue],
    load: async () => (await import('./password-doors.tsx')).ManagerDoor,
  },
  {
    path: '/register',
    catalogues: [accountCatalogue],
    load: async () => (await import('./register.screen.tsx')).RegisterScreen,
  },
  {
    path: '/recover-password',
    catalogues: [accountCatalogue],
    load: async () => (await import('./recover-password.screen.tsx')).RecoverPasswordScreen,
  },
  {
    path: '/request-refund',
    catalogues: [accountCatalogue, requestRefundCatalogue, buyingCatalogue],
    load: async () => (await import('./request-refund/request-refund.screen.tsx')).RequestRefundScreen,
  },
]
