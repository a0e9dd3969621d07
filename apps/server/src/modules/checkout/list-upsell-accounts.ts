import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { chargingKeptCards, type KeptCard } from '#modules/acquirers/accounts/charging-kept-cards.ts'
import { type AccountsOfMethod, listAccountsFor } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'

/**
 * Accounts that can charge an offer after a purchase: the saved card has no security code, without which most
 * acquirers refuse it.
 */
export async function listUpsellAccounts(
  scope: Scope,
  method: PaymentMethod,
  card: KeptCard,
): Promise<AccountsOfMethod> {
  const found = await listAccountsFor(scope, method)
  if (method !== 'CREDIT_CARD') return found
  return { ...found, accounts: chargingKeptCards(scope.app, found.accounts, card) }
}
