import { addDays, addMonths, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'

/** A month of the calendar of São Paulo, written 'YYYY-MM'. Months compare as text. */
export type BillingMonth = string

export function monthOf(instant: Date): BillingMonth {
  return dayInSaoPaulo(instant).slice(0, 7)
}

export function nextMonth(month: BillingMonth): BillingMonth {
  return addMonths(firstDayOf(month), 1).slice(0, 7)
}

export function firstDayOf(month: BillingMonth): CalendarDay {
  return `${month}-01`
}

export function lastDayOf(month: BillingMonth): CalendarDay {
  return addDays(firstDayOf(nextMonth(month)), -1)
}
