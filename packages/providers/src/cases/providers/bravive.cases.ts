import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { authorization: 'Bearer sk_live_canary' }
const id = 'b7f1c2d3-1111-4222-8333-944455566677'

const payment = {
  id,
  method: 'PIX',
  status: 'PENDING',
  amount: 9700,
  pix_code: '00020101021226…',
  pix_qr_code: 'data:image/png;base64,iVBORw0=',
  billet_url: null,
  billet_code: null,
  link_url: null,
  created_at: '2026-03-02T15:00:00.000Z',
}

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/api/v1/payments', headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/v1/payments/transaction-1', headers },
  answer,
})
const readWithdraw = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/v1/withdraws/w-1', headers },
  answer,
})

export const cases: ProviderCases = {
  credentials: { secretKey: 'sk_live_canary' },
  basePaths: ['/api/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for flatly and gives the text and the picture',
          input: aPixSale(),
          exchanges: [
            charge(
              { status: 201, json: payment },
              {
                amount: 9700,
                currency: 'BRL',
                description: 'Curso de violão',
                payer_name: 'Maria da Silva',
                payer_email: 'maria@exemplo.com.br',
                payer_phone: '11987654321',
                payer_document: '52998224725',
                method: 'PIX',
              },
            ),
          ],
          result: {
            transactionId: id,
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'id',
          amountAt: 'amount',
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are told in the words of the specification',
          input: aPixSale(),
          exchanges: [charge({ status: 400, json: { message: 'Invalid payer_document' } })],
          failure: { kind: 'provider_error', message: 'Bravive API Error: Invalid payer_document' },
        },
        {
          story: 'without a key nobody is asked',
          input: aPixSale(),
          without: ['secretKey'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Bravive secretKey is required' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a payment is read by its id',
          input: aTransactionToRead,
          exchanges: [read({ json: { ...payment, status: 'APPROVED' } })],
          result: { transactionId: id, status: 'APPROVED', amount: 9700 },
        },
      ],
      fails: [
        {
          story: 'a payment that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { message: 'Payment not found' } })],
          failure: {
            kind: 'provider_error',
            httpStatus: 404,
            message: 'Bravive API Error: Payment not found',
          },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a withdraw that was made elsewhere is read by its id',
          input: { withdrawId: 'w-1' },
          exchanges: [readWithdraw({ json: { id: 'w-1', status: 'APPROVED', amount: 15_050 } })],
          result: { withdrawId: 'w-1', status: 'APPROVED', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a withdraw that nobody knows is told in the words of the specification',
          input: { withdrawId: 'w-1' },
          exchanges: [readWithdraw({ status: 404, json: { message: 'Withdraw not found' } })],
          failure: {
            kind: 'provider_error',
            httpStatus: 404,
            message: 'Bravive API Error (Get Withdraw): Withdraw not found',
          },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [read({ json: { ...payment, status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        APPROVED: 'APPROVED',
        REFUNDED: 'REFUNDED',
        CHARGEBACK: 'CHARGEBACK',
        IN_DISPUTE: 'CHARGEBACK',
        REJECTED: 'REJECTED',
        CANCELED: 'REJECTED',
      },
      otherwise: 'PENDING',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'w-1' },
        exchanges: [readWithdraw({ json: { id: 'w-1', status: word, amount: 15_050 } })],
      }),
      expected: { PENDING: 'PENDING', APPROVED: 'APPROVED', REJECTED: 'REJECTED', CANCELED: 'CANCELED' },
      otherwise: 'PENDING',
    },
  },
  webhooks: [
    {
      story: 'an approved payment is reported, and nothing proves by whom',
      body: {
        id,
        type: 'PAYMENT',
        status: 'APPROVED',
        amount: 9700,
        currency: 'BRL',
        created_at: '2026-03-02T15:00:00.000Z',
        payer: { name: 'Maria da Silva', document: '52998224725' },
        payment_method: { type: 'PIX', details: {} },
      },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { type: 'TRANSACTION', transactionId: id, status: 'APPROVED', amountCents: 9700 },
      },
    },
    {
      story: 'a word that nobody knows stays pending and is marked as unknown',
      body: { id, type: 'PAYMENT', status: 'UNDER_REVIEW' },
      reading: { kind: 'event', event: { status: 'PENDING', mapped: false, certainty: 'UNCONFIRMED' } },
    },
    {
      story: 'what is not about a payment is ignored',
      body: { id: 'w-1', type: 'WITHDRAW', status: 'APPROVED' },
      reading: { kind: 'ignored' },
    },
  ],
}
