import { addDays, dayInSaoPaulo, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'

/** The day that ends at an instant; for an instant in the middle of a day, that day. */
export function lastDayBefore(instant: string): string {
  return dayInSaoPaulo(new Date(new Date(instant).getTime() - 1))
}

/** The last instant of a day in São Paulo, for places that show its time too; null like `endOfDay`. */
export function lastInstantOf(day: string): string | null {
  const end = endOfDay(day)
  return end && new Date(Date.parse(end) - 1).toISOString()
}

const earliestDay = '2000-01-01'

/**
 * The instant at which a day ends in São Paulo; null for an invalid day, or one whose year is still being
 * typed.
 */
export function endOfDay(day: string): string | null {
  return isCalendarDay(day) && day >= earliestDay ? startOfDayInSaoPaulo(addDays(day, 1)).toISOString() : null
}

/** The day in São Paulo that contains an instant. */
export function firstDayFrom(instant: string): string {
  return dayInSaoPaulo(new Date(instant))
}

/** The instant at which a day begins in São Paulo; null like `endOfDay`. */
export function startOfDay(day: string): string | null {
  return isCalendarDay(day) && day >= earliestDay ? startOfDayInSaoPaulo(day).toISOString() : null
}
