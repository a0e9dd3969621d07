import type { Cents } from './money.ts'

/** The smallest part of a price that one of two cards pays. */
export const twoCardsPartMin: Cents = 100

/** Whether a price divides into the part of the second card and a part for the first. */
export function isEnoughForTwoCards(price: Cents, secondPart: Cents): boolean {
  return (
    Number.isSafeInteger(secondPart) && secondPart >= twoCardsPartMin && price - secondPart >= twoCardsPartMin
  )
}
