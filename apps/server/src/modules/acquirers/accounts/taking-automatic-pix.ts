import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/** Accounts whose provider debits a payer through Pix Automático. */
export function takingAutomaticPix<Account extends ProviderAccount>(
  app: App,
  accounts: readonly Account[],
): Account[] {
  return accounts.filter((account) => accountManifest(app, account).automaticPix)
}
