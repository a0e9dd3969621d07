import { and, eq, isNotNull, isNull, sql, WithSubquery } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/schema/columns.ts'
import { earnings, profitTotals } from '#db/schema/figures.ts'
import { lastSummedDay } from '#modules/ledger/days/last-summed-day.ts'
import { type Bounds, inPeriods, splitAtDays } from '#modules/ledger/days/split-at-days.ts'
import type { Scope } from '#scope.ts'
import { bookedProfit } from './booked-profit.ts'
import { profitColumns } from './profit-of-day.ts'

/** Earnings of a day, as selected by the statement of `profitFigures`; not a table of the database. */
export const profitFigure = pgTable('profit_figure', {
  /** An instant of the day. */
  at: instant().notNull(),
  sellerId: uuid().notNull(),
  providerAccountId: uuid(),
  currency: text().notNull(),
  ...earnings(),
})

/**
 * The platform's earnings in the periods, for a WITH clause: closed days from their totals, the rest from the books. By
 * seller; or, for the whole platform, by acquirer account, and then the sellers of closed days are unknown.
 */
export async function profitFigures(
  scope: Scope,
  periods: readonly Bounds[],
  { isOfPlatform = false }: { isOfPlatform?: boolean } = {},
): Promise<WithSubquery> {
  const { platformId } = scope
  const { days, rest } = splitAtDays(periods, await lastSummedDay(scope))
  const { sellerId } = profitTotals
  return new WithSubquery(
    sql`
      select ${profitColumns} from ${profitTotals}
      where ${and(
        eq(profitTotals.platformId, platformId),
        isOfPlatform ? isNull(sellerId) : isNotNull(sellerId),
        inPeriods(profitTotals.at, days),
      )}
      union all ${bookedProfit(platformId, rest)}`,
    {},
    'profit_figure',
    true,
  )
}
