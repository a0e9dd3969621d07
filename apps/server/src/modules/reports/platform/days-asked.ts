import { addDays, dayInSaoPaulo, daysBetween } from '@balcao/domain/calendar'
import { type Period, periodsBetween } from '@balcao/domain/options/date-ranges'

const longestDays = 400

/**
 * The requested days of a list and the same number before them. Null for all time, and for more days than a
 * chart can show.
 */
export function daysAsked(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { current: Period; previous: Period } | null {
  if (from === undefined) return null
  const last = new Date(Math.min(to === undefined ? now.getTime() : Date.parse(to) - 1, now.getTime()))
  const days = { from: dayInSaoPaulo(new Date(from)), to: dayInSaoPaulo(last) }
  if (days.from > days.to || daysBetween(days) >= longestDays) return null
  return periodsBetween(days, now)
}

/** A chart of two periods: every day of each, empty ones included. */
export function chartOf(
  { current, previous }: { current: Period; previous: Period },
  rows: { current: readonly DayOfMoney[]; previous: readonly DayOfMoney[] },
  now: Date,
) {
  const days = everyDayOf(current, rows.current)
  const previousDays = everyDayOf(previous, rows.previous)
  const sum = (of: readonly DayOfMoney[]) => of.reduce((cents, { grossCents }) => cents + grossCents, 0)
  return {
    period: { days: current.days, isUnfinished: current.to.getTime() === now.getTime() },
    current: { grossCents: sum(days) },
    previous: { grossCents: sum(previousDays) },
    days,
    previousDays,
  }
}

type DayOfMoney = { day: string; grossCents: number }

function everyDayOf({ from, days }: Period, rows: readonly DayOfMoney[]): DayOfMoney[] {
  const first = dayInSaoPaulo(from)
  const byDay = new Map(rows.map(({ day, grossCents }) => [day, grossCents]))
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index)
    return { day, grossCents: byDay.get(day) ?? 0 }
  })
}
