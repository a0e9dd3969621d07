import type { App } from '../../app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ChargeableAccount } from './provider-account.ts'

/** Those that charge a card without its security code, which is never kept. Most acquirers refuse one. */
export function chargingKeptCards<Account extends ChargeableAccount>(
  app: App,
  accounts: readonly Account[],
): Account[] {
  return accounts.filter((account) => accountManifest(app, account).chargesKeptCards)
}
