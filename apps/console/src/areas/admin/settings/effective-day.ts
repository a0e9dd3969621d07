import { dayInSaoPaulo, isCalendarDay, startOfDayInSaoPaulo } from '@balcao/domain/calendar'

/** The instant from which a typed day applies; undefined for an empty day and for today, which both mean at once. */
export function effectiveFromOf(day: string, now: Date): string | undefined {
  return isCalendarDay(day) && day !== dayInSaoPaulo(now)
    ? startOfDayInSaoPaulo(day).toISOString()
    : undefined
}
