import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from '@balcao/domain/calendar'

export function secondsLater(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1_000)
}

export function daysLater(from: Date, days: number): Date {
  return secondsLater(from, days * 86_400)
}

/** The last moment, in São Paulo, of the day this number of days ahead. */
export function endOfDay(from: Date, daysAhead: number): Date {
  const nextDay = addDays(dayInSaoPaulo(from), daysAhead + 1)
  return new Date(startOfDayInSaoPaulo(nextDay).getTime() - 1)
}
