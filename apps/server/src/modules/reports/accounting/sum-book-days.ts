import type { CalendarDay } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerDays, ledgerDayTotals } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'

/**
 * Movements of each kind of account on the closed days. They are read from the sums sealed under the days'
 * hashes instead of the lines, so that a file whose lines add up to them is complete.
 */
export async function sumBookDays(
  { tx }: Scope,
  { fromDay, toDay }: { fromDay: CalendarDay; toDay: CalendarDay },
): Promise<{ account: string; currency: Currency; cents: Cents }[]> {
  const account = sql<string>`case when ${ledgerAccounts.code} like '%:%:%'
    then split_part(${ledgerAccounts.code}, ':', 1) || ':' || split_part(${ledgerAccounts.code}, ':', 3)
    else ${ledgerAccounts.code} end`
  return tx
    .select({
      account,
      currency: ledgerDayTotals.currency,
      cents: sql<number>`sum(${ledgerDayTotals.movedCents})`.mapWith(Number),
    })
    .from(ledgerDayTotals)
    .innerJoin(ledgerDays, eq(ledgerDays.id, ledgerDayTotals.dayId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerDayTotals.accountId))
    .where(and(gte(ledgerDays.day, fromDay), lte(ledgerDays.day, toDay)))
    .groupBy(sql`1`, ledgerDayTotals.currency)
}
