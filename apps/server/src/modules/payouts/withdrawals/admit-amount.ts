import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import { type Destination, withdrawals } from '#db/schema/payouts.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { currencyOf } from '#modules/payouts/bank-accounts/bank-account.ts'
import { listPayoutAccountsFor } from '#modules/payouts/routing/payout-account.ts'
import { getPayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import { dayOf } from '#modules/payouts/routing/payout-windows.ts'
import type { Scope } from '#scope.ts'
import { payoutCurrency } from './withdrawal.ts'
import type { WithdrawalPlan } from './withdrawal-plan.ts'

type Wish = { owner: PurseOwner; plan: WithdrawalPlan; amountCents: Cents; destination: Destination }

/**
 * Refuses an amount below the minimum, above the person's limit of today, or above the most that the platform
 * can ever send at once, since a withdrawal is never divided. Withdrawals paid by hand have no limits of
 * providers. The caller holds the lock of the purse, so that no concurrent request is missed.
 */
export async function admitAmount(
  scope: Scope,
  { owner, plan, amountCents, destination }: Wish,
): Promise<void> {
  const field = 'amountCents'
  if (amountCents < plan.minCents)
    throw new AppError('withdrawal_below_minimum', { field, minCents: plan.minCents })
  const currency = currencyOf(destination)
  const today = await askedToday(scope, owner, currency)
  if (today.count >= plan.dailyMaxCount || amountCents > plan.dailyMaxCents - today.cents)
    throw new AppError('withdrawal_limit_exceeded', { field })
  if (currency !== payoutCurrency) return
  const { hourlyMaxCents, dailyMaxCents } = await getPayoutControls(scope)
  if (amountCents > Math.min(hourlyMaxCents ?? amountCents, dailyMaxCents ?? amountCents))
    throw new AppError('withdrawal_limit_exceeded', { field })
  const payoutAccounts = await listPayoutAccountsFor(scope, { kind: destination.kind, amountCents })
  if (payoutAccounts.length === 0) throw new AppError('withdrawals_unavailable')
}

/** The sum of a person's withdrawals in a currency on this day of São Paulo, without returned ones. */
export async function askedToday(
  { tx, now }: Scope,
  { userId, purse }: PurseOwner,
  currency: Currency,
): Promise<{ count: number; cents: Cents }> {
  const [asked] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`coalesce(sum(${withdrawals.amountCents}), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        eq(withdrawals.purse, purse),
        eq(withdrawals.currency, currency),
        gte(withdrawals.createdAt, dayOf(now).since),
        notInArray(withdrawals.state, ['REJECTED', 'CANCELED', 'RETURNED']),
      ),
    )
  return asked ?? { count: 0, cents: 0 }
}
