import type { Currency } from '@balcao/domain/vocabulary'
import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/** Accounts whose provider accepts the currency of a charge. The other accounts always charge reais. */
export function takingCurrency<Account extends ProviderAccount>(
  app: App,
  accounts: readonly Account[],
  currency: Currency,
): readonly Account[] {
  if (currency === 'BRL') return accounts
  return accounts.filter((account) => accountManifest(app, account).takesCurrency)
}
