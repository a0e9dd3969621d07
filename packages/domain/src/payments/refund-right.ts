import { addDays, type CalendarDay, dayInSaoPaulo, startOfDayInSaoPaulo } from '#calendar.ts'

/** By the law on distance sales, a buyer may withdraw within seven days without giving a reason. */
const daysOfLaw = 7

type PaidSale = { paidAt: Date; guaranteeDays: number }

/**
 * LAW: within seven days neither seller nor platform may refuse. GUARANTEE: within the days promised by the
 * seller.
 */
export type RefundRightKind = 'LAW' | 'GUARANTEE'
/** Pages and mails show `lastDay`; the right ends at the end of that day. */
export type RefundRight = { right: RefundRightKind; lastDay: CalendarDay }

/**
 * Right by which a buyer may ask for a refund now, and its last day. Days end at midnight in São Paulo. Null
 * when both rights are over.
 */
export function refundRight(sale: PaidSale, now: Date): RefundRight | null {
  const rights: RefundRight[] = [
    { right: 'LAW', lastDay: lastDayOf(sale.paidAt, daysOfLaw) },
    { right: 'GUARANTEE', lastDay: guaranteeLastDay(sale) },
  ]
  return rights.find(({ lastDay }) => dayInSaoPaulo(now) <= lastDay) ?? null
}

/** Last day of the seller's guarantee. */
export function guaranteeLastDay({ paidAt, guaranteeDays }: PaidSale): CalendarDay {
  return lastDayOf(paidAt, guaranteeDays)
}

/** Instant at which the guarantee ends. */
export function guaranteeEnd(sale: PaidSale): Date {
  return startOfDayInSaoPaulo(addDays(guaranteeLastDay(sale), 1))
}

/** The day of the payment does not count. */
function lastDayOf(paidAt: Date, days: number): CalendarDay {
  return addDays(dayInSaoPaulo(paidAt), days)
}
