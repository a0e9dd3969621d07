import type { CardToCharge } from './order-to-create.ts'

/** How many refusals a card may meet before it is over: its brand's limit for a sealed card, none for a token, which never travels. */
export function declinesToSpare(card: CardToCharge | null): number {
  return card && !card.madeFor ? card.triesLeft - 1 : 0
}
