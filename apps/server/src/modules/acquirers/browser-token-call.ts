import type { CardTokenCall } from '@balcao/domain/card-token-call'
import { loadProvider } from '@balcao/providers/registry'
import type { App } from '../../app.ts'
import { openCredentials } from './account-credentials.ts'
import type { ConnectableAccount } from './provider-account.ts'

/** How a browser makes a token of a card for this account; null where its provider has no such call, or the account no public key. */
export async function browserTokenCall(app: App, account: ConnectableAccount): Promise<CardTokenCall | null> {
  const provider = await loadProvider(account.provider)
  return provider.cardTokenCall({
    credentials: openCredentials(app, account),
    baseUrl: account.baseUrl ?? undefined,
    receiverId: account.platform?.defaultReceiverId ?? undefined,
  })
}
