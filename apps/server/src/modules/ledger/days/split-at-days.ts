import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A period from an instant until before another; a missing bound is open. */
export type Bounds = { from?: Date | undefined; to?: Date | undefined }

/** Whether a date is in one of the periods. */
export function inPeriods(date: PgColumn, periods: readonly Bounds[]): SQL {
  const inside = periods.map(({ from, to }) => and(from && gte(date, from), to && lt(date, to)) ?? sql`true`)
  return or(...inside) ?? sql`false`
}

/**
 * The whole days within the periods, up to the last closed day, whose totals can be read, and the rest of the
 * periods.
 */
export function splitAtDays(
  periods: readonly Bounds[],
  lastDay: CalendarDay | undefined,
): { days: Bounds[]; rest: Bounds[] } {
  if (lastDay === undefined) return { days: [], rest: [...periods] }
  const end = startOfDayInSaoPaulo(addDays(lastDay, 1))
  const days: Bounds[] = []
  const rest: Bounds[] = []
  for (const { from, to } of periods) {
    const first = from && nextStartOfDay(from)
    const last = to && to < end ? startOfDayInSaoPaulo(dayInSaoPaulo(to)) : end
    if (first && first >= last) {
      rest.push({ from, to })
      continue
    }
    days.push({ from: first, to: last })
    if (from && first && from < first) rest.push({ from, to: first })
    if (to === undefined || last < to) rest.push({ from: last, to })
  }
  return { days, rest }
}

function nextStartOfDay(instant: Date): Date {
  const day = dayInSaoPaulo(instant)
  const start = startOfDayInSaoPaulo(day)
  return start < instant ? startOfDayInSaoPaulo(addDays(day, 1)) : start
}
