import { addDays, type CalendarDay } from '../calendar.ts'

/** The periods that lists and dashboards offer: today, or the last 7, 14 or 30 days. */
export const dateRanges = ['today', '7d', '14d', '30d'] as const
export type DateRange = (typeof dateRanges)[number]

const lengthInDays: Record<DateRange, number> = { today: 1, '7d': 7, '14d': 14, '30d': 30 }

/** First and last day of a range, both inside it. The last is always today. */
export function daysOfRange(range: DateRange, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  return { from: addDays(today, 1 - lengthInDays[range]), to: today }
}
