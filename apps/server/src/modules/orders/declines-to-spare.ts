import type { CardToCharge } from './order-to-create.ts'

/**
 * Refusals that a card may collect: up to its brand's limit for a sealed card, none for a token, which works
 * at one account only.
 */
export function declinesToSpare(card: CardToCharge | null): number {
  return card && !card.madeFor ? card.triesLeft - 1 : 0
}
