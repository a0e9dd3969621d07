import { and, eq, gt, or } from 'drizzle-orm'
import { withdrawalAttempts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../scope.ts'
import type { ProviderAccount } from '../../acquirers/provider-account.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'
import { sentSince } from './find-full-window.ts'
import { listPayoutAccountsFor } from './payout-account.ts'
import { dayOf } from './payout-windows.ts'

/** An account that could not be reached gets a rest before this withdrawal is tried there again. */
const restMs = 60_000

/**
 * The account that pays this withdrawal: the first in order that has room for it today, has not refused it, and could be reached. Null when
 * there is none at the moment.
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
  for (const { account, limits } of candidates) {
    if (tried.some(({ accountId }) => accountId === account.id)) continue
    const { dailyMaxCents } = limits
    if (dailyMaxCents === null) return account
    const sent = await sentSince(scope, dayOf(now).since, account.id)
    if (sent + withdrawal.amountCents <= dailyMaxCents) return account
  }
  return null
}
