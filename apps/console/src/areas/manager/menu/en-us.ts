import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Manager',
  groups: { account: 'Account' },
  screens: { dashboard: 'Dashboard', managerUsers: 'Portfolio', accountSecurity: 'Security' },
} satisfies MenuMessages
