import { eq } from 'drizzle-orm'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { payoutAccounts } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'
import { hasRoomToday } from './has-room-today.ts'
import type { PayoutSimulationInput } from './payout-account.input.ts'
import { listPayoutAccountsFor, manifestOf } from './payout-account.ts'
import { getPayoutControls } from './payout-controls.ts'

/**
 * CANNOT: its provider does not pay to such a destination. TOO_LARGE and DAY_FULL: beyond its own limits.
 * NEXT: the fallback.
 */
export type PayoutVerdict = 'CHOSEN' | 'NEXT' | 'PAUSED' | 'CANNOT' | 'TOO_LARGE' | 'DAY_FULL'

/**
 * The account that would pay a withdrawal now, and the reason against each other account, in the order of
 * payouts.
 */
export async function simulatePayout(scope: Scope, asked: PayoutSimulationInput) {
  const { app, tx } = scope
  const [candidates, rows, controls] = await Promise.all([
    listPayoutAccountsFor(scope, asked),
    tx
      .select({ account: providerAccounts, limits: payoutAccounts })
      .from(payoutAccounts)
      .innerJoin(providerAccounts, eq(providerAccounts.id, payoutAccounts.providerAccountId))
      .orderBy(payoutAccounts.priority, payoutAccounts.id),
    getPayoutControls(scope),
  ])
  const withRoom = new Set<string>()
  for (const candidate of candidates)
    if (await hasRoomToday(scope, candidate, asked.amountCents)) withRoom.add(candidate.account.id)
  const [chosenId] = withRoom
  return {
    isStopped: controls.stoppedAt !== null,
    lines: rows.map(({ account, limits }) => ({
      accountId: account.id,
      verdict: verdictOf(account, limits),
    })),
  }

  function verdictOf(
    account: typeof providerAccounts.$inferSelect,
    limits: typeof payoutAccounts.$inferSelect,
  ): PayoutVerdict {
    if (account.id === chosenId) return 'CHOSEN'
    if (withRoom.has(account.id)) return 'NEXT'
    if (candidates.some((candidate) => candidate.account.id === account.id)) return 'DAY_FULL'
    if (account.status !== 'ACTIVE' || limits.status !== 'ACTIVE') return 'PAUSED'
    return manifestOf(app, account)?.withdrawMethods.includes(asked.kind) ? 'TOO_LARGE' : 'CANNOT'
  }
}
