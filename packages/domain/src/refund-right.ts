import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from './calendar.ts'

/** By the law on sales at a distance, a buyer may think better of it within seven days and owes nobody a reason. */
const daysOfLaw = 7

type PaidSale = { paidAt: Date; guaranteeDays: number }

/** LAW: within seven days nobody may refuse. GUARANTEE: within the days that the seller promised. */
export type RefundRightKind = 'LAW' | 'GUARANTEE'
/** The last day is the one that people read, everywhere; it belongs to them until its midnight. */
export type RefundRight = { right: RefundRightKind; lastDay: CalendarDay }

/** By which right a buyer may ask for the money now, and until when. Days end at midnight in São Paulo. Null when both are over. */
export function refundRight(sale: PaidSale, now: Date): RefundRight | null {
  const rights: RefundRight[] = [
    { right: 'LAW', lastDay: lastDayOf(sale.paidAt, daysOfLaw) },
    { right: 'GUARANTEE', lastDay: guaranteeLastDay(sale) },
  ]
  return rights.find(({ lastDay }) => dayInSaoPaulo(now) <= lastDay) ?? null
}

/** The last of the days that the seller promised. */
export function guaranteeLastDay({ paidAt, guaranteeDays }: PaidSale): CalendarDay {
  return lastDayOf(paidAt, guaranteeDays)
}

/** When they are over. */
export function guaranteeEnd(sale: PaidSale): Date {
  return startOfDayInSaoPaulo(addDays(guaranteeLastDay(sale), 1))
}

/** The day of the payment does not count. */
function lastDayOf(paidAt: Date, days: number): CalendarDay {
  return addDays(dayInSaoPaulo(paidAt), days)
}
