import { applyCardOutcome } from './apply-card-outcome.ts'
import type { Books } from './open-books.ts'
import type { Charge } from './records.ts'
import type { CardRead } from './test-cards.ts'

/** Decides on the card of a charge that was created without one, such as an invoice. */
export function chargeCard(
  books: Books,
  charge: Charge,
  { card, outcome, installments }: CardRead & { installments: number },
): Charge {
  return applyCardOutcome(books, { ...charge, card, installments }, outcome)
}
