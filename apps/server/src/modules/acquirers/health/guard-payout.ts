import type { ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardCall, type NotAsked } from './guard-read.ts'

/** Sends a payout through an account, if the guard admits it. Otherwise no call is made. */
export async function guardPayout<T>(
  app: App,
  account: ConnectableAccount,
  pay: () => Promise<ProviderOutcome<T>>,
): Promise<{ kind: 'asked'; outcome: ProviderOutcome<T> } | NotAsked> {
  const about = { account, method: 'PIX', operation: 'PAYOUT' } as const
  return guardCall(app, about, app.acquirerGuard.admitPayout(account.id), pay)
}
