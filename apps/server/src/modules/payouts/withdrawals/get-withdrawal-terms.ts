import { nextPayoutTime } from '@balcao/domain/payments/payout-hours'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, sql } from 'drizzle-orm'
import { withdrawals } from '#db/schema/payouts.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import type { PurseOwner } from '#modules/ledger/lock-purses.ts'
import { ownPurse } from '#modules/ledger/own-purse.ts'
import { getPayoutControls } from '#modules/payouts/routing/payout-controls.ts'
import type { Caller } from '#rpc/caller.ts'
import { askedToday } from './admit-amount.ts'
import { findMissingPapers } from './deciding/find-missing-papers.ts'
import { payoutCurrency } from './withdrawal.ts'
import { getPlanIn } from './withdrawal-plan.ts'

/** The withdrawable amount of a currency, its fee, and the obstacles. */
export async function getWithdrawalTerms(
  caller: Caller,
  { currency = payoutCurrency }: { currency?: Currency | undefined } = {},
) {
  const owner = ownPurse(caller)
  const user = await getUser(caller, owner.userId)
  const {
    id: _,
    automaticMaxCents: __,
    secondPersonFromCents: ___,
    requiresInvoice,
    requiresDocuments,
    ...terms
  } = await getPlanIn(caller, currency, owner.userId)
  const { availableCents, withdrawingCents, debtCents } = await getBalance(
    caller,
    owner.userId,
    currency,
    owner.purse,
  )
  const today = await askedToday(caller, owner, currency)
  const isByHand = currency !== payoutCurrency
  const hours = isByHand ? null : (await getPayoutControls(caller)).hours
  const leavesAt = nextPayoutTime(hours, caller.now)
  return {
    ...terms,
    currency,
    /** True if people pay by hand, since no provider pays in this currency. */
    isByHand,
    availableCents,
    withdrawingCents,
    debtCents,
    leftTodayCents: Math.max(0, terms.dailyMaxCents - today.cents),
    leftTodayCount: Math.max(0, terms.dailyMaxCount - today.count),
    usualMinutes: await usualMinutes(caller, owner, currency),
    hours,
    /** When a withdrawal requested now is sent; null for at once. */
    leavesAt: leavesAt > caller.now ? leavesAt.toISOString() : null,
    isBlocked: user.blockedCashout,
    /** Stage of the documents that have to be approved first. */
    missingPapers: await findMissingPapers(caller, owner, { requiresDocuments }),
    /** A manager may send an invoice for a commission, and must if the platform requires it. */
    invoice:
      owner.purse === 'manager' ? (requiresInvoice ? ('REQUIRED' as const) : ('WELCOME' as const)) : null,
    lacksSecondFactor: caller.app.config.requiresSecondFactor && !holdsSecondFactor(user),
  }
}

const lookedAt = 20

/** Median minutes from request to arrival of the recent withdrawals in a currency; null before the first. */
async function usualMinutes(
  { tx }: Caller,
  { purse }: PurseOwner,
  currency: Currency,
): Promise<number | null> {
  const latest = tx
    .select({ createdAt: withdrawals.createdAt, settledAt: withdrawals.settledAt })
    .from(withdrawals)
    .where(
      and(eq(withdrawals.purse, purse), eq(withdrawals.currency, currency), eq(withdrawals.state, 'PAID')),
    )
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(lookedAt)
    .as('latest')
  const minutes = sql`extract(epoch from ${latest.settledAt} - ${latest.createdAt}) / 60`
  const [row] = await tx
    .select({ median: sql<string | null>`percentile_cont(0.5) within group (order by ${minutes})` })
    .from(latest)
  return row?.median == null ? null : Math.max(1, Math.ceil(Number(row.median)))
}
