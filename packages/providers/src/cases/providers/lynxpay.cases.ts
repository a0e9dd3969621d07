import { secretKeyGatewayCases } from '#cases/families/secret-key-gateway.cases.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'
import { aCardSale, aCardToKeep, sealedCard } from '#cases/sample-inputs.ts'

const family = secretKeyGatewayCases({ isAssumed: true, credentials: { publicKey: 'pk_live' } })
const askForToken = {
  method: 'POST',
  path: '/v1/card-token',
  query: { publicKey: 'pk_live' },
  body: {
    number: '4111111111111111',
    holderName: 'MARIA DA SILVA',
    expirationMonth: 7,
    expirationYear: 2031,
    cvv: '9743',
  },
}

export const cases: ProviderCases = {
  ...family,
  operations: {
    ...family.operations,
    tokenizeCard: {
      works: [
        {
          story: 'a card becomes a token of the provider',
          input: aCardToKeep,
          exchanges: [{ request: askForToken, answer: { json: { token: 'token-1' } } }],
          result: { token: 'token-1' },
          idAt: 'token',
        },
        {
          story: 'without a public key the sealed card is the token',
          input: aCardToKeep,
          exchanges: [],
          without: ['publicKey'],
          result: { token: sealedCard },
        },
      ],
      fails: [
        {
          story: 'a card that is refused keeps the message of the provider',
          input: aCardToKeep,
          exchanges: [
            { request: askForToken, answer: { status: 400, json: { message: 'Cartão inválido' } } },
          ],
          failure: { kind: 'provider_error', message: 'Cartão inválido' },
        },
      ],
    },
    createTransaction: {
      ...family.operations.createTransaction,
      works: [
        ...(family.operations.createTransaction?.works ?? []),
        {
          story: 'a card that has a token is charged by it',
          input: aCardSale({ cardId: 'token-1' }),
          exchanges: [
            {
              request: {
                method: 'POST',
                path: '/v1/transactions',
                body: { paymentMethod: 'credit_card', card: { token: 'token-1' } },
              },
              answer: { json: { id: 1234568, status: 'paid', amount: 9700 } },
            },
          ],
          result: { transactionId: '1234568', status: 'APPROVED' },
        },
      ],
    },
  },
}
