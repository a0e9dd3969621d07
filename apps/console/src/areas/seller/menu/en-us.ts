import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Seller',
  groups: { account: 'Account' },
  screens: { dashboard: 'Dashboard', mySales: 'Sales', accountSecurity: 'Security' },
} satisfies MenuMessages
