import type { PixKeyType } from '@balcao/domain/payments/pix-key'
import type { Exchange, ProviderCases, WebhookCase } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aPixSale,
  aPixWithdraw,
  aRefund,
  aTransactionToRead,
  idempotencyKey,
} from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

const id = '8d0c4c1e-7f0c-4d0b-9d59-0a4c6a3d6a11'

const pixAnswer = {
  id,
  status: 'waiting_payment',
  amount: 9700,
  paymentMethod: 'PIX',
  externalRef: 'order-1',
  createdAt: '2026-03-02T15:00:00.000Z',
  customer: { name: 'Maria da Silva', document: { number: '52998224725', type: 'CPF' } },
  pix: { qrcode: '00020101021226…', expirationDate: '2026-03-03T15:00:00.000Z', end2EndId: null },
}

const soldBody = {
  amount: 9700,
  items: [
    { title: 'Curso de violão', unitPrice: 9700, quantity: 1, tangible: false, externalRef: 'offer-1' },
  ],
  customer: {
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    phone: '11987654321',
    document: { number: '52998224725', type: 'CPF' },
  },
  postbackUrl: 'https://balcao.example/webhooks/abc',
  externalRef: 'order-1',
  ip: '203.0.113.7',
}

const withdrawal = {
  event: 'withdrawal.created',
  timestamp: '2026-03-02T15:00:00.000Z',
  withdrawal: {
    id: 'f3b1a8de-2f1a-45a4-8a53-1f3fdc0f0b6e',
    company_id: 'company-1',
    requested_amount: 15_050,
    currency: 'BRL',
    status: 'approved',
    paid_at: null,
    pix: { key_type: 'phone', key_value: '11987654321', end_to_end_id: null },
    fee: 0,
    net_amount: 15_050,
  },
}

