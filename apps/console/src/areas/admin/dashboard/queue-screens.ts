import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { PlatformState } from './dashboard-data.ts'

type QueueName = PlatformState['queues'][number]['name']

/** Where each queue is worked, and the flag that opens it. */
export const queueScreens: Record<QueueName, { to: string; permission: AdminPermission }> = {
  cases: { to: '/admin-root/cases', permission: 'isSalesAvailable' },
  withdrawals: { to: '/admin-root/manage-withdraws', permission: 'isWithdrawsRequestUsersAvailable' },
  managerWithdrawals: {
    to: '/admin-root/manage-managers-withdraws',
    permission: 'isWithdrawsRequestManagersAvailable',
  },
  documents: { to: '/admin-root/document-validation', permission: 'isValidateDocumentsAvailable' },
  products: { to: '/admin-root/manage-products', permission: 'isProductsAvailable' },
  bankAccounts: { to: '/admin-root/manage-bank-accounts', permission: 'isValidateBankAccountsAvailable' },
  anticipations: { to: '/admin-root/manage-anticipations', permission: 'isAntecipationsAvailable' },
}
