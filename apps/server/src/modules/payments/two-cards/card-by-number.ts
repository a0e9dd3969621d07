import type { Payment } from '#modules/payments/core/payment.ts'

/** The card of two that a refund or a dispute is about; null for every other payment. */
export function cardByNumber(
  cards: Payment['cards'],
  number: number | null,
): { number: number; lastFour: string | null } | null {
  return number === null ? null : { number, lastFour: cards?.[number - 1]?.lastFour ?? null }
}
