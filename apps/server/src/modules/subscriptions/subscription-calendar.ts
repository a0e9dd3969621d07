import {
  addDays,
  type CalendarDay,
  clockInSaoPaulo,
  dayInSaoPaulo,
  daysBetween,
} from '@balcao/domain/calendar'

/**
 * Nine in the morning of a cycle's first day: at night banks decline more charges, and buyers do not read the mail
 * about it.
 */
export function dueTime(day: CalendarDay): Date {
  const nine = Date.parse(`${day}T12:00:00Z`)
  // An hour earlier during Brazil's former daylight saving time.
  return new Date(clockInSaoPaulo(new Date(nine)) === '09:00' ? nine : nine - 3_600_000)
}

/** The days of a cycle that starts on this day. */
export function periodFrom(
  startsOn: CalendarDay,
  frequencyInDays: number,
): { startsOn: CalendarDay; endsOn: CalendarDay; dueAt: Date } {
  return { startsOn, endsOn: addDays(startsOn, frequencyInDays), dueAt: dueTime(startsOn) }
}

/** Counted in calendar days, so that neither a clock change nor the length of a month moves the hour. */
export function daysAfter(instant: Date, days: number): Date {
  return dueTime(addDays(dayInSaoPaulo(instant), days))
}

type Notified = { frequencyInDays: number; isTrial: boolean; pixAuthorizationId?: string | null }

/**
 * Days before a charge on which the buyer gets the mail about it. Before the end of a trial there must be
 * enough days to cancel.
 */
export function noticeDays({ frequencyInDays, isTrial, pixAuthorizationId = null }: Notified): number {
  // A debit must be ordered at least two business days before its day, whatever holidays lie between.
  if (pixAuthorizationId !== null) return frequencyInDays >= 30 ? 7 : 5
  if (isTrial) return 3
  if (frequencyInDays >= 365) return 7
  return frequencyInDays >= 30 ? 3 : 1
}

/** When the next charge is announced, or its invoice written. */
export function noticeTime(paidUntil: Date, subscription: Notified): Date {
  return daysAfter(paidUntil, -noticeDays(subscription))
}

/**
 * The first day of the next cycle: the end of the paid one. After an outage on our side, or a pause, it is today, so
 * that the buyer never pays for past days or for two cycles at once.
 */
export function nextStart(paidUntil: Date, now: Date): CalendarDay {
  const dueOn = dayInSaoPaulo(paidUntil)
  const today = dayInSaoPaulo(now)
  return daysBetween({ from: dueOn, to: today }) > 1 ? today : dueOn
}
