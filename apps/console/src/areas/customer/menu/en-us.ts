import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'My purchases',
  groups: { account: 'Account' },
  screens: { purchases: 'Purchases', accessPurchases: 'My library', accountSecurity: 'Security' },
} satisfies MenuMessages
