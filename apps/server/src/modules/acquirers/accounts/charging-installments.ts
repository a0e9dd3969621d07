import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/** Accounts that charge a card in this number of installments. */
export function chargingInstallments<Account extends ProviderAccount>(
  app: App,
  accounts: readonly Account[],
  installments: number,
): Account[] {
  return accounts.filter((account) => installments <= limitOf(app, account))
}

/** The largest number of installments that any of the accounts charges. */
export function installmentsMaxOf(app: App, accounts: readonly ProviderAccount[]): number {
  return accounts.reduce((most, account) => Math.max(most, limitOf(app, account)), 1)
}

function limitOf(app: App, account: ProviderAccount): number {
  return accountManifest(app, account).installmentsMax ?? Number.POSITIVE_INFINITY
}
