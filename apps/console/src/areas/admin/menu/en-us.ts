import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: 'Administration',
  groups: { money: 'Money', people: 'People', checks: 'Review', platform: 'Platform', account: 'Account' },
  screens: {
    manageWithdraws: 'Withdrawals',
    paidWithdrawals: 'Paid withdrawals',
    manageManagersWithdraws: 'Manager withdrawals',
    paidManagersWithdraws: 'Paid commission',
    manageAnticipations: 'Anticipations',
    managePaidAnticipations: 'Paid anticipations',
    charges: 'Charges',
    approvals: 'Approvals',
    garanteeReleased: 'Reserves',
    sellerNegative: 'Negative sellers',
    exportAccounting: 'Accounting export',
    cases: 'Cases',
    manageProducts: 'Products',
    documentValidation: 'Documents',
    manageBankAccounts: 'Bank accounts',
    manageManagers: 'Managers',
    manageFunctionaries: 'Team',
    manageUsers: 'Sellers',
    sellerLastLogin: 'Last access',
    accountSecurity: 'Security',
  },
} satisfies MenuMessages
