import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead, idempotencyKey } from '#cases/sample-inputs.ts'

const headers = { 'x-public-key': 'pk_live_public', 'x-secret-key': 'sk_live_canary' }
const id = '0f5f7f2e-3f4a-4d5b-8a33-6d1f2b3c4d5e'

const charged = {
  success: true,
  message: 'Transação criada',
  data: {
    id,
    amount: 9700,
    platform_tax: 149,
    liquid_amount: 9551,
    pix: { emv: '00020126580014br.gov.bcb.pix…' },
  },
}
const withdrawal = { success: true, data: { id: 'w-1', amount: 15_050, status: 'pending' } }

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/api/transactions', headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/transactions/transaction-1', headers },
  answer,
})
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/withdrawals',
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    body,
  },
  answer,
})

const paid = {
  id: 'event-1',
  event_type: 'transaction',
  data: {
    id,
    payment_method: 'pix',
    e2e_id: 'E123',
    amount: 9700,
    platform_tax: 149,
    liquid_amount: 9551,
    status: 'paid',
    paid_at: '2026-03-02 12:05:00',
  },
}

export const secondGenerationCases: ProviderCases = {
  credentials: {
    publicKey: 'pk_live_public',
    secretKey: 'sk_live_canary',
    webhookToken: 'code_canary',
  },
  basePaths: ['/api'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix gives the text to pay and lasts as long as the shortest that was promised',
          input: aPixSale(),
          exchanges: [
            charge(
              { status: 201, json: charged },
              {
                payment_method: 'pix',
                amount: 9700,
                buyer: {
                  buyer_name: 'Maria da Silva',
                  buyer_document: '52998224725',
                  buyer_phone: '11987654321',
                },
              },
            ),
          ],
          result: {
            transactionId: id,
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020126580014br.gov.bcb.pix…',
            expiresAt: new Date('2026-03-02T15:30:00.000Z'),
          },
          idAt: 'data.id',
          amountAt: 'data.amount',
        },
      ],
      fails: [
        {
          story: 'a refusal is worded by the specification',
          input: aPixSale(),
          exchanges: [charge({ status: 422, json: { success: false, message: 'buyer_phone inválido' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação', httpStatus: 422 },
        },
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [charge({ json: { success: false, message: 'Limite excedido' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a paid Pix carries its end-to-end id',
          input: aTransactionToRead,
          exchanges: [read({ json: { success: true, data: paid.data } })],
          result: { transactionId: id, status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { success: false, message: 'Não encontrada' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'only a new charge may leave its status out',
          input: aTransactionToRead,
          exchanges: [read({ json: charged })],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout to a phone goes without the country code, once under its key',
          input: aPixWithdraw,
          exchanges: [
            payOut(
              { status: 201, json: withdrawal },
              { amount: 15_050, key_type: 'phone', key_value: '11987654321' },
            ),
          ],
          result: { withdrawId: 'w-1', status: 'PENDING', amount: 15_050 },
          idAt: 'data.id',
          amountAt: 'data.amount',
        },
        {
          story: 'a random key is called random',
          input: {
            paymentMethod: 'PIX',
            amount: 15_050,
            withdrawReference: 'withdraw-1',
            pixKey: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5',
            pixType: 'RANDOM',
          },
          exchanges: [
            payOut(
              { json: withdrawal },
              { key_type: 'random', key_value: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5' },
            ),
          ],
          result: { status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [payOut({ status: 400, json: { success: false, message: 'Fora do horário de saque' } })],
          failure: { kind: 'provider_error', message: 'Fora do horário de saque' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [read({ json: { success: true, data: { ...paid.data, status: word } } })],
      }),
      expected: {
        pending: 'PENDING',
        paid: 'APPROVED',
        refunded: 'REFUNDED',
        chargeback: 'CHARGEBACK',
        failed: 'REJECTED',
        canceled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [payOut({ json: { success: true, data: { ...withdrawal.data, status: word } } })],
      }),
      expected: {
        pending: 'PENDING',
        approved: 'PENDING',
        paid: 'APPROVED',
        canceled: 'CANCELED',
        failed: 'REJECTED',
        refunded: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid transaction is reported under the code of the panel',
      body: paid,
      headers: { 'x-webhook-code': 'code_canary', 'x-webhook-event-id': 'event-7' },
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          type: 'TRANSACTION',
          transactionId: id,
          status: 'APPROVED',
          amountCents: 9700,
          endToEndId: 'E123',
          eventId: 'event-7',
        },
      },
    },
    {
      story: 'another code is a forgery',
      body: paid,
      headers: { 'x-webhook-code': 'guess' },
      reading: { kind: 'forged' },
    },
    {
      story: 'without the code in the configuration nothing is proven',
      body: paid,
      without: ['webhookToken'],
      reading: { kind: 'event', verification: 'none', event: { eventId: 'event-1' } },
    },
    {
      story: 'a withdrawal is no transaction',
      body: { id: 'event-2', event_type: 'withdrawal', data: { id: 'w-1', status: 'paid' } },
      headers: { 'x-webhook-code': 'code_canary' },
      reading: { kind: 'ignored' },
    },
  ],
}
