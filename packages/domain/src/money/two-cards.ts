import type { Cents } from './money.ts'

/** The smallest part of a price that one of two cards pays. */
export const twoCardsPartMin: Cents = 100

/** Whether both cards pay at least the minimum if the second card pays this part of the price. */
export function isEnoughForTwoCards(price: Cents, secondPart: Cents): boolean {
  return (
    Number.isSafeInteger(secondPart) && secondPart >= twoCardsPartMin && price - secondPart >= twoCardsPartMin
  )
}
