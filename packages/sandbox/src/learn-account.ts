import { addAccount, type NewAccount } from './add-account.ts'
import type { Books } from './core/open-books.ts'
import type { Account } from './core/records.ts'

export type AccountLearner = (key: string) => Promise<Account[]>

/** Registers accounts when one of their keys is first used, since accounts from before a restart are unknown. */
export function createAccountLearner(
  books: Books,
  findAccounts: (key: string) => Promise<(NewAccount & { acquirer: string })[]> = async () => [],
): AccountLearner {
  const known = (key: string) =>
    [...books.accounts.values()].filter(({ publicKey, secretKey }) => publicKey === key || secretKey === key)
  return async (key) => {
    const found = known(key)
    if (found.length > 0) return found
    const wanted = await findAccounts(key)
    return wanted.map(({ acquirer, ...account }) => addAccount(books, acquirer, account))
  }
}
