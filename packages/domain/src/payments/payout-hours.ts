import { addDays, type CalendarDay, clockInSaoPaulo, dayInSaoPaulo, startOfDayInSaoPaulo } from '#calendar.ts'

/** In the order of `Date.getDay`, Sunday first. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export type Weekday = (typeof weekdays)[number]

/** Days and full hours of São Paulo in which withdrawals are sent. `untilHour` 24 is midnight. */
export type PayoutHours = { days: Weekday[]; fromHour: number; untilHour: number }

const hourMs = 3_600_000
const daysOfAWeek = 7

/**
 * Sending time of a withdrawal that is ready now: now, or the next opening of the hours. Without hours always
 * now.
 */
export function nextPayoutTime(hours: PayoutHours | null, now: Date): Date {
  if (hours === null) return now
  const today = dayInSaoPaulo(now)
  const hour = Number(clockInSaoPaulo(now).slice(0, 2))
  const isToday = isPayoutDay(hours, today) && hour < hours.untilHour
  if (isToday && hour >= hours.fromHour) return now
  if (isToday) return opening(hours, today)
  // The same weekday returns after a week, so one of the next seven days is open.
  for (let ahead = 1; ahead <= daysOfAWeek; ahead += 1) {
    const day = addDays(today, ahead)
    if (isPayoutDay(hours, day)) return opening(hours, day)
  }
  return now
}

function isPayoutDay({ days }: PayoutHours, day: CalendarDay): boolean {
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return days.some((open) => open === weekday)
}

function opening({ fromHour }: PayoutHours, day: CalendarDay): Date {
  return new Date(startOfDayInSaoPaulo(day).getTime() + fromHour * hourMs)
}
