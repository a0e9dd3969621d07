import { and, eq, gt, or } from 'drizzle-orm'
import { withdrawalAttempts } from '#db/schema/payouts.ts'
import type { ProviderAccount } from '#modules/acquirers/accounts/provider-account.ts'
import type { Withdrawal } from '#modules/payouts/withdrawals/withdrawal.ts'
import type { Scope } from '#scope.ts'
import { hasRoomToday } from './has-room-today.ts'
import { listPayoutAccountsFor } from './payout-account.ts'

/** Pause before a withdrawal is tried again at an account that could not be reached. */
const restMs = 60_000

/**
 * The account that pays this withdrawal: the first in order that has room for it today, has not refused it,
 * and could be reached. Null if there is none now.
 */
export async function choosePayoutAccount(
  scope: Scope,
  withdrawal: Withdrawal,
): Promise<ProviderAccount | null> {
  const { tx, now } = scope
  const candidates = await listPayoutAccountsFor(scope, {
    kind: withdrawal.destination.kind,
    amountCents: withdrawal.amountCents,
  })
  const tried = await tx
    .select({ accountId: withdrawalAttempts.providerAccountId })
    .from(withdrawalAttempts)
    .where(
      and(
        eq(withdrawalAttempts.withdrawalId, withdrawal.id),
        or(
          eq(withdrawalAttempts.state, 'REFUSED'),
          gt(withdrawalAttempts.startedAt, new Date(now.getTime() - restMs)),
        ),
      ),
    )
  for (const candidate of candidates) {
    if (tried.some(({ accountId }) => accountId === candidate.account.id)) continue
    if (await hasRoomToday(scope, candidate, withdrawal.amountCents)) return candidate.account
  }
  return null
}
