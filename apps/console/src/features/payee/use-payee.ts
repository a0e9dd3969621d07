import { api } from '../../api/client.ts'
import type { Invalidated } from '../../kit/action/use-invalidate.ts'
import { useSession } from '../../session/session.ts'

/** Somebody who takes out what they earned, by the procedures of the area in which they are. */
export type Payee = Pick<typeof api.seller, 'bankAccounts' | 'conversions' | 'withdrawals'> & {
  /** What is read anew after a withdrawal was asked for or canceled. */
  showsWithdrawals: readonly Invalidated[]
  /** What is read anew after a bank account came or went. */
  showsAccounts: readonly Invalidated[]
  /** Where the money is shown, with a tab `accounts`, and where the second factor is set up. */
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

/** Sellers and managers take money out by the same calls; the server knows the purse by the role. */
export function usePayee(): Payee {
  return useSession().user.role === 'MANAGER' ? manager : seller
}
