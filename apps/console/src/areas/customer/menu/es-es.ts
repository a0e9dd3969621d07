import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Mis compras',
  groups: { account: 'Cuenta' },
  screens: { purchases: 'Compras', accessPurchases: 'Mis accesos', accountSecurity: 'Seguridad' },
} satisfies MenuMessages
