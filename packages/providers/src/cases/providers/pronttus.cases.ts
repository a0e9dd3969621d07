import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { 'x-client-id': 'client-id', 'x-client-secret': 'secret-canary' }

const asksForPix = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/payment',
    headers,
    body: {
      amount: 9_700,
      description: 'Curso de violão',
      external_reference: 'order-1',
      customer: {
        name: 'Maria da Silva',
        document: '52998224725',
        email: 'maria@exemplo.com.br',
        phone: '11987654321',
      },
    },
  },
  answer,
})
const readsCharge = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/v1/payment/transaction-1', headers },
  answer,
})
const refunds = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/payment/refund',
    headers,
    body: { transactionId: 'transaction-1', ...body },
  },
  answer,
})

export const cases: ProviderCases = {
  credentials: { publicKey: 'client-id', secretKey: 'secret-canary' },
  basePaths: ['/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix in cents, whose answer is an id and a code',
          input: aPixSale(),
          exchanges: [asksForPix({ json: { transactionId: 'pro-1', pixCode: '00020101021226…' } })],
          result: {
            transactionId: 'pro-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'transactionId',
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [asksForPix({ status: 400, json: { code: 'E1', message: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid',
          input: aTransactionToRead,
          exchanges: [
            readsCharge({
              json: {
                transactionId: 'pro-1',
                amount: 9_700,
                status: 'paid',
                external_reference: 'order-1',
              },
            }),
          ],
          result: {
            transactionId: 'transaction-1',
            status: 'APPROVED',
            amount: 9_700,
            orderId: 'order-1',
          },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [readsCharge({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'a refund of the whole',
          input: aRefund,
          exchanges: [refunds({ json: { id: 'refund-1', transactionId: 'pro-1' } })],
          result: { refundId: 'refund-1', success: true, certainty: 'UNCONFIRMED' },
        },
        {
          story: 'a refund of a part, in cents',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [refunds({ json: {} }, { amount: 1_000 })],
          result: { refundId: 'transaction-1', success: true },
        },
      ],
      fails: [
        {
          story: 'a refund that fails speaks in the specified words',
          input: aRefund,
          exchanges: [refunds({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Internal server error' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [readsCharge({ json: { status: word } })],
      }),
      expected: {
        pending: 'PENDING',
        waiting_payment: 'PENDING',
        paid: 'APPROVED',
        completed: 'APPROVED',
        approved: 'APPROVED',
        refunded: 'REFUNDED',
        chargeback: 'CHARGEBACK',
        expired: 'REJECTED',
        cancelled: 'REJECTED',
        canceled: 'REJECTED',
        failed: 'REJECTED',
        rejected: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge, and nothing proves by whom this is told',
      body: { transactionId: 'pro-1', status: 'paid', value: 9_700, endToEndId: 'E123' },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'pro-1', status: 'APPROVED', amountCents: 9_700, endToEndId: 'E123' },
      },
    },
    {
      story: 'a call that names no charge is ignored',
      body: { status: 'paid' },
      reading: { kind: 'ignored' },
    },
  ],
}