export function functionsGatewayCases({
  companyId,
}: {
  companyId?: 'password' | 'header'
} = {}): ProviderCases {
  const password = companyId === 'password' ? 'company-1' : 'x'
  const headers = {
    authorization: basic(password),
    ...(companyId === 'header' && { 'x-company-id': 'company-1' }),
  }
  const asked = (body: object): Exchange['request'] => ({
    method: 'POST',
    path: '/functions/v1/transactions',
    headers,
    body,
  })
  const read = (answer: object): Exchange => ({
    request: { method: 'GET', path: '/functions/v1/transactions/transaction-1', headers },
    answer: { json: answer },
  })
  const cashOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
    request: {
      method: 'POST',
      path: '/functions/v1/withdrawals/cashout',
      headers: { ...headers, 'idempotency-key': idempotencyKey },
      body,
    },
    answer,
  })

  return {
    credentials: { secretKey: 'sk_live_canary', ...(companyId && { publicKey: 'company-1' }) },
    basePaths: ['/functions/v1'],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix gives the code to pay, whichever field it comes in',
            input: aPixSale(),
            exchanges: [
              {
                request: asked({ ...soldBody, paymentMethod: 'PIX', pix: { expiresInDays: 1 } }),
                answer: { status: 201, json: pixAnswer },
              },
            ],
            result: {
              transactionId: id,
              status: 'PENDING',
              amount: 9700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'id',
            amountAt: 'amount',
          },
          {
            story: 'the copy-and-paste text wins over what the QR code holds',
            input: aPixSale(),
            exchanges: [
              {
                request: asked({}),
                answer: {
                  status: 201,
                  json: {
                    ...pixAnswer,
                    pix: { copyPaste: '0002010102…', qrcode: 'data:image/png;base64,i' },
                  },
                },
              },
            ],
            result: { pixCode: '0002010102…', expiresAt: new Date('2026-03-03T15:00:00.000Z') },
          },
          {
            story: 'a card is opened at the moment of the call, and the address travels with it',
            input: aCardSale(),
            exchanges: [
              {
                request: asked({
                  paymentMethod: 'CARD',
                  installments: 3,
                  card: {
                    number: '4111111111111111',
                    holderName: 'MARIA DA SILVA',
                    expirationMonth: 7,
                    expirationYear: 2031,
                    cvv: '9743',
                  },
                  shipping: {
                    address: {
                      street: 'Praça da Sé',
                      streetNumber: '1',
                      zipCode: '01001000',
                      neighborhood: 'Sé',
                      city: 'São Paulo',
                      state: 'SP',
                      country: 'BR',
                    },
                  },
                }),
                answer: { status: 201, json: { id, status: 'paid', amount: 9700 } },
              },
            ],
            result: { status: 'APPROVED', paymentMethod: 'CREDIT_CARD' },
          },
          {
            story: 'a boleto gives the digitable line and the address of the slip',
            input: aBilletSale(),
            exchanges: [
              {
                request: asked({ paymentMethod: 'BOLETO', boleto: { expiresInDays: 3 } }),
                answer: {
                  status: 201,
                  json: {
                    id,
                    status: 'waiting_payment',
                    amount: 9700,
                    boleto: {
                      digitableLine: '34191790010104351004791020150008291070026000',
                      url: 'https://slip.example/1',
                    },
                  },
                },
              },
            ],
            result: {
              status: 'PENDING',
              billetCode: '34191790010104351004791020150008291070026000',
              billetUrl: 'https://slip.example/1',
              expiresAt: new Date('2026-03-05T15:00:00.000Z'),
            },
          },
        ],
        fails: [
          {
            story: 'the words of a refusal are passed on',
            input: aPixSale(),
            exchanges: [
              {
                request: asked({}),
                answer: { status: 400, json: { error: 'customer.document is invalid' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'customer.document is invalid', httpStatus: 400 },
          },
          {
            story: 'a card sale without a card is refused here',
            input: { ...aCardSale(), cardId: undefined },
            exchanges: [],
            failure: { kind: 'invalid_request', message: 'Card token is required for credit card payments.' },
          },
          ...(companyId
            ? [
                {
                  story: 'without the id of the company the key is sent alone',
                  input: aPixSale(),
                  without: ['publicKey'],
                  exchanges: [
                    {
                      request: {
                        method: 'POST',
                        path: '/functions/v1/transactions',
                        headers: { authorization: basic('x') },
                      },
                      answer: { status: 401, json: { message: 'Unauthorized' } },
                    },
                  ],
                  failure: { kind: 'credentials', message: 'Unauthorized' } as const,
                },
              ]
            : []),
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a paid Pix carries its end-to-end id',
            input: aTransactionToRead,
            exchanges: [read({ ...pixAnswer, status: 'paid', pix: { end2EndId: 'E123' } })],
            result: { transactionId: id, status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
          },
        ],
        fails: [
          {
            story: 'a transaction that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [
              {
                request: { method: 'GET', path: '/functions/v1/transactions/transaction-1' },
                answer: { status: 404, json: { message: 'Transaction not found' } },
              },
            ],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
        ],
      },
      refund: {
        works: [
          {
            story: 'a part is refunded by its amount',
            input: { ...aRefund, amount: 1_000 },
            exchanges: [
              {
                request: {
                  method: 'POST',
                  path: '/functions/v1/transactions/transaction-1/refund',
                  headers,
                  body: { amount: 1_000 },
                },
                answer: { json: { ...pixAnswer, status: 'refunded' } },
              },
            ],
            result: { refundId: id, success: true },
            idAt: 'id',
          },
        ],
        fails: [
          {
            story: 'a refund that is refused keeps the message of the provider',
            input: aRefund,
            exchanges: [
              {
                request: { method: 'POST', path: '/functions/v1/transactions/transaction-1/refund' },
                answer: { status: 400, json: { message: 'Refund not allowed' } },
              },
            ],
            failure: { kind: 'provider_error', message: 'Refund not allowed' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout by Pix is sent once under its key, and approved is not paid yet',
            input: aPixWithdraw,
            exchanges: [
              cashOut(
                { status: 201, json: withdrawal },
                {
                  isPix: true,
                  pixkeytype: 'phone',
                  pixkey: '11987654321',
                  requestedamount: 15_050,
                  description: 'withdraw-1',
                },
              ),
            ],
            result: { withdrawId: withdrawal.withdrawal.id, status: 'PENDING', amount: 15_050 },
            idAt: 'withdrawal.id',
            amountAt: 'withdrawal.requested_amount',
          },
          {
            story: 'a document is sent in digits, and an e-mail as it is',
            input: payoutTo('529.982.247-25', 'CPF'),
            exchanges: [
              cashOut({ status: 201, json: withdrawal }, { pixkeytype: 'cpf', pixkey: '52998224725' }),
            ],
            result: { status: 'PENDING' },
          },
          {
            story: 'a random key keeps its hyphens',
            input: payoutTo('7D9F0C1E-2B3A-4C5D-8E6F-708192A3B4C5', 'RANDOM'),
            exchanges: [
              cashOut(
                { status: 201, json: withdrawal },
                { pixkeytype: 'evp', pixkey: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5' },
              ),
            ],
            result: { status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [cashOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
            failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
          },
          {
            story: 'too many orders may mean that this very one is on its way',
            input: aPixWithdraw,
            exchanges: [cashOut({ status: 429, json: { message: 'Duplicated withdrawal' } })],
            failure: { kind: 'unknown', httpStatus: 429 },
          },
          {
            story: 'nothing is sent without the key of the intent',
            input: aPixWithdraw,
            without: ['idempotencyKey'],
            exchanges: [],
            failure: { kind: 'invalid_request' },
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
          exchanges: [read({ id, status: word, amount: 9700 })],
        }),
        expected: {
          waiting_payment: 'PENDING',
          pending: 'PENDING',
          processing: 'PENDING',
          authorized: 'PENDING',
          partially_paid: 'PENDING',
          in_analisys: 'PENDING',
          paid: 'APPROVED',
          refunded: 'REFUNDED',
          chargedback: 'CHARGEBACK',
          in_protest: 'CHARGEBACK',
          refused: 'REJECTED',
          canceled: 'REJECTED',
          cancelled: 'REJECTED',
          expired: 'REJECTED',
          failed: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'withdraw',
          input: aPixWithdraw,
          exchanges: [
            cashOut({ json: { ...withdrawal, withdrawal: { ...withdrawal.withdrawal, status: word } } }),
          ],
        }),
        expected: {
          pending: 'PENDING',
          approved: 'PENDING',
          processing: 'PENDING',
          done: 'APPROVED',
          done_manual: 'APPROVED',
          paid: 'APPROVED',
          completed: 'APPROVED',
          cancelled: 'CANCELED',
          failed: 'REJECTED',
          refused: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
    },
    webhooks,
  }
}

function payoutTo(pixKey: string, pixType: PixKeyType) {
  return { paymentMethod: 'PIX' as const, amount: 15_050, withdrawReference: 'withdraw-1', pixKey, pixType }
}

function basic(password: string): string {
  return `Basic ${Buffer.from(`sk_live_canary:${password}`).toString('base64')}`
}

const webhooks: readonly WebhookCase[] = [
  {
    story: 'a paid transaction is reported, and nothing proves by whom',
    body: {
      id: 'event-1',
      type: 'transaction',
      objectId: id,
      data: {
        ...pixAnswer,
        status: 'paid',
        customer: { document: '52998224725' },
        pix: { end2EndId: 'E123' },
      },
    },
    reading: {
      kind: 'event',
      verification: 'none',
      event: {
        type: 'TRANSACTION',
        transactionId: id,
        status: 'APPROVED',
        rawStatus: 'paid',
        amountCents: 9700,
        orderId: 'order-1',
        endToEndId: 'E123',
        eventId: 'event-1',
      },
    },
  },
  {
    story: 'a transaction is known without a type as well',
    body: { data: { id, status: 'chargedback' } },
    reading: { kind: 'event', event: { transactionId: id, status: 'CHARGEBACK' } },
  },
  {
    story: 'a word that nobody knows is passed on as unconfirmed',
    body: { type: 'transaction', data: { id, status: 'zzz_new' } },
    reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
  },
  {
    story: 'a withdrawal is no transaction',
    body: { ...withdrawal, event: 'withdrawal.done' },
    reading: { kind: 'ignored' },
  },
  {
    story: 'a transaction without an id is ignored',
    body: { type: 'transaction', data: { status: 'paid' } },
    reading: { kind: 'ignored' },
  },
]
