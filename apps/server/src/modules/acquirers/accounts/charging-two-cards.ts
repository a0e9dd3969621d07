import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ProviderAccount } from './provider-account.ts'

/**
 * Accounts where two cards may pay together: the charge of one is given back in full by a call at once if the other is
 * refused, and an answer that was lost is found again by our reference (decision 0053).
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
