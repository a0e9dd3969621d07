import { addDays, dayInSaoPaulo, startOfDayInSaoPaulo } from './calendar.ts'

/** By the law on sales at a distance, a buyer may think better of it within seven days and owes nobody a reason. */
const daysOfLaw = 7

/** LAW: within seven days nobody may refuse. GUARANTEE: within the days that the seller promised. */
export type RefundRightKind = 'LAW' | 'GUARANTEE'
export type RefundRight = { right: RefundRightKind; endsAt: Date }

/** By which right a buyer may ask for the money now, and until when. Days end at midnight in São Paulo. Null when both are over. */
export function refundRight(
  { paidAt, guaranteeDays }: { paidAt: Date; guaranteeDays: number },
  now: Date,
): RefundRight | null {
  const rights: RefundRight[] = [
    { right: 'LAW', endsAt: endOfDays(paidAt, daysOfLaw) },
    { right: 'GUARANTEE', endsAt: endOfDays(paidAt, guaranteeDays) },
  ]
  return rights.find(({ endsAt }) => now < endsAt) ?? null
}

/** When the days are over that the seller promised. */
export function guaranteeEnd({ paidAt, guaranteeDays }: { paidAt: Date; guaranteeDays: number }): Date {
  return endOfDays(paidAt, guaranteeDays)
}

function endOfDays(paidAt: Date, days: number): Date {
  return startOfDayInSaoPaulo(addDays(dayInSaoPaulo(paidAt), days + 1))
}
