import { addDays, type CalendarDay, dayInSaoPaulo, daysBetween, startOfDayInSaoPaulo } from '#calendar.ts'

/** The periods that lists and dashboards offer: today, or the last 7, 14 or 30 days. */
export const dateRanges = ['TODAY', '7', '14', '30'] as const
export type DateRange = (typeof dateRanges)[number]

const lengthInDays: Record<DateRange, number> = { TODAY: 1, '7': 7, '14': 14, '30': 30 }

/** First and last day of a range, both inclusive. The last is always today. */
export function daysOfRange(range: DateRange, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  return { from: addDays(today, 1 - lengthInDays[range]), to: today }
}

export type Period = { from: Date; to: Date; days: number }

/**
 * The days of a range up to now, and as many days before them for comparison. Days begin at midnight in São
 * Paulo.
 */
export function periodsOf(range: DateRange, now: Date): { current: Period; previous: Period } {
  return periodsBetween(daysOfRange(range, dayInSaoPaulo(now)), now)
}

/** The period between two days, both inclusive, up to now at the latest, and the period of as many days before it. */
export function periodsBetween(
  { from, to }: { from: CalendarDay; to: CalendarDay },
  now: Date,
): { current: Period; previous: Period } {
  const days = daysBetween({ from, to }) + 1
  const start = (day: CalendarDay) => startOfDayInSaoPaulo(day)
  const end = new Date(Math.min(start(addDays(to, 1)).getTime(), now.getTime()))
  const elapsed = end.getTime() - start(to).getTime()
  const current = { from: start(from), to: end, days }
  // The comparison ends at the same time of day; otherwise a morning would be compared with a whole day.
  const previous = {
    from: start(addDays(from, -days)),
    to: new Date(start(addDays(to, -days)).getTime() + elapsed),
    days,
  }
  return { current, previous }
}
