import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { apikey: 'api-key-canary' }
const charge = {
  transactionId: 'fire-1',
  status: 'WAITING_PAYMENT',
  pixCode: '00020101021226…',
  pixQrCode: 'iVBORw0KGgo=',
  generateTime: '2026-03-02T15:00:00.000Z',
}

const asksForPix = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/payment',
    headers,
    body: {
      type: 'PIX',
      payer: {
        fullName: 'Maria da Silva',
        document: '52998224725',
        contact: { phone: '+5511987654321', email: 'maria@exemplo.com.br' },
      },
      transaction: { value: 97, description: 'Curso de violão', externalId: 'order-1' },
    },
  },
  answer,
})
const refunds = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'POST', path: '/payment/refund/transaction-1', headers, body: {} },
  answer,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/payment/withdraw',
    headers,
    body: {
      type: 'PIX',
      value: 150.5,
      details: {
        key: '+5511987654321',
        keyType: 'PHONE',
        name: 'Maria da Silva',
        document: '52998224725',
      },
      externalId: 'withdraw-1',
    },
  },
  answer,
})
const operation = {
  type: 'PAYMENT',
  method: 'PIX',
  value: 97,
  provider: 'bankprovider',
  status: 'WAITING_PAYMENT',
  externalID: 'order-1',
  fee: 0.3,
  result: 96.7,
}
const reads = (id: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: `/transactions/${id}`, headers },
  answer,
})
const callback = {
  transactionId: 'fire-1',
  businessTransactionId: 'order-1',
  status: 'PAID',
  value: 9_700,
  endToEndId: 'E123',
  createdDate: '2026-03-02T15:05:00.000Z',
  payerName: 'Maria da Silva',
}

export const cases: ProviderCases = {
  credentials: { secretKey: 'api-key-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix of half an hour, in reais',
          input: aPixSale(),
          exchanges: [asksForPix({ json: charge })],
          result: {
            transactionId: 'fire-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-02T15:30:00.000Z'),
          },
          idAt: 'transactionId',
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [asksForPix({ status: 400, json: { message: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid tells its amount in reais and our reference',
          input: aTransactionToRead,
          exchanges: [
            reads('transaction-1', { json: { _id: 'fire-1', operation: { ...operation, status: 'PAID' } } }),
          ],
          result: { transactionId: 'fire-1', status: 'APPROVED', amount: 9_700, orderId: 'order-1' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [reads('transaction-1', { status: 404, json: { message: 'Transaction not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'a refund of the whole',
          input: aRefund,
          exchanges: [refunds({ json: { transactionId: 'fire-1', status: 'REFUND' } })],
          result: { refundId: 'fire-1', success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refund that fails speaks in the specified words',
          input: aRefund,
          exchanges: [refunds({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Internal server error' },
        },
        {
          story: 'a part cannot be refunded',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [],
          failure: { kind: 'invalid_request' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout in reais that was taken on',
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { transactionId: 'fire-2', status: 'WITHDRAW_REQUEST' } })],
          result: { withdrawId: 'fire-2', status: 'PENDING', amount: 15_050 },
          idAt: 'transactionId',
        },
      ],
      fails: [
        {
          story: 'a payout with status ERROR was not made',
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { transactionId: 'fire-2', status: 'ERROR' } })],
          failure: { kind: 'provider_error', message: 'Error on withdraw' },
        },
        {
          story: 'a payout that is refused says the same',
          input: aPixWithdraw,
          exchanges: [paysOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Error on withdraw' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout is read at the address of all transactions',
          input: { withdrawId: 'fire-2' },
          exchanges: [
            reads('fire-2', {
              json: {
                _id: 'fire-2',
                operation: { ...operation, type: 'WITHDRAW', value: 150.5, status: 'WITHDRAW_PAID' },
              },
            }),
          ],
          result: { withdrawId: 'fire-2', status: 'APPROVED', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'fire-2' },
          exchanges: [reads('fire-2', { status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [
          reads('transaction-1', { json: { _id: 'fire-1', operation: { ...operation, status: word } } }),
        ],
      }),
      expected: {
        WAITING_CONFIRMATION: 'PENDING',
        WAITING_PAYMENT: 'PENDING',
        PAID: 'APPROVED',
        REFUND: 'CHARGEBACK',
        REFUNDED: 'CHARGEBACK',
        REFUND_OUT: 'CHARGEBACK',
        ERROR: 'REJECTED',
        EXPIRED: 'REJECTED',
        CANCELED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'fire-2' },
        exchanges: [reads('fire-2', { json: { _id: 'fire-2', operation: { ...operation, status: word } } })],
      }),
      expected: {
        WAITING_CONFIRMATION: 'PENDING',
        WITHDRAW_REQUEST: 'PENDING',
        WAITING_WITHDRAW: 'PENDING',
        WITHDRAW_PAID: 'APPROVED',
        PAID: 'APPROVED',
        ERROR: 'REJECTED',
        REFUND: 'REJECTED',
        REFUND_IN: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge, in cents here alone, and nothing proves by whom this is told',
      body: callback,
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          transactionId: 'fire-1',
          status: 'APPROVED',
          amountCents: 9_700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'news of payouts are ignored',
      body: { ...callback, transactionId: 'fire-2', status: 'WITHDRAW_PAID' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a payout that calls itself paid is known by the direction of its money',
      body: { ...callback, transactionId: 'fire-2', movementType: 'DEBIT' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a payout that came back is ignored as well',
      body: { ...callback, transactionId: 'fire-2', status: 'REFUND_IN' },
      reading: { kind: 'ignored' },
    },
  ],
}
