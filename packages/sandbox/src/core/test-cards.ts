import { cardBrand } from '@balcao/domain/card'
import type { CardFacts, Refusal } from './records.ts'

/** What happens to a charge on a card: decided by the number alone, so that a person or a test can choose the story. */
export type CardOutcome =
  | { kind: 'approved'; disputedLater: boolean }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'reviewing' }

export type CardInput = {
  number: string
  holderName: string
  expirationMonth: number
  expirationYear: number
}

const approved: CardOutcome = { kind: 'approved', disputedLater: false }

const refused = (code: string, description: string): CardOutcome => ({
  kind: 'refused',
  refusal: { code, description },
})

/** Keyed by the last four digits, because a token shows no more than those. */
export const testCards: ReadonlyMap<string, { number: string; outcome: CardOutcome }> = new Map([
  ['1111', { number: '4111111111111111', outcome: approved }],
  ['4444', { number: '5555555555554444', outcome: approved }],
  ['0002', { number: '4000000000000002', outcome: refused('05', 'Transação não autorizada pelo emissor') }],
  ['9995', { number: '4000000000009995', outcome: refused('51', 'Saldo ou limite insuficiente') }],
  ['0069', { number: '4000000000000069', outcome: refused('54', 'Cartão vencido') }],
  ['0127', { number: '4000000000000127', outcome: refused('N7', 'Código de segurança inválido') }],
  ['9235', { number: '4000000000009235', outcome: { kind: 'reviewing' } }],
  ['0259', { number: '4000000000000259', outcome: { kind: 'approved', disputedLater: true } }],
])

export function outcomeOfCard(number: string): CardOutcome {
  const known = testCards.get(number.slice(-4))
  return known?.number === number ? known.outcome : approved
}

/** A token made elsewhere is opaque: when it ends in the last digits of a test card it tells that card's story. */
export function outcomeOfToken(token: string): CardOutcome {
  return testCards.get(token.slice(-4))?.outcome ?? approved
}

export function factsOfCard(card: CardInput): CardFacts {
  return {
    firstDigits: card.number.slice(0, 6),
    lastDigits: card.number.slice(-4),
    brand: cardBrand(card.number)?.id ?? 'unknown',
    holderName: card.holderName,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  }
}
