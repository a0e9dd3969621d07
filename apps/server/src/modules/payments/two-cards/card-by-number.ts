import type { Payment } from '#modules/payments/core/payment.ts'

/** The card of a refund or a dispute, for a payment by two cards; null for every other payment. */
export function cardByNumber(
  cards: Payment['cards'],
  number: number | null,
): { number: number; lastFour: string | null } | null {
  return number === null ? null : { number, lastFour: cards?.[number - 1]?.lastFour ?? null }
}
