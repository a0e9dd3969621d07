import { testAmounts } from '@balcao/domain/test-amounts'
import type { CardOutcome } from '@balcao/domain/test-cards'
import { changeCharge } from './change-charge.ts'
import type { Books } from './open-books.ts'
import { payCharge } from './pay-charge.ts'
import type { Charge } from './records.ts'
import { refuseCharge } from './refuse-charge.ts'

/** Long enough for a demo to show the sale approved, short enough to see it disputed. */
const disputeDelayMilliseconds = 60_000

/** The real bank's limit, by the documents of the one provider that asks. */
const challengeMilliseconds = 5 * 60_000

export function applyCardOutcome(
  books: Books,
  charge: Charge,
  byCard: CardOutcome,
  { mayChallenge = false }: { mayChallenge?: boolean | undefined } = {},
): Charge {
  const outcome = outcomeOfAmount(charge.amount) ?? byCard
  switch (outcome.kind) {
    case 'refused':
      return refuseCharge(books, charge, outcome.refusal)
    case 'reviewing':
      return changeCharge(books, charge, {
        event: 'reviewing',
        change: { state: 'reviewing', reviewed: true },
      })
    case 'challenged': {
      if (!mayChallenge) return payCharge(books, charge, { amount: charge.amount })
      const until = new Date(books.now().getTime() + challengeMilliseconds).toISOString()
      return changeCharge(books, charge, {
        event: 'reviewing',
        change: { state: 'reviewing', challenge: { until } },
      })
    }
    case 'stopping':
      return paidBefore(books, charge) < outcome.paysTimes
        ? payCharge(books, charge, { amount: charge.amount })
        : refuseCharge(books, charge, outcome.refusal)
    case 'approved': {
      const disputeAt = outcome.disputedLater
        ? new Date(books.now().getTime() + disputeDelayMilliseconds).toISOString()
        : null
      return payCharge(books, { ...charge, disputeAt }, { amount: charge.amount })
    }
  }
}

/** Charges of this card that the same buyer has paid. */
function paidBefore(books: Books, { account, customer, card }: Charge): number {
  const own = books.chargesOf.get(account)?.values() ?? []
  return [...own].filter(
    (other) =>
      other.paidAt !== null &&
      other.customer.email === customer.email &&
      other.card?.lastDigits === card?.lastDigits,
  ).length
}

function outcomeOfAmount(amount: number): CardOutcome | undefined {
  if (amount === testAmounts.cardReviewing) return { kind: 'reviewing' }
  if (amount === testAmounts.cardRefused) {
    return { kind: 'refused', refusal: { code: '05', description: 'Transação não autorizada pelo emissor' } }
  }
  return undefined
}
