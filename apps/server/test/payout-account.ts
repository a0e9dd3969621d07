import type { Credentials } from '@balcao/providers/contract'
import type { ProviderName } from '@balcao/providers/provider-names'
import { eq, ne } from 'drizzle-orm'
import { payoutAccounts } from '#db/schema/payouts.ts'
import { anAccount } from '#demo/an-account.ts'
import type { ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import type { TestApp } from './test-app.ts'

/** A further payout account of the world's platform, after the existing ones. */
export async function aPayoutAccount(
  { app, platformId, sandbox }: TestApp,
  wishes: { provider: ProviderName; credentials?: Credentials; baseUrl?: string; webhookSecret?: string },
): Promise<ConnectableAccount> {
  return inScope(app, platformId, async (scope) => {
    const account = await anAccount(scope, { sandbox, methods: [], ...wishes })
    await scope.tx.insert(payoutAccounts).values({
      platformId,
      providerAccountId: account.id,
      priority: 2,
      status: 'ACTIVE',
      createdAt: scope.now,
    })
    return account
  })
}

/** Enables one account of the platform for payouts and pauses all others. */
export async function payOnlyBy({ app, platformId }: TestApp, accountId: string): Promise<void> {
  await inScope(app, platformId, async ({ tx }) => {
    const { providerAccountId } = payoutAccounts
    await tx.update(payoutAccounts).set({ status: 'ACTIVE' }).where(eq(providerAccountId, accountId))
    await tx.update(payoutAccounts).set({ status: 'PAUSED' }).where(ne(providerAccountId, accountId))
  })
}
