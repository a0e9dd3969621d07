import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'

export const dateRanges = ['TODAY', '7', '14', '30'] as const
export type DateRange = (typeof dateRanges)[number]

export type Period = { from: Date; to: Date; days: number }

/** The chosen days up to now, and as many before them to compare with. Days begin at midnight in São Paulo. */
export function periodsOf(range: DateRange, now: Date): { current: Period; previous: Period } {
  const days = range === 'TODAY' ? 1 : Number(range)
  const today = dayInSaoPaulo(now)
  const start = (daysAgo: number) => startOfDayInSaoPaulo(addDays(today, -daysAgo))
  const elapsed = now.getTime() - start(0).getTime()
  const current = { from: start(days - 1), to: now, days }
  // The comparison ends at the same time of day, or a morning would always look worse than a whole day.
  const previous = { from: start(2 * days - 1), to: new Date(start(days).getTime() + elapsed), days }
  return { current, previous }
}
