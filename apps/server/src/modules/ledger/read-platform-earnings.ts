import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerDayTotals, ledgerEntries, ledgerJournals } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { lastClosedDay } from './days/close-days.ts'
import { type Bounds, inPeriods, splitAtDays } from './days/split-at-days.ts'

export type PlatformEarnings = {
  /** Without the managers' commissions. */
  feeCents: Cents
  interestCents: Cents
  anticipationCents: Cents
  /** Spread on conversions of balances in other currencies. */
  spreadCents: Cents
  acquirerCostCents: Cents
  operatorCostCents: Cents
  lossCents: Cents
  /** Manual adjustments of balances: negative for money given. */
  adjustmentCents: Cents
  /** Earnings less costs and losses, without the manual adjustments. */
  marginCents: Cents
}

const codes = [
  accounts.platformFee,
  accounts.platformInterest,
  accounts.platformAnticipation,
  accounts.platformSpread,
  accounts.platformCost,
  accounts.platformLoss,
  accounts.platformAdjustment,
]

/** Earnings and costs of the platform in a period, by its books, in one currency. */
export async function readPlatformEarnings(
  scope: Scope,
  currency: Currency,
  period: { from: Date; to: Date },
): Promise<PlatformEarnings> {
  const [moved, operatorCostCents] = await Promise.all([
    readMoved(scope, currency, period),
    readBilled(scope, currency, period),
  ])
  const debited = (code: string) => Number(moved.find((row) => row.code === code)?.cents ?? 0)
  const feeCents = 0 - debited(accounts.platformFee)
  const interestCents = 0 - debited(accounts.platformInterest)
  const anticipationCents = 0 - debited(accounts.platformAnticipation)
  const spreadCents = 0 - debited(accounts.platformSpread)
  const acquirerCostCents = debited(accounts.platformCost) - operatorCostCents
  const lossCents = debited(accounts.platformLoss)
  const adjustmentCents = 0 - debited(accounts.platformAdjustment)
  return {
    feeCents,
    interestCents,
    anticipationCents,
    spreadCents,
    acquirerCostCents,
    operatorCostCents,
    lossCents,
    adjustmentCents,
    marginCents:
      feeCents +
      interestCents +
      anticipationCents +
      spreadCents -
      acquirerCostCents -
      operatorCostCents -
      lossCents,
  }
}

/** Movement of each account: from the totals on closed days, and from the entries in the rest of the period. */
async function readMoved(scope: Scope, currency: Currency, period: Bounds) {
  const { tx, platformId } = scope
  const { days, rest } = splitAtDays([period], (await lastClosedDay(scope))?.day)
  const endsInDays = days.map(({ from, to }) =>
    and(from && gt(ledgerDayTotals.endsAt, from), to && lte(ledgerDayTotals.endsAt, to)),
  )
  const ofAccount = (table: typeof ledgerEntries | typeof ledgerDayTotals) =>
    and(eq(table.platformId, platformId), eq(table.accountId, ledgerAccounts.id))
  return tx.execute<{ code: string; cents: string }>(sql`
    select ${ledgerAccounts.code}, sum(moved.cents) as cents from ${ledgerAccounts}
    cross join lateral (
      select ${ledgerEntries.amountCents} as cents from ${ledgerEntries}
      where ${and(ofAccount(ledgerEntries), inPeriods(ledgerEntries.postedAt, rest))}
      union all
      select ${ledgerDayTotals.movedCents} from ${ledgerDayTotals}
      where ${and(ofAccount(ledgerDayTotals), or(...endsInDays) ?? sql`false`)}) moved
    where ${and(eq(ledgerAccounts.platformId, platformId), inArray(ledgerAccounts.code, codes), eq(ledgerAccounts.currency, currency))}
    group by ${ledgerAccounts.code}`)
}

/** The operator's bills, as adjusted and without canceled ones. An unpaid bill is a cost too. */
async function readBilled({ tx }: Scope, currency: Currency, period: Bounds): Promise<number> {
  const [billed] = await tx
    .select({ cents: sql<number>`coalesce(-sum(${ledgerEntries.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerEntries.journalId))
    .where(
      and(
        eq(ledgerAccounts.code, accounts.operatorCharge),
        eq(ledgerAccounts.currency, currency),
        ne(ledgerJournals.rule, 'charge.paid'),
        inPeriods(ledgerEntries.postedAt, [period]),
      ),
    )
  return billed?.cents ?? 0
}
