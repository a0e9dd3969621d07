import { randomUUID } from 'node:crypto'
import { providerNames } from '@balcao/providers/provider-names'
import { simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import { simulatedAcquirers, simulatedPublicKey } from '#modules/acquirers/accounts/simulated-account.ts'
import { savePayoutAccount } from '#modules/payouts/routing/save-payout-account.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** Opens the accounts of a test mode: one simulated acquirer for each method, and one for withdrawals. */
export async function openSimulatedAccounts(caller: Caller): Promise<void> {
  const { platformId } = caller
  for (const provider of providerNames) {
    const simulated = simulatedAcquirers[provider]
    if (!simulated) continue
    const { methods, paysOut } = simulated
    const { id } = await createProviderAccount(
      caller,
      {
        provider,
        label: 'Adquirente simulada',
        baseUrl: simulatedBaseUrl,
        credentials: {
          publicKey: simulatedPublicKey(platformId),
          secretKey: `sk_test_${platformId}_${randomUUID()}`,
          ...(paysOut && { withdrawKey: `wk_test_${platformId}_${randomUUID()}` }),
        },
        methods,
        priority: 1,
      },
      theProduct,
    )
    if (paysOut)
      await savePayoutAccount(caller, {
        providerAccountId: id,
        priority: 1,
        status: 'ACTIVE',
        payoutMaxCents: null,
        dailyMaxCents: null,
      })
  }
}
