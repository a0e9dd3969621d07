import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Administration',
  groups: { account: 'Account' },
  screens: { accountSecurity: 'Security' },
} satisfies MenuMessages
