import { type Cents, splitByLargestRemainder } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Payment } from '#modules/payments/core/payment.ts'
import { leftOnCard, listCharges } from '#modules/payments/two-cards/card-charge.ts'
import type { Scope } from '#scope.ts'
import { listOpenRefunds } from './refund.ts'

/** A refund to one card; the number is null for a payment that is not by two cards. */
export type CardRefund = { key: string; cardNumber: number | null; amountCents: Cents }

/**
 * Divides a refund between the two cards of a payment by the amount left on each card, to the cent: a whole refund returns
 * to each card its charge. Each part is a refund of its own, because the acquirer has one charge for each card.
 */
export async function divideAmongCards(
  scope: Scope,
  payment: Payment,
  { key, amountCents }: { key: string; amountCents: Cents },
): Promise<CardRefund[]> {
  if (payment.cards === null) return [{ key, cardNumber: null, amountCents }]
  const [charges, open] = await Promise.all([
    listCharges(scope, payment.id),
    listOpenRefunds(scope, payment.id),
  ])
  const left = charges.map((charge) => {
    const own = open.filter(({ cardNumber }) => cardNumber === charge.number)
    const dueCents = own.reduce((sum, refund) => sum + refund.amountCents, 0)
    return { id: String(charge.number), weight: Math.max(0, leftOnCard(charge) - dueCents) }
  })
  const leftCents = left.reduce((sum, { weight }) => sum + weight, 0)
  if (amountCents > leftCents) throw new AppError('refund_exceeds_payment', { leftCents })
  return splitByLargestRemainder(amountCents, left)
    .filter((part) => part.amountCents > 0)
    .map((part, place) => ({
      key: place === 0 ? key : secondKey(key),
      cardNumber: Number(part.id),
      amountCents: part.amountCents,
    }))
}

/** Key of the second card's part; the first part has the key of the whole refund. */
export function secondKey(key: string): string {
  return `${key}#2`
}
