import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/**
 * Accounts where two cards may pay together: the provider refunds one card by a call, in full and at once, if the other
 * is refused, and finds a charge with a lost answer by our reference (decision 0053).
 */
export function chargingTwoCards<Account extends ProviderAccount>(
  app: App,
  accounts: readonly Account[],
): Account[] {
  return accounts.filter((account) => {
    const { operations, refundMethods, findsByReference, tells } = accountManifest(app, account)
    return (
      operations.includes('refund') &&
      refundMethods.includes('CREDIT_CARD') &&
      operations.includes('getTransaction') &&
      findsByReference.includes('transaction') &&
      tells.includes('refunded')
    )
  })
}
