import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { figureDays, figureTotals, profitTotals, revenueTotals } from '#db/schema/figures.ts'
import type { Scope } from '#scope.ts'
import { profitColumns, profitOfDay } from './profit-of-day.ts'
import { revenueColumns, revenueOfDay } from './revenue-of-day.ts'
import { sumsOfDay, totalColumns } from './sums-of-day.ts'

/** Sums the events of every closed day again, and returns the days with different totals. */
export async function verifyTotals({
  tx,
  platformId,
}: Pick<Scope, 'tx' | 'platformId'>): Promise<CalendarDay[]> {
  const days = await tx.select({ day: figureDays.day }).from(figureDays).orderBy(asc(figureDays.day))
  const differ = async (
    table: typeof figureTotals | typeof profitTotals | typeof revenueTotals,
    columns: SQL,
    at: Date,
    sums: SQL,
  ) => {
    const isOfDay = and(eq(table.platformId, platformId), eq(table.at, at))
    const differing = await tx.execute(sql`
      with summed as (${sums}), written as (select ${columns} from ${table} where ${isOfDay})
      (table summed except all table written) union all (table written except all table summed) limit 1`)
    return differing.length > 0
  }
  const wrong: CalendarDay[] = []
  for (const { day } of days) {
    const { from } = boundsOfDays(day)
    if (
      (await differ(figureTotals, totalColumns, from, sumsOfDay({ tx, platformId }, day))) ||
      (await differ(profitTotals, profitColumns, from, profitOfDay(platformId, day))) ||
      (await differ(revenueTotals, revenueColumns, from, revenueOfDay(platformId, day)))
    )
      wrong.push(day)
  }
  return wrong
}
