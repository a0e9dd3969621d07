import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Administration',
  groups: { money: 'Money', checks: 'Review', platform: 'Platform', account: 'Account' },
  screens: {
    manageWithdraws: 'Withdrawals',
    paidWithdrawals: 'Paid withdrawals',
    manageManagersWithdraws: 'Manager withdrawals',
    paidManagersWithdraws: 'Paid commission',
    manageAnticipations: 'Anticipations',
    managePaidAnticipations: 'Paid anticipations',
    charges: 'Charges',
    cases: 'Cases',
    manageProducts: 'Products',
    documentValidation: 'Documents',
    manageBankAccounts: 'Bank accounts',
    manageFunctionaries: 'Team',
    notifications: 'Notices',
    domains: 'Domains',
    customization: 'Appearance',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
