import { createHmac } from 'node:crypto'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aCardSale, aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'
import { cardOnTheWire, customerOnTheWire } from './card.cases.ts'

const id = '4f0c2f0e-3a34-4c5e-9a55-7c0d6f1f2a10'
const headers = { 'x-api-key': 'sk_live_canary' }

const charged = {
  transaction_id: id,
  amount: 97,
  fee_amount: 1.5,
  net_amount: 95.5,
  pix: {
    qr_code: '00020101021226…',
    payment_link: 'https://pay.example/1',
    expires_at: '2026-03-02T16:00:00.000Z',
  },
}

const chargePix = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/v2/transactions/pix/create', headers, body },
  answer,
})
const chargeCard = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/v2/transactions/card/create', headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/transactions/pix/transaction-1', headers },
  answer,
})
const login: Exchange = {
  request: {
    method: 'POST',
    path: '/withdrawals/auth',
    body: { email: 'saques@loja.example', password: 'pass_canary' },
  },
  answer: { json: { token: 'jwt_canary' } },
  preparation: true,
}
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/withdrawals/merchant/merchant-1',
    headers: { authorization: 'Bearer jwt_canary' },
    body,
  },
  answer,
})

const success = {
  event: 'payment.success',
  data: { transaction_id: id, amount: 97, status: 'completed', paid_at: '2026-03-02T15:05:00.000Z' },
  timestamp: '2026-03-02T15:05:01.000Z',
}

export const firstGenerationCases: ProviderCases = {
  credentials: {
    secretKey: 'sk_live_canary',
    merchantId: 'merchant-1',
    email: 'saques@loja.example',
    password: 'pass_canary',
    webhookSecret: 'whsec_canary',
  },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for in reais and expires when the provider says',
          input: aPixSale(),
          exchanges: [
            chargePix(
              { status: 201, json: charged },
              {
                amount: 97,
                description: 'Curso de violão',
                webhook: 'https://balcao.example/webhooks/abc',
                payer_info: {
                  name: 'Maria da Silva',
                  document: '52998224725',
                  email: 'maria@exemplo.com.br',
                },
              },
            ),
          ],
          result: {
            transactionId: id,
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-02T16:00:00.000Z'),
          },
          idAt: 'transaction_id',
          amountAt: 'amount',
        },
        {
          story: 'a Pix without a date lasts the hour that the server gives it',
          input: aPixSale(),
          exchanges: [chargePix({ json: { ...charged, pix: { qr_code: '00020101021226…' } } })],
          result: { expiresAt: new Date('2026-03-02T16:00:00.000Z') },
        },
        {
          story: 'a card is charged at one go',
          input: aCardSale({ installments: 1 }),
          exchanges: [
            chargeCard(
              { status: 201, json: { transaction_id: id, amount: 97, status: 'completed' } },
              {
                amount: 97,
                installments: 1,
                card: cardOnTheWire,
                ip: '203.0.113.7',
                customer: customerOnTheWire,
                items: [{ title: 'Curso de violão', amount: 97, quantity: 1, externalRef: 'offer-1' }],
              },
            ),
          ],
          result: { transactionId: id, status: 'APPROVED', paymentMethod: 'CREDIT_CARD' },
        },
      ],
      fails: [
        {
          story: 'a refusal is worded by the specification',
          input: aPixSale(),
          exchanges: [chargePix({ status: 400, json: { message: 'property webhook should not exist' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação', httpStatus: 400 },
        },
        {
          story: 'a card sale in instalments is refused here, and not charged at one go in silence',
          input: aCardSale({ installments: 2 }),
          exchanges: [],
          failure: {
            kind: 'invalid_request',
            message: 'installments: Witetec charges a card at one go',
          },
        },
        {
          story: 'a card sale without a card is refused here',
          input: { ...aCardSale({ installments: 1 }), cardId: undefined },
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'card é obrigatório.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a Pix is read at its own address',
          input: aTransactionToRead,
          exchanges: [read({ json: { transaction_id: id, amount: 97, status: 'completed' } })],
          result: { transactionId: id, status: 'APPROVED', amount: 9700 },
        },
        {
          story: 'a card is read at the address of all transactions',
          input: { transactionId: 'transaction-1', paymentMethod: 'CREDIT_CARD' },
          exchanges: [
            {
              request: { method: 'GET', path: '/transactions/transaction-1', headers },
              answer: { json: { transaction_id: id, amount: 97, status: 'not_authorized' } },
            },
          ],
          result: { status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { message: 'Transaction not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404, message: 'Transaction not found' },
        },
        {
          story: 'only a new charge may leave its status out',
          input: aTransactionToRead,
          exchanges: [read({ json: { transaction_id: id, amount: 97 } })],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout is made in the name of a person who logs in',
          input: aPixWithdraw,
          exchanges: [
            login,
            payOut(
              { status: 201, json: { id: 'w-1', amount: 150.5, status: 'pending' } },
              { amount: 150.5, pix_key_type: 'telefone', pix_key: '+5511987654321' },
            ),
          ],
          result: { withdrawId: 'w-1', status: 'PENDING', amount: 15_050 },
          idAt: 'id',
          amountAt: 'amount',
        },
      ],
      fails: [
        {
          story: 'without the login nobody is asked',
          input: aPixWithdraw,
          without: ['password'],
          exchanges: [],
          failure: { kind: 'credentials', message: 'Merchant ID, e-mail and password are required' },
        },
        {
          story: 'a login that is refused moves no money',
          input: aPixWithdraw,
          exchanges: [{ ...login, answer: { status: 401, json: { message: 'Invalid credentials' } } }],
          failure: { kind: 'credentials', message: 'Invalid credentials' },
        },
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [login, payOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    ...sealedCardOperations,
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [read({ json: { transaction_id: id, amount: 97, status: word } })],
      }),
      expected: {
        pending: 'PENDING',
        not_authorized: 'PENDING',
        completed: 'APPROVED',
        chargeback: 'CHARGEBACK',
        failed: 'REJECTED',
        expired: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [login, payOut({ json: { id: 'w-1', amount: 150.5, status: word } })],
      }),
      expected: { pending: 'PENDING', completed: 'APPROVED', failed: 'REJECTED' },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a signed success is proven',
      body: success,
      headers: { 'x-webhook-signature': signatureOf(success) },
      reading: {
        kind: 'event',
        verification: 'signature',
        event: { type: 'TRANSACTION', transactionId: id, status: 'APPROVED', amountCents: 9700 },
      },
    },
    {
      story: 'the signature may come under the name of the brand, and the id under its short name',
      body: { ...success, data: { id, amount: 97, status: 'completed' } },
      headers: {
        'x-witetec-signature': signatureOf({ ...success, data: { id, amount: 97, status: 'completed' } }),
      },
      reading: { kind: 'event', verification: 'signature', event: { transactionId: id } },
    },
    {
      story: 'one changed byte is a forgery',
      body: { ...success, data: { ...success.data, amount: 98 } },
      headers: { 'x-webhook-signature': signatureOf(success) },
      reading: { kind: 'forged' },
    },
    {
      story: 'a call without a signature is a forgery',
      body: success,
      reading: { kind: 'forged' },
    },
    {
      story: 'without the secret nothing is proven',
      body: success,
      without: ['webhookSecret'],
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'nothing but a success is processed',
      body: { ...success, event: 'payment.chargeback' },
      without: ['webhookSecret'],
      reading: { kind: 'ignored' },
    },
  ],
}

function signatureOf(body: object): string {
  return createHmac('sha256', 'whsec_canary').update(JSON.stringify(body)).digest('hex')
}
