import { addAccount, type NewAccount } from './add-account.ts'
import type { Books } from './core/open-books.ts'
import type { Account } from './core/records.ts'

/** The acquirer at which accounts are learned of. */
const acquirer = 'HAWKPAY'

export type AccountLearner = (publicKey: string) => Promise<Account | undefined>

/** Registers an account when somebody first names its public key: the accounts of a restart are not known yet. */
export function createAccountLearner(
  books: Books,
  findAccount: (publicKey: string) => Promise<NewAccount | null> = async () => null,
): AccountLearner {
  const known = (publicKey: string) =>
    books.accounts.values().find((account) => account.publicKey === publicKey)
  return async (publicKey) => {
    const found = known(publicKey)
    if (found) return found
    const wanted = await findAccount(publicKey)
    return wanted ? addAccount(books, acquirer, wanted) : undefined
  }
}
