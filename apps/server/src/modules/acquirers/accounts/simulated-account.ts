import type { ProviderName } from '@balcao/providers/provider-names'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerAccounts, simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inScope } from '#scope.ts'
import { openCredentials } from './account-credentials.ts'
import { accountWebhookUrl, getAccount } from './provider-account.ts'

/** The provider whose simulation takes the charges of every test mode. */
export const simulatedProvider = 'HAWKPAY' satisfies ProviderName

const keyShape = /^pk_test_([0-9a-f-]{36})$/

export function simulatedPublicKey(platformId: string): string {
  return `pk_test_${platformId}`
}

/** Base URL of the simulated acquirer, whatever is stored. */
export function simulatedUrl({ config }: App, provider: ProviderName): string {
  return `${config.acquirersUrl ?? simulatedBaseUrl}/acquirers/${provider}/v1`
}

/**
 * The account behind a public key, as the simulated acquirer has to know it: it forgets its accounts when it stops.
 * Null for a key of no test mode.
 */
export async function findSimulatedAccount(app: App, publicKey: string) {
  const [, platformId] = keyShape.exec(publicKey) ?? []
  if (platformId === undefined || !isTestPlatform(platformId)) return null
  return inScope(app, platformId, async (scope) => {
    const [row] = await scope.tx
      .select({ id: providerAccounts.id })
      .from(providerAccounts)
      .where(eq(providerAccounts.provider, simulatedProvider))
    if (!row) return null
    const account = await getAccount(scope, row.id)
    const { secretKey = '', withdrawKey = '' } = openCredentials(app, account)
    const { name } = await getPlatform(scope)
    return {
      publicKey,
      secretKey,
      withdrawKey,
      webhookUrl: accountWebhookUrl(app, account),
      merchantName: name,
    }
  })
}
