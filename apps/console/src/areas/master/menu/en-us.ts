import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Operations',
  groups: { account: 'Account' },
  screens: { accountSecurity: 'Security' },
} satisfies MenuMessages
