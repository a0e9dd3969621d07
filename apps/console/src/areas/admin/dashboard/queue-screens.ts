import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { PlatformState } from './dashboard-data.ts'

type QueueName = PlatformState['queues'][number]['name']

/** A screen with a work queue, and the flag that opens it. */
export type WorkPlace = {
  to: string
  /** The screen's tab, unless it is the first, and the filter that shows only the open tasks. */
  search?: Record<string, string>
  permission: AdminPermission
}

/** Screen of each queue. */
export const queueScreens: Record<QueueName, WorkPlace> = {
  cases: { to: '/admin-root/cases', permission: 'isSalesAvailable' },
  quarantine: { to: '/admin-root/cases', search: { tab: 'quarantine' }, permission: 'isSalesAvailable' },
  approvals: { to: '/admin-root/approvals', permission: 'isConfigAvailable' },
  unblocks: { to: '/admin-root/manage-users', search: { unblock: 'ASKED' }, permission: 'isUsersAvailable' },
  withdrawals: { to: '/admin-root/manage-withdraws', permission: 'isWithdrawsRequestUsersAvailable' },
  managerWithdrawals: {
    to: '/admin-root/manage-managers-withdraws',
    permission: 'isWithdrawsRequestManagersAvailable',
  },
  stuckWithdrawals: {
    to: '/admin-root/manage-withdraws',
    search: { attention: 'PERSON_NEEDED' },
    permission: 'isWithdrawsRequestUsersAvailable',
  },
  stuckManagerWithdrawals: {
    to: '/admin-root/manage-managers-withdraws',
    search: { attention: 'PERSON_NEEDED' },
    permission: 'isWithdrawsRequestManagersAvailable',
  },
  documents: { to: '/admin-root/document-validation', permission: 'isValidateDocumentsAvailable' },
  products: { to: '/admin-root/manage-products', permission: 'isProductsAvailable' },
  bankAccounts: { to: '/admin-root/manage-bank-accounts', permission: 'isValidateBankAccountsAvailable' },
  receivers: {
    to: '/admin-root/platform-settings/acquirings',
    search: { tab: 'receivers', 'receivers.answer': 'LOST' },
    permission: 'isConfigAvailable',
  },
  anticipations: { to: '/admin-root/manage-anticipations', permission: 'isAntecipationsAvailable' },
  mediations: { to: '/admin-root/refunds', permission: 'isSalesAvailable' },
  manualRefunds: { to: '/admin-root/refunds', search: { tab: 'by-hand' }, permission: 'isSalesAvailable' },
  disputes: { to: '/admin-root/refunds', search: { tab: 'disputes' }, permission: 'isSalesAvailable' },
  charges: { to: '/admin-root/charges', search: { state: 'OVERDUE' }, permission: 'isChargesAvailable' },
  deletions: { to: '/admin-root/deletions', permission: 'isUsersAvailable' },
}
