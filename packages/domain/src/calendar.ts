import { isBankHoliday } from '#payments/bank-holidays.ts'

/** A day of the calendar of America/Sao_Paulo, written 'YYYY-MM-DD'. Days compare as text. */
export type CalendarDay = string

const millisecondsOfAnHour = 3_600_000
const millisecondsOfADay = 24 * millisecondsOfAnHour
const dayFormatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export function isCalendarDay(value: string): value is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const milliseconds = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(milliseconds) && dayOfMilliseconds(milliseconds) === value
}

/**
 * Days in São Paulo begin on the hour, so one result is valid for the whole hour. A look-up is many times faster than
 * the formatter.
 */
const daysByHour = new Map<number, CalendarDay>()
const keptHours = 10_000

export function dayInSaoPaulo(instant: Date): CalendarDay {
  const hour = Math.floor(instant.getTime() / millisecondsOfAnHour)
  const known = daysByHour.get(hour)
  if (known !== undefined) return known
  const day = dayFormatter.format(instant)
  if (daysByHour.size >= keptHours) daysByHour.clear()
  daysByHour.set(hour, day)
  return day
}

const clockFormatter = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})

/** The time of day, written 'HH:MM'. */
export function clockInSaoPaulo(instant: Date): string {
  return clockFormatter.format(instant)
}

/**
 * First instant of a day. Midnight was at 02:00 UTC in Brazil's summer time and is at 03:00 UTC otherwise; on days
 * when the clocks changed at midnight, the day starts at the one of these two instants that lies inside it.
 */
export function startOfDayInSaoPaulo(day: CalendarDay): Date {
  const midnight = millisecondsOfDay(day)
  const duringSummerTime = new Date(midnight + 2 * millisecondsOfAnHour)
  return dayInSaoPaulo(duringSummerTime) === day
    ? duringSummerTime
    : new Date(midnight + 3 * millisecondsOfAnHour)
}

/** Start of the first day (inclusive) and end of the last day (exclusive). */
export function boundsOfDays(first: CalendarDay, last: CalendarDay = first): { from: Date; to: Date } {
  return { from: startOfDayInSaoPaulo(first), to: startOfDayInSaoPaulo(addDays(last, 1)) }
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOfMilliseconds(millisecondsOfDay(day) + days * millisecondsOfADay)
}

/** The same day of a later month, or that month's last day: 31 January plus one month is 28 or 29 February. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(millisecondsOfDay(day))
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  const dayOfMonth = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate())
  return dayOfMilliseconds(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), dayOfMonth))
}

export function daysBetween({ from, to }: { from: CalendarDay; to: CalendarDay }): number {
  return (millisecondsOfDay(to) - millisecondsOfDay(from)) / millisecondsOfADay
}

export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = new Date(millisecondsOfDay(day)).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isBankHoliday(day)
}

/** The day itself if banks work on it, otherwise the next business day. */
export function nextBusinessDay(day: CalendarDay): CalendarDay {
  let candidate = day
  while (!isBusinessDay(candidate)) candidate = addDays(candidate, 1)
  return candidate
}

/** Counts only days on which banks work; zero business days from a holiday is the next business day. */
export function addBusinessDays(day: CalendarDay, days: number): CalendarDay {
  if (!Number.isInteger(days) || days < 0)
    throw new RangeError('The number of business days cannot be negative')
  let result = days === 0 ? nextBusinessDay(day) : day
  for (let left = days; left > 0; left -= 1) result = nextBusinessDay(addDays(result, 1))
  return result
}

function millisecondsOfDay(day: CalendarDay): number {
  const milliseconds = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(milliseconds)) throw new RangeError('A day is written YYYY-MM-DD')
  return milliseconds
}

function dayOfMilliseconds(milliseconds: number): CalendarDay {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
