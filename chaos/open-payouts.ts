import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { payoutAccounts, withdrawalPlans } from '@balcao/server/db/schema/payouts'
import { anAccount } from '@balcao/server/demo/an-account'
import type { Scope } from '@balcao/server/scope'

/** The account of all withdrawals, and a plan under which a person approves each, however small. */
export async function openPayouts(scope: Scope, sandbox: Sandbox): Promise<string> {
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
    automaticMaxCents: 0,
    secondPersonFromCents: 1_000_000,
    effectiveFrom: new Date(0),
  })
  return account.id
}
