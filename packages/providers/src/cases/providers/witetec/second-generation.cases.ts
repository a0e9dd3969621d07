import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aCardSale, aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'
import { cardOnTheWire, customerOnTheWire } from './card.cases.ts'

const id = 'cmb1x2y3z0001'
const headers = { 'x-api-key': 'sk_live_canary' }

const transaction = {
  id,
  amount: 9700,
  feeAmount: 150,
  netAmount: 9550,
  method: 'PIX',
  status: 'PENDING',
  metadata: { externalRef: 'order-1' },
  pix: {
    qrcode: '00020101021226…',
    qrcodeUrl: '00020101021226…',
    copyPaste: null,
    expirationDate: '2026-03-03T15:00:00.000Z',
  },
  paidAt: null,
  end2endId: null,
}
const withdrawal = { id: 'w-1', amount: 15_050, status: 'PENDING', method: 'PIX' }

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/transactions', headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/transactions/transaction-1', headers },
  answer,
})
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/withdrawals', headers, body },
  answer,
})
const readPayout = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/withdrawals/w-1', headers },
  answer,
})

export const secondGenerationCases: ProviderCases = {
  credentials: { secretKey: 'sk_live_canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for in cents, and its code is in the field of the QR',
          input: aPixSale(),
          exchanges: [
            charge(
              { status: 201, json: { status: true, data: transaction } },
              {
                amount: 9700,
                method: 'PIX',
                customer: customerOnTheWire,
                items: [
                  {
                    title: 'Curso de violão',
                    amount: 9700,
                    quantity: 1,
                    tangible: false,
                    externalRef: 'offer-1',
                  },
                ],
                metadata: { externalRef: 'order-1', sellerExternalRef: 'order-1' },
              },
            ),
          ],
          result: {
            transactionId: id,
            status: 'PENDING',
            amount: 9700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'data.id',
          amountAt: 'data.amount',
        },
        {
          story: 'a card is charged at one go',
          input: aCardSale({ installments: 1 }),
          exchanges: [
            charge(
              { status: 201, json: { status: true, data: { id, amount: 9700, status: 'PAID' } } },
              { method: 'CREDIT_CARD', installments: 1, card: cardOnTheWire },
            ),
          ],
          result: { transactionId: id, status: 'APPROVED', paymentMethod: 'CREDIT_CARD' },
        },
      ],
      fails: [
        {
          story: 'a refusal is worded by the specification',
          input: aPixSale(),
          exchanges: [charge({ status: 422, json: { status: false, message: 'Invalid document' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação', httpStatus: 422 },
        },
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [charge({ json: { status: false, message: 'Invalid document' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação' },
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
          story: 'a paid Pix carries its end-to-end id',
          input: aTransactionToRead,
          exchanges: [
            read({ json: { status: true, data: { ...transaction, status: 'PAID', end2endId: 'E123' } } }),
          ],
          result: { transactionId: id, status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { status: false, message: 'Transaction not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout by Pix carries our reference',
          input: aPixWithdraw,
          exchanges: [
            payOut(
              { status: 201, json: { status: true, data: withdrawal } },
              {
                amount: 15_050,
                pixKey: '+5511987654321',
                pixKeyType: 'PHONE',
                method: 'PIX',
                metadata: { externalRef: 'withdraw-1', sellerExternalRef: 'withdraw-1' },
              },
            ),
          ],
          result: { withdrawId: 'w-1', status: 'PENDING', amount: 15_050 },
          idAt: 'data.id',
          amountAt: 'data.amount',
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [payOut({ status: 400, json: { message: 'Insufficient balance' } })],
          failure: { kind: 'provider_error', message: 'Insufficient balance' },
        },
        {
          story: 'a payout that is in progress already may be our own first try',
          input: aPixWithdraw,
          exchanges: [
            payOut({ status: 400, json: { code: 'WITHDRAWAL_IN_PROGRESS', message: 'In progress' } }),
          ],
          failure: { kind: 'unknown' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made is approved',
          input: { withdrawId: 'w-1' },
          exchanges: [
            readPayout({ json: { status: true, data: { ...withdrawal, status: 'PAID', end2endId: 'E9' } } }),
          ],
          result: { withdrawId: 'w-1', status: 'APPROVED', amount: 15_050, endToEndId: 'E9' },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'w-1' },
          exchanges: [readPayout({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
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
        exchanges: [read({ json: { status: true, data: { ...transaction, status: word } } })],
      }),
      expected: {
        PENDING: 'PENDING',
        WAITING_PAYMENT: 'PENDING',
        PROCESSING: 'PENDING',
        AUTHORIZED: 'PENDING',
        PAID: 'APPROVED',
        REFUNDED: 'REFUNDED',
        CHARGEDBACK: 'CHARGEBACK',
        DISPUTE: 'CHARGEBACK',
        BLOCKED: 'CHARGEBACK',
        FAILED: 'REJECTED',
        REFUSED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'w-1' },
        exchanges: [readPayout({ json: { status: true, data: { ...withdrawal, status: word } } })],
      }),
      expected: {
        PENDING: 'PENDING',
        APPROVED: 'PENDING',
        PROCESSING: 'PENDING',
        PAID: 'APPROVED',
        CANCELED: 'CANCELED',
        REJECTED: 'REJECTED',
        FAILED: 'REJECTED',
        REFUNDED: 'REJECTED',
        BLOCKED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid transaction is reported flatly, and nothing proves by whom',
      body: { eventType: 'TRANSACTION_PAID', ...transaction, status: 'PAID', end2endId: 'E123' },
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          type: 'TRANSACTION',
          transactionId: id,
          status: 'APPROVED',
          amountCents: 9700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'a word that nobody knows is passed on as unconfirmed',
      body: { eventType: 'TRANSACTION_ZZZ', id, status: 'ZZZ' },
      reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
    },
    {
      story: 'a withdrawal is no transaction',
      body: { eventType: 'WITHDRAWAL_PAID', id: 'w-1', status: 'PAID', amount: 15_050 },
      reading: { kind: 'ignored' },
    },
  ],
}
