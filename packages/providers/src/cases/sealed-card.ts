import type { OperationCases } from './provider-cases.ts'
import { aCardToKeep, sealedCard } from './sample-inputs.ts'

/** Cases of a provider that keeps no card before the sale: the sealed card is the token, and the token is the card id. */
export const sealedCardOperations: {
  tokenizeCard: OperationCases<'tokenizeCard'>
  getCardId: OperationCases<'getCardId'>
} = {
  tokenizeCard: {
    works: [
      {
        story: 'the sealed card is the token',
        input: aCardToKeep,
        exchanges: [],
        result: { token: sealedCard },
      },
    ],
  },
  getCardId: {
    works: [
      {
        story: 'the token is the card id',
        input: { token: sealedCard },
        exchanges: [],
        result: { cardId: sealedCard },
      },
    ],
  },
}
