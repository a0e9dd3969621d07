import {
  addDays,
  addMonths,
  type CalendarDay,
  dayInSaoPaulo,
  startOfDayInSaoPaulo,
} from '@balcao/domain/calendar'
import type { ReportSchedule } from '@balcao/domain/reports/reports'

/** In the time of São Paulo. */
const mailedAtHour = 8
const hourMs = 3_600_000
const mondayOfOldMs = Date.parse('1970-01-05T00:00:00Z')
const weekMs = 7 * 24 * hourMs

/** The next Monday or first of a month at the hour of the mail. */
export function nextMailTime(schedule: ReportSchedule, now: Date): Date {
  let day = mailDayOf(schedule, dayInSaoPaulo(now))
  while (mailTimeOn(day) <= now) day = schedule === 'WEEKLY' ? addDays(day, 7) : addMonths(day, 1)
  return mailTimeOn(day)
}

/** The week or month that ended before the day of a mail. */
export function periodOfMail(schedule: ReportSchedule, mailAt: Date): { from: CalendarDay; to: CalendarDay } {
  const day = dayInSaoPaulo(mailAt)
  return { from: schedule === 'WEEKLY' ? addDays(day, -7) : addMonths(day, -1), to: addDays(day, -1) }
}

function mailTimeOn(day: CalendarDay): Date {
  return new Date(startOfDayInSaoPaulo(day).getTime() + mailedAtHour * hourMs)
}

/** The latest Monday or first of a month up to this day. */
function mailDayOf(schedule: ReportSchedule, day: CalendarDay): CalendarDay {
  if (schedule === 'MONTHLY') return `${day.slice(0, 7)}-01`
  const sinceMonday = (Date.parse(`${day}T00:00:00Z`) - mondayOfOldMs) % weekMs
  return addDays(day, -sinceMonday / (24 * hourMs))
}
