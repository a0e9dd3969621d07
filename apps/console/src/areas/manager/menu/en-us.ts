import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Manager',
  groups: { account: 'Account' },
  screens: { accountSecurity: 'Security' },
} satisfies MenuMessages
