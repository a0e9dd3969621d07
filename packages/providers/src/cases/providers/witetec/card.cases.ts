import type { OperationCases } from '#cases/provider-cases.ts'
import { aCardToKeep, sealedCard } from '#cases/sample-inputs.ts'

/** Both generations keep a card sealed until the call, and report a missing part in the same words. */

export const cardOnTheWire = {
  number: '4111111111111111',
  holderName: 'MARIA DA SILVA',
  holderDocument: '52998224725',
  expirationMonth: 7,
  expirationYear: 2031,
  cvv: '9743',
}

export const customerOnTheWire = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '11987654321',
  documentType: 'CPF',
  document: '52998224725',
}

export const tokenizeCard: OperationCases<'tokenizeCard'> = {
  works: [
    {
      story: 'the sealed card is the token',
      input: aCardToKeep,
      exchanges: [],
      result: { token: sealedCard },
    },
  ],
}
export const getCardId: OperationCases<'getCardId'> = {
  works: [
    {
      story: 'the token is the card id',
      input: { token: 'token-1' },
      exchanges: [],
      result: { cardId: 'token-1' },
    },
  ],
}
