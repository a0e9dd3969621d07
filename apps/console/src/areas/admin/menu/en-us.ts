import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Administration',
  groups: { money: 'Money', platform: 'Platform', account: 'Account' },
  screens: {
    manageWithdraws: 'Withdrawals',
    paidWithdrawals: 'Paid withdrawals',
    manageManagersWithdraws: 'Manager withdrawals',
    paidManagersWithdraws: 'Paid commission',
    manageFunctionaries: 'Team',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
