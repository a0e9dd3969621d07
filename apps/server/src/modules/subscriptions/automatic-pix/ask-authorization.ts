import type { ProviderOutcome } from '@balcao/providers/contract'
import type { PixAuthorization } from '@balcao/providers/results'
import type { App } from '#app.ts'
import { connectAccount } from '#modules/acquirers/accounts/connect-account.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { guardRead } from '#modules/acquirers/health/guard-read.ts'
import { inScope } from '#scope.ts'

type Asked = { platformId: string; providerAccountId: string; authorizationId: string }

/** Reads an authorisation at its acquirer, or requests its end. Null if the account takes no calls now. */
export async function askAuthorization(
  app: App,
  { platformId, providerAccountId, authorizationId }: Asked,
  wanted: 'READ' | 'END',
): Promise<ProviderOutcome<PixAuthorization> | null> {
  const account = await inScope(app, platformId, (scope) => getAccount(scope, providerAccountId))
  const { provider, context } = await connectAccount(app, account)
  const ask = wanted === 'READ' ? provider.getPixAuthorization : provider.cancelPixAuthorization
  const asked = await guardRead(app, { account, method: 'PIX' }, () => ask({ authorizationId }, context))
  return asked.kind === 'asked' ? asked.outcome : null
}
