import { accounts } from '#modules/ledger/account-kinds.ts'
import type { Attempt } from '#modules/payouts/withdrawals/withdrawal.ts'

/** The account in the books that an attempt pays from. */
export function payerOf({ providerAccountId }: Attempt): string {
  return providerAccountId === null
    ? accounts.platformPaidOutside
    : accounts.acquirerBalance(providerAccountId)
}
