import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Scope } from '../../scope.ts'
import { accountManifest } from '../acquirers/account-manifest.ts'
import { type AccountsOfMethod, listAccountsFor } from '../acquirers/provider-account.ts'

/** Who may take what is offered after a purchase: the card is then charged without its security code, which most acquirers refuse. */
export async function listUpsellAccounts(scope: Scope, method: PaymentMethod): Promise<AccountsOfMethod> {
  const found = await listAccountsFor(scope, method)
  if (method !== 'CREDIT_CARD') return found
  const chargesKeptCards = (account: (typeof found.accounts)[number]) =>
    accountManifest(scope.app, account).chargesKeptCards
  return { ...found, accounts: found.accounts.filter(chargesKeptCards) }
}
