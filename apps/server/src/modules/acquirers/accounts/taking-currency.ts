import type { Currency } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/** Accounts that are sent the currency of a sale. The others charge reais, whatever the currency is. */
export function takingCurrency<Account extends ProviderAccount>(
  app: App,
  accounts: readonly Account[],
  currency: Currency,
): readonly Account[] {
  if (currency === 'BRL') return accounts
  return accounts.filter((account) => accountManifest(app, account).takesCurrency)
}
