import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { authorization: `Basic ${Buffer.from('secret:api-key-canary').toString('base64')}` }
const transaction = {
  id: 'axis-1',
  status: 'PENDING',
  amount: 9_700,
  externalId: 'order-1',
  pixCode: '00020101021226…',
  expiresAt: '2026-03-02T16:00:00.000Z',
  end2End: null,
}
const payout = { id: 'axis-2', status: 'WITHDRAW_REQUEST', amount: 15_050, end2End: null }

const purchases = (answer: Exchange['answer'], responsible: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/transactions/v2/purchase',
    headers,
    body: {
      name: 'Maria da Silva',
      email: 'maria@exemplo.com.br',
      cpf: '52998224725',
      phone: '11987654321',
      amount: 9_700,
      responsibleExternalId: 'order-1',
      ...responsible,
      externalId: 'order-1',
      postbackUrl: 'https://balcao.example/webhooks/abc',
      paymentMethod: 'PIX',
    },
  },
  answer,
})
const reads = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/transactions/transaction-1', headers },
  answer,
})
const refunds = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/transactions/refund/transaction-1', headers, body },
  answer,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/withdraws/cash-out',
    headers,
    body: {
      pixType: 'PHONE',
      pixKey: '11987654321',
      amount: 15_050,
      externalId: 'withdraw-1',
      document: '52998224725',
    },
  },
  answer,
})
const callback = {
  type: 'TRANSACTION',
  transactionId: 'axis-1',
  status: 'APPROVED',
  amount: 9_700,
  endToEnd: 'E123',
}

export const cases: ProviderCases = {
  credentials: { secretKey: 'api-key-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix purchase in cents lasts as long as it says',
          input: aPixSale(),
          exchanges: [purchases({ status: 201, json: transaction })],
          result: {
            transactionId: 'axis-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-02T16:00:00.000Z'),
          },
          idAt: 'id',
          amountAt: 'amount',
        },
        {
          story: 'the seller is responsible, by document and id, where both are known',
          input: aPixSale({ userId: 'seller-1', userDocument: '11.222.333/0001-81' }),
          exchanges: [
            purchases(
              { json: transaction },
              { responsibleDocument: '11222333000181', responsibleExternalId: 'seller-1' },
            ),
          ],
          result: { transactionId: 'axis-1' },
        },
        {
          story: 'one that does not say lasts a day',
          input: aPixSale(),
          exchanges: [
            purchases({
              json: { transactionId: 'axis-1', status: 'PENDING', pixCode: '00020101021226…' },
            }),
          ],
          result: { transactionId: 'axis-1', expiresAt: new Date('2026-03-03T15:00:00.000Z') },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [purchases({ status: 400, json: { statusCode: 400, message: 'Valor mínimo' } })],
          failure: { kind: 'provider_error', message: 'Valor mínimo' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid brings its end-to-end id',
          input: aTransactionToRead,
          exchanges: [reads({ json: { ...transaction, status: 'APPROVED', end2End: 'E123' } })],
          result: { transactionId: 'axis-1', status: 'APPROVED', endToEndId: 'E123' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [reads({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'a refund of the whole is one of the amount that was read first',
          input: aRefund,
          exchanges: [
            reads({ json: { ...transaction, status: 'APPROVED' } }),
            refunds({ json: { id: 'refund-1', status: 'REFUNDED' } }, { amount: 9_700 }),
          ],
          result: { refundId: 'refund-1', success: true, certainty: 'UNCONFIRMED' },
          idAt: 'id',
        },
        {
          story: 'a charge whose amount nobody tells is refunded without one',
          input: aRefund,
          exchanges: [
            reads({ json: { id: 'axis-1', status: 'APPROVED' } }),
            refunds({ json: { id: 'refund-1', status: 'REFUNDED' } }),
          ],
          result: { refundId: 'refund-1' },
        },
        {
          story: 'a refund of a part, in cents',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [refunds({ json: { id: 'refund-1' } }, { amount: 1_000 })],
          result: { success: true },
        },
      ],
      fails: [
        {
          story: 'a refund that fails speaks in the specified words',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [refunds({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Internal server error' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout to a phone goes without the country code',
          input: aPixWithdraw,
          exchanges: [paysOut({ status: 201, json: payout })],
          result: { withdrawId: 'axis-2', status: 'PENDING', amount: 15_050 },
          idAt: 'id',
          amountAt: 'amount',
        },
      ],
      fails: [
        {
          story: 'a payout that is refused speaks in the specified words',
          input: aPixWithdraw,
          exchanges: [paysOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Error on withdraw' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [reads({ json: { ...transaction, status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        APPROVED: 'APPROVED',
        REFUND: 'CHARGEBACK',
        REFUNDED: 'CHARGEBACK',
        BLOCKED: 'CHARGEBACK',
        REJECTED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [paysOut({ json: { ...payout, status: word } })],
      }),
      expected: {
        WITHDRAW_REQUEST: 'PENDING',
        WITHDRAW_PROCESSING: 'PENDING',
        WITHDRAW_APPROVED: 'APPROVED',
        WITHDRAW_PAID: 'APPROVED',
        WITHDRAW_RETURNED: 'REJECTED',
        WITHDRAW_ERROR: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge, and nothing proves by whom this is told',
      body: callback,
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'axis-1', status: 'APPROVED', amountCents: 9_700, endToEndId: 'E123' },
      },
    },
    {
      story: 'an infraction that blocks nothing leaves the payment approved',
      body: { ...callback, infraction: { id: 'med-1', status: 'OPEN' } },
      reading: { kind: 'event', event: { status: 'APPROVED' } },
    },
    {
      story: 'news of payouts are ignored',
      body: { type: 'WITHDRAW', withdrawId: 'axis-2', status: 'WITHDRAW_APPROVED' },
      reading: { kind: 'ignored' },
    },
  ],
}
