import type { Cents } from '@balcao/domain/money/money'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { payoutAccounts, withdrawalPlans } from '#db/schema/payouts.ts'
import { anAccount } from '#demo/an-account.ts'
import type { Scope } from '#scope.ts'

/**
 * The account of all withdrawals, which can find them by reference, and a plan under which a person approves each
 * withdrawal above a sum.
 */
export async function openPayouts(
  scope: Scope,
  sandbox: Sandbox,
  { automaticMaxCents = 0 }: { automaticMaxCents?: Cents } = {},
): Promise<string> {
  const { tx, platformId, now } = scope
  const account = await anAccount(scope, { sandbox, provider: 'ZENDRY', methods: [] })
  await tx.update(payoutAccounts).set({ status: 'PAUSED' })
  await tx
    .insert(payoutAccounts)
    .values({ platformId, providerAccountId: account.id, priority: 2, status: 'ACTIVE', createdAt: now })
  await tx.insert(withdrawalPlans).values({
    platformId,
    minCents: 100,
    feeCents: 199,
    smallFeeCents: 199,
    smallBelowCents: 0,
    dailyMaxCents: 100_000_000,
    dailyMaxCount: 100_000,
    automaticMaxCents,
    secondPersonFromCents: 1_000_000,
    effectiveFrom: new Date(0),
  })
  return account.id
}
