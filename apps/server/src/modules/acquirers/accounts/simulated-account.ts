import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderName } from '@balcao/providers/provider-names'
import type { App } from '#app.ts'
import { providerAccounts, simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inScope } from '#scope.ts'
import { openCredentials } from './account-credentials.ts'
import { accountWebhookUrl, getAccount } from './provider-account.ts'

type SimulatedAcquirer = { path: string; methods: PaymentMethod[]; paysOut: boolean }

/** The simulated acquirers of every test mode. Card sales use Pagar.me, which can charge a stored card again. */
export const simulatedAcquirers = {
  HAWKPAY: { path: '/v1', methods: ['PIX', 'BILLET'], paysOut: true },
  PAGARME: { path: '/core/v5', methods: ['CREDIT_CARD'], paysOut: false },
} as const satisfies Partial<Record<ProviderName, SimulatedAcquirer>> as Partial<
  Record<ProviderName, SimulatedAcquirer>
>

const keyShape = /^[psw]k_test_([0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})/

export function simulatedPublicKey(platformId: string): string {
  return `pk_test_${platformId}`
}

/** Base URL of the simulated acquirer; the account's stored base URL is ignored. */
export function simulatedUrl({ config }: App, provider: ProviderName): string {
  return `${config.acquirersUrl ?? simulatedBaseUrl}/acquirers/${provider}${simulatedAcquirers[provider]?.path ?? ''}`
}

/**
 * The test platform named in a key of its simulated acquirers. Only the account itself proves that the key is
 * right.
 */
export function platformOfKey(key: string): string | null {
  const [, platformId] = keyShape.exec(key) ?? []
  return platformId !== undefined && isTestPlatform(platformId) ? platformId : null
}

/**
 * The accounts of the test mode that a key belongs to. Simulated acquirers lose their accounts in a restart,
 * and register these again.
 */
export async function listSimulatedAccounts(app: App, key: string) {
  const platformId = platformOfKey(key)
  if (platformId === null) return []
  return inScope(app, platformId, async (scope) => {
    const rows = await scope.tx.select({ id: providerAccounts.id }).from(providerAccounts)
    const { name } = rows.length > 0 ? await getPlatform(scope) : { name: '' }
    return Promise.all(
      rows.map(async ({ id }) => {
        const account = await getAccount(scope, id)
        const { publicKey = '', secretKey = '', withdrawKey } = openCredentials(app, account)
        return {
          acquirer: account.provider,
          ...{ publicKey, secretKey, ...(withdrawKey !== undefined && { withdrawKey }) },
          webhookUrl: accountWebhookUrl(app, account),
          merchantName: name,
        }
      }),
    )
  })
}

/** Runs the work of a simulated acquirer by the clock of the key's test mode. */
export function inTimeOfKey<T>(app: App, key: string, work: () => Promise<T>): Promise<T> {
  const platformId = platformOfKey(key)
  return platformId === null ? work() : app.tenantTime(platformId, work)
}
