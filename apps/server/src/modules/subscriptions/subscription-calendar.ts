import {
  addDays,
  type CalendarDay,
  clockInSaoPaulo,
  dayInSaoPaulo,
  daysBetween,
} from '@balcao/domain/calendar'

/** A cycle is charged at nine in the morning of its first day: at night banks refuse more, and nobody reads why. */
export function dueTime(day: CalendarDay): Date {
  const nine = Date.parse(`${day}T12:00:00Z`)
  // During the summer time that Brazil used to have it was an hour earlier.
  return new Date(clockInSaoPaulo(new Date(nine)) === '09:00' ? nine : nine - 3_600_000)
}

/** The days of a cycle that begins on this one. */
export function periodFrom(
  startsOn: CalendarDay,
  frequencyInDays: number,
): { startsOn: CalendarDay; endsOn: CalendarDay; dueAt: Date } {
  return { startsOn, endsOn: addDays(startsOn, frequencyInDays), dueAt: dueTime(startsOn) }
}

/** Counted in days of the calendar, so that neither a change of the clocks nor the length of a month moves the hour. */
export function daysAfter(instant: Date, days: number): Date {
  return dueTime(addDays(dayInSaoPaulo(instant), days))
}

/** How many days before a charge the buyer hears of it. */
export function noticeDays(frequencyInDays: number): number {
  if (frequencyInDays >= 365) return 7
  return frequencyInDays >= 30 ? 3 : 1
}

/** When the next charge is announced, or its invoice written. */
export function noticeTime(paidUntil: Date, frequencyInDays: number): Date {
  return daysAfter(paidUntil, -noticeDays(frequencyInDays))
}

/**
 * The first day of the next cycle: where the paid one ends. After a stop of ours, or of the buyer's, it is today: nobody pays for days that
 * have gone by, and never for two cycles at once.
 */
export function nextStart(paidUntil: Date, now: Date): CalendarDay {
  const dueOn = dayInSaoPaulo(paidUntil)
  const today = dayInSaoPaulo(now)
  return daysBetween({ from: dueOn, to: today }) > 1 ? today : dueOn
}
