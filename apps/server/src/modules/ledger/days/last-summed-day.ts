import type { CalendarDay } from '@balcao/domain/calendar'
import { desc } from 'drizzle-orm'
import { figureDays } from '#db/schema/figures.ts'
import type { Scope } from '#scope.ts'

/** The last day with totals. Staff limited to some sellers see no totals, and read the events. */
export async function lastSummedDay({ tx }: Pick<Scope, 'tx'>): Promise<CalendarDay | undefined> {
  const [last] = await tx
    .select({ day: figureDays.day })
    .from(figureDays)
    .orderBy(desc(figureDays.day))
    .limit(1)
  return last?.day
}
