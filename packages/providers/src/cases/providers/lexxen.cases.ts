import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/auth',
    body: { client_id: 'client-id', client_secret: 'secret-canary' },
  },
  answer: { json: { token: 'token-canary' } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary' }
const payout = { identifier: 'lex-1', status: 'CREATED', amount: 150.5 }

const paysOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/transaction/pix-out', headers, body },
  answer,
})
const readsPayout = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/transaction/identifier/lex-1', headers },
  answer,
})
const toPhone = (pixKey: string) =>
  ({ ...aPixWithdraw, paymentMethod: 'PIX', pixKey, pixType: 'PHONE' }) as const

export const cases: ProviderCases = {
  credentials: { publicKey: 'client-id', secretKey: 'secret-canary' },
  basePaths: [''],
  operations: {
    withdraw: {
      works: [
        {
          story: 'a payout starts pending, and its phone gets +55',
          input: aPixWithdraw,
          exchanges: [
            login,
            paysOut(
              { json: payout },
              {
                type: 'PHONE',
                key: '+5511987654321',
                amount: 150.5,
                description: 'withdraw-1',
                external_id: 'withdraw-1',
                seller: 'Maria da Silva',
              },
            ),
          ],
          result: { withdrawId: 'lex-1', status: 'PENDING', amount: 15_050 },
          idAt: 'identifier',
          amountAt: 'amount',
        },
        {
          story: 'a phone that has +55 keeps it once',
          input: toPhone('+55 (11) 98765-4321'),
          exchanges: [login, paysOut({ json: payout }, { key: '+5511987654321' })],
          result: { status: 'PENDING' },
        },
        ...['8765-4321', '+55 8765-4321'].map((phone) => ({
          story: `a key that is no phone of Brazil, ${phone}, still gets +55 once`,
          input: toPhone(phone),
          exchanges: [login, paysOut({ json: payout }, { key: '+5587654321' })],
          result: { status: 'PENDING' },
        })),
        {
          story: 'area code 55 is not taken for the country',
          input: toPhone('(55) 99876-5432'),
          exchanges: [login, paysOut({ json: payout }, { key: '+5555998765432' })],
          result: { status: 'PENDING' },
        },
        {
          story: 'a payout that was already made when it was answered is still pending',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ json: { ...payout, status: 'COMPLETED' } })],
          result: { status: 'PENDING', rawStatus: 'CREATED' },
        },
      ],
      fails: [
        {
          story: 'a payout that is refused speaks in the specified words',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Failed to process the withdraw request.' },
        },
        {
          story: 'a login that fails has paid nobody',
          input: aPixWithdraw,
          exchanges: [{ ...login, answer: { status: 401, json: {} } }],
          failure: { kind: 'credentials', message: 'Failed to process the withdraw request.' },
        },
        {
          story: 'without a host nobody is asked',
          input: aPixWithdraw,
          without: ['baseUrl'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Base URL is required' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made',
          input: { withdrawId: 'lex-1' },
          exchanges: [login, readsPayout({ json: { ...payout, status: 'COMPLETED' } })],
          result: { withdrawId: 'lex-1', status: 'APPROVED', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'lex-1' },
          exchanges: [login, readsPayout({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: () => ({ operation: 'getTransaction', input: aTransactionToRead, exchanges: [] }),
      expected: {},
      otherwise: null,
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'lex-1' },
        exchanges: [login, readsPayout({ json: { ...payout, status: word } })],
      }),
      expected: { CREATED: 'PENDING', PROCESSING: 'PENDING', COMPLETED: 'APPROVED', CANCELED: 'REJECTED' },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [],
}
