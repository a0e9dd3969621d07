import type { Cents } from '@balcao/domain/money/money'
import type { ProviderManifest } from '@balcao/providers/contract'
import { findManifest } from '@balcao/providers/registry'
import { and, eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { type Destination, payoutAccounts } from '#db/schema/payouts.ts'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Scope } from '#scope.ts'

export type PayoutAccount = {
  account: ProviderAccount
  limits: Pick<typeof payoutAccounts.$inferSelect, 'payoutMaxCents' | 'dailyMaxCents'>
}

/** The accounts that may pay the amount to the destination, in the platform's order for payouts. */
export async function listPayoutAccountsFor(
  { app, tx }: Scope,
  { kind, amountCents }: { kind: Destination['kind']; amountCents: Cents },
): Promise<PayoutAccount[]> {
  const found = await tx
    .select({ account: providerAccounts, limits: payoutAccounts })
    .from(payoutAccounts)
    .innerJoin(providerAccounts, eq(providerAccounts.id, payoutAccounts.providerAccountId))
    .where(and(eq(payoutAccounts.status, 'ACTIVE'), eq(providerAccounts.status, 'ACTIVE')))
    .orderBy(payoutAccounts.priority, payoutAccounts.id)
  return found.filter(
    ({ account, limits }) =>
      openManifest(app, account)?.withdrawMethods.some((method) => method === kind) &&
      amountCents <= (limits.payoutMaxCents ?? amountCents),
  )
}

/** Undefined for an account whose credentials cannot be opened: it pays nothing, and the others still pay. */
function openManifest(app: App, account: ProviderAccount): ProviderManifest | undefined {
  try {
    return manifestOf(app, account)
  } catch (error) {
    app.log.error({ providerAccountId: account.id, error }, 'A payout account could not be opened')
    return undefined
  }
}

/** The provider's capabilities with the credentials of this account. */
export function manifestOf(app: App, account: ProviderAccount): ProviderManifest | undefined {
  return findManifest(account.provider, openCredentials(app, account).generation)
}
