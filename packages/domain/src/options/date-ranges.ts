import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '../calendar.ts'

/** The periods that lists and dashboards offer: today, or the last 7, 14 or 30 days. */
export const dateRanges = ['TODAY', '7', '14', '30'] as const
export type DateRange = (typeof dateRanges)[number]

const lengthInDays: Record<DateRange, number> = { TODAY: 1, '7': 7, '14': 14, '30': 30 }

/** First and last day of a range, both inside it. The last is always today. */
export function daysOfRange(range: DateRange, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  return { from: addDays(today, 1 - lengthInDays[range]), to: today }
}

export type Period = { from: Date; to: Date; days: number }

/** The days of a range up to now, and as many before them to compare with. Days begin at midnight in São Paulo. */
export function periodsOf(range: DateRange, now: Date): { current: Period; previous: Period } {
  const days = lengthInDays[range]
  const today = dayInSaoPaulo(now)
  const start = (daysAgo: number) => startOfDayInSaoPaulo(addDays(today, -daysAgo))
  const elapsed = now.getTime() - start(0).getTime()
  const current = { from: start(days - 1), to: now, days }
  // The comparison ends at the same time of day, or a morning would always look worse than a whole day.
  const previous = { from: start(2 * days - 1), to: new Date(start(days).getTime() + elapsed), days }
  return { current, previous }
}
