import { boundsOfDays, type CalendarDay } from '@balcao/domain/calendar'
import { and, asc, eq, sql } from 'drizzle-orm'
import { figureDays, figureTotals } from '#db/schema/figures.ts'
import type { Scope } from '#scope.ts'
import { sumsOfDay, totalColumns } from './sums-of-day.ts'

/** Sums the events of every closed day again, and returns the days whose totals are others. */
export async function verifyTotals({
  tx,
  platformId,
}: Pick<Scope, 'tx' | 'platformId'>): Promise<CalendarDay[]> {
  const days = await tx.select({ day: figureDays.day }).from(figureDays).orderBy(asc(figureDays.day))
  const wrong: CalendarDay[] = []
  for (const { day } of days) {
    const isOfDay = and(eq(figureTotals.platformId, platformId), eq(figureTotals.at, boundsOfDays(day).from))
    const differing = await tx.execute(sql`
      with summed as (${sumsOfDay(platformId, day)}),
        written as (select ${totalColumns} from ${figureTotals} where ${isOfDay})
      (table summed except all table written) union all (table written except all table summed) limit 1`)
    if (differing.length > 0) wrong.push(day)
  }
  return wrong
}
