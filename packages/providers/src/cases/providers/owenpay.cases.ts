import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aTransactionToRead } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/v1/auth/login',
    body: { email: 'loja@balcao.example', password: 'password-canary' },
  },
  answer: { json: { data: { idToken: 'token-canary' } } },
  preparation: true,
}
const asksForPix = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/transactions',
    headers: { authorization: 'Bearer token-canary' },
    body: {
      transactionType: 'api',
      externalReference: 'order-1',
      postbackUrl: 'https://balcao.example/webhooks/abc',
      buyer: {
        name: 'Maria da Silva',
        email: 'maria@exemplo.com.br',
        docNumber: '52998224725',
        phone: '11987654321',
        address: {
          street: 'Praça da Sé',
          number: 'S/N',
          city: 'São Paulo',
          state: 'SP',
          postalCode: '01001000',
        },
      },
      product: [{ name: 'Curso de violão', quantity: 1, productPrice: 9_700, type: 'digital' }],
      payment: { type: 'pix' },
    },
  },
  answer,
})

const readsCharge = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'GET',
    path: '/v1/transactions/transaction-1',
    headers: { authorization: 'Bearer token-canary' },
  },
  answer,
})

export const cases: ProviderCases = {
  credentials: { publicKey: 'loja@balcao.example', secretKey: 'password-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix charge under a login',
          input: aPixSale(),
          exchanges: [
            login,
            asksForPix({
              status: 201,
              json: { data: { id: 'owen-1', payment: { pix: { emv: '00020101021226…' } } } },
            }),
          ],
          result: {
            transactionId: 'owen-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'data.id',
        },
      ],
      fails: [
        {
          story: 'a platform without the certificate is not let in',
          input: aPixSale(),
          without: ['cashIn'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Unauthorized.' },
        },
        {
          story: 'a platform that does not exist is not let in either',
          input: aPixSale(),
          without: ['platform'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Unauthorized.' },
        },
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [login, asksForPix({ status: 400, json: { message: 'product is invalid' } })],
          failure: { kind: 'provider_error', message: 'product is invalid' },
        },
        {
          story: 'a login that fails has charged nobody',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 401, json: {} } }],
          failure: { kind: 'credentials', message: 'Unauthorized.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCharge({
              json: { data: { id: 'transaction-1', status: 'paid', externalReference: 'order-1' } },
            }),
          ],
          result: { transactionId: 'transaction-1', status: 'APPROVED', orderId: 'order-1' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [login, readsCharge({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({ webhook: { object: { id: 'owen-1', status: word } } }),
      expected: {
        pending: 'PENDING',
        paid: 'APPROVED',
        refunded: 'REFUNDED',
        refunded_med: 'CHARGEBACK',
        refused: 'REJECTED',
        expired: 'REJECTED',
        canceled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge, and nothing proves by whom this is told',
      body: { object: { id: 'owen-1', status: 'paid' } },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'owen-1', status: 'APPROVED' },
      },
    },
    {
      story: 'a call that names no charge is ignored',
      body: { object: { status: 'paid' } },
      reading: { kind: 'ignored' },
    },
  ],
}
