import { randomUUID } from 'node:crypto'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { simulatedBaseUrl } from '#db/schema/acquirers.ts'
import { createProviderAccount } from '#modules/acquirers/accounts/create-provider-account.ts'
import { simulatedProvider, simulatedPublicKey } from '#modules/acquirers/accounts/simulated-account.ts'
import { savePayoutAccount } from '#modules/payouts/routing/save-payout-account.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'

/** The one account of a test mode: at a simulated acquirer, for every method, and for withdrawals. */
export async function openSimulatedAccount(caller: Caller): Promise<void> {
  const { id } = await createProviderAccount(
    caller,
    {
      provider: simulatedProvider,
      label: 'Adquirente simulada',
      baseUrl: simulatedBaseUrl,
      credentials: {
        publicKey: simulatedPublicKey(caller.platformId),
        secretKey: `sk_test_${randomUUID()}`,
        withdrawKey: `wk_test_${randomUUID()}`,
      },
      methods: [...paymentMethods],
      priority: 1,
    },
    theProduct,
  )
  await savePayoutAccount(caller, {
    providerAccountId: id,
    priority: 1,
    status: 'ACTIVE',
    payoutMaxCents: null,
    dailyMaxCents: null,
  })
}
