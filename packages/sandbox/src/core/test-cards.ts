import { cardBrand } from '@balcao/domain/cards/card'
import { approved, type CardOutcome, testCards } from '@balcao/domain/test-cards'
import type { CardFacts } from './records.ts'

export type CardInput = {
  number: string
  holderName: string
  expirationMonth: number
  expirationYear: number
}

/** The acquirer's data of a card, and the card's outcome. */
export type CardRead = { card: CardFacts; outcome: CardOutcome }

export function readTestCard(input: CardInput): CardRead {
  const known = testCards.get(input.number.slice(-4))
  return {
    outcome: known?.number === input.number ? known.outcome : approved,
    card: {
      firstDigits: input.number.slice(0, 6),
      lastDigits: input.number.slice(-4),
      brand: cardBrand(input.number)?.id ?? 'unknown',
      holderName: input.holderName,
      expirationMonth: input.expirationMonth,
      expirationYear: input.expirationYear,
    },
  }
}

/**
 * A token made elsewhere does not reveal its card: if it ends in the last digits of a test card, it has that
 * card's outcome.
 */
export function readTestToken(token: string): CardRead {
  const lastDigits = /\d{4}$/.exec(token)?.[0] ?? '1111'
  return {
    outcome: testCards.get(lastDigits)?.outcome ?? approved,
    card: {
      firstDigits: '411111',
      lastDigits,
      brand: 'visa',
      holderName: 'Portador do token',
      expirationMonth: 12,
      expirationYear: 2099,
    },
  }
}
