import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Administration',
  groups: { platform: 'Platform', account: 'Account' },
  screens: { manageFunctionaries: 'Team', accountSecurity: 'Security' },
} satisfies MenuMessages
