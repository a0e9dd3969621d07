import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'My purchases',
  groups: { account: 'Account' },
  screens: { purchases: 'Purchases', accountSecurity: 'Security' },
} satisfies MenuMessages
