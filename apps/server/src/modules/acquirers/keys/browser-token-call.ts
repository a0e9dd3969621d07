import type { CardTokenCall } from '@balcao/domain/cards/card-token-call'
import { loadProvider } from '@balcao/providers/registry'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { findReceivers } from '#modules/acquirers/receivers/find-receivers.ts'
import type { Scope } from '#scope.ts'

/**
 * Call by which a browser creates a token of a card for a seller's sale at this account; null if the provider
 * has no such call, or the account no public key. A provider with tokens per receiver gets the seller's own
 * receiver at this account, else the platform's.
 */
export async function browserTokenCall(
  scope: Scope,
  account: ConnectableAccount,
  sellerId: string,
): Promise<CardTokenCall | null> {
  const [provider, [receiver]] = await Promise.all([
    loadProvider(account.provider),
    findReceivers(scope, { accountIds: [account.id], userIds: [sellerId] }),
  ])
  return provider.cardTokenCall({
    credentials: openCredentials(scope.app, account),
    baseUrl: account.baseUrl ?? undefined,
    receiverId: receiver?.receiverId ?? account.defaultReceiverId ?? undefined,
  })
}
