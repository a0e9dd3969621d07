import { findManifest } from '@balcao/providers/registry'
import type { App } from '#app.ts'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Payment } from '#modules/payments/core/payment.ts'

/** Whether a payment can be read: it has a transaction id, or its provider searches by our own reference. */
export function canBeAnswered(
  app: App,
  { transactionId }: Pick<Payment, 'transactionId'>,
  account: ProviderAccount,
): boolean {
  const manifest = findManifest(account.provider, openCredentials(app, account).generation)
  if (!manifest?.operations.includes('getTransaction')) return false
  return transactionId !== null || manifest.findsByReference.includes('transaction')
}
