import type { Caller } from '#rpc/caller.ts'
import { endBankAccount } from './end-bank-account.ts'
import { loadBankAccount } from './load-bank-account.ts'

export async function removeBankAccount(
  caller: Caller,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  const account = await loadBankAccount(caller, { bankAccountId, userId: caller.session.userId })
  const { reviewedBy, reviewReason } = account
  await endBankAccount(caller, account, { state: 'REMOVED', reviewedBy, reviewReason })
}
