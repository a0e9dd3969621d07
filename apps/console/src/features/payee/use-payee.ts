import { api } from '#api/client.ts'
import type { Invalidated } from '#kit/action/use-invalidate.ts'
import { useSession } from '#session/session.ts'

/** A person who withdraws earnings, by the procedures of their area. */
export type Payee = Pick<typeof api.seller, 'bankAccounts' | 'conversions' | 'withdrawals'> & {
  /** Queries to refetch after a withdrawal was requested or canceled. */
  showsWithdrawals: readonly Invalidated[]
  /** Queries to refetch after a bank account was added or removed. */
  showsAccounts: readonly Invalidated[]
  /** Page of the money, with a tab `accounts`, and page of the second factor. */
  addresses: { money: string; security: string }
}

const seller: Payee = {
  bankAccounts: api.seller.bankAccounts,
  conversions: api.seller.conversions,
  withdrawals: api.seller.withdrawals,
  showsWithdrawals: [api.seller.withdrawals, api.seller.wallet],
  showsAccounts: [api.seller.bankAccounts, api.seller.reports.checklist],
  addresses: { money: '/platform/financial', security: '/platform/account-security' },
}

const manager: Payee = {
  bankAccounts: api.manager.bankAccounts,
  conversions: api.manager.conversions,
  withdrawals: api.manager.withdrawals,
  showsWithdrawals: [api.manager.withdrawals, api.manager.wallet],
  showsAccounts: [api.manager.bankAccounts],
  addresses: { money: '/manager-root/dashboard', security: '/manager-root/account-security' },
}

/** Sellers and managers withdraw by the same procedures; the server chooses the purse by the role. */
export function usePayee(): Payee {
  return useSession().user.role === 'MANAGER' ? manager : seller
}
