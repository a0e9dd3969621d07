import type { ComponentType } from 'react'
import type { Catalogue } from '../i18n/define-catalogue.ts'
import { accountCatalogue } from './catalogue.ts'

type Door = { path: string; load: () => Promise<ComponentType>; catalogue: Catalogue<unknown> }

/** The pages anybody may open. The customer's door stands inside the customer's area, at its own address. */
export const doors: readonly Door[] = [
  {
    path: '/login',
    catalogue: accountCatalogue,
    load: async () => (await import('./password-doors.tsx')).SellerDoor,
  },
  {
    path: '/admin-root-login',
    catalogue: accountCatalogue,
    load: async () => (await import('./password-doors.tsx')).AdminDoor,
  },
  {
    path: '/master-root-login',
    catalogue: accountCatalogue,
    load: async () => (await import('./password-doors.tsx')).MasterDoor,
  },
  {
    path: '/manager-login',
    catalogue: accountCatalogue,
    load: async () => (await import('./password-doors.tsx')).ManagerDoor,
  },
  {
    path: '/register',
    catalogue: accountCatalogue,
    load: async () => (await import('./register.screen.tsx')).RegisterScreen,
  },
  {
    path: '/recover-password',
    catalogue: accountCatalogue,
    load: async () => (await import('./recover-password.screen.tsx')).RecoverPasswordScreen,
  },
]
