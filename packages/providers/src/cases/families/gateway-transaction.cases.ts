import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import type { Exchange, OperationCases, StatusCases, WebhookCase } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aPixSale,
  aRefund,
  aTransactionToRead,
  companies,
} from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

/** Cases common to both families of gateways; each adds its payouts and its tables. */

const pixAnswer = {
  id: 1234567,
  status: 'waiting_payment',
  amount: 9700,
  currency: 'BRL',
  externalRef: 'order-1',
  secureId: '5f8a0c9e-2e63-4a0a-9a5c-6d5f5f0f0c11',
  pix: { qrcode: '00020101021226…', expirationDate: '2026-03-03', end2EndId: null },
}

/** The body of the sample sale, as sent. */
const soldBody = {
  amount: 9700,
  items: [
    { title: 'Curso de violão', unitPrice: 9700, quantity: 1, tangible: false, externalRef: 'offer-1' },
  ],
  customer: {
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    phone: '11987654321',
    document: { number: '52998224725', type: 'cpf' },
  },
  postbackUrl: 'https://balcao.example/webhooks/abc',
  externalRef: 'order-1',
}

export function gatewayTransactionCases(
  authorization: string,
  methods: readonly PaymentMethod[] = paymentMethods,
) {
  const headers = { authorization }
  const asked = (body: object): Exchange['request'] => ({
    method: 'POST',
    path: '/v1/transactions',
    headers,
    body,
  })
  const read = (answer: object): Exchange => ({
    request: { method: 'GET', path: '/v1/transactions/transaction-1', headers },
    answer: { json: answer },
  })

  const createTransaction: OperationCases<'createTransaction'> = {
    works: [
      {
        story: 'a Pix gives the code to pay and lasts until the end of its day',
        input: aPixSale(),
        exchanges: [
          {
            request: asked({ ...soldBody, paymentMethod: 'pix', pix: { expiresInDays: 1 } }),
            answer: { json: pixAnswer },
          },
        ],
        result: {
          transactionId: '1234567',
          status: 'PENDING',
          amount: 9700,
          orderId: 'order-1',
          pixCode: '00020101021226…',
          expiresAt: new Date('2026-03-04T02:59:59.000Z'),
        },
        idAt: 'id',
        amountAt: 'amount',
      },
      {
        story: 'an amount that comes as text is still the amount',
        input: aPixSale(),
        exchanges: [{ request: asked({}), answer: { json: { ...pixAnswer, amount: '9700' } } }],
        result: { amount: 9700 },
      },
      {
        story: 'shipping and coupons make one line of the whole, because items must add up',
        input: aPixSale({ amount: 11_200 }),
        exchanges: [
          {
            request: asked({
              amount: 11_200,
              items: [{ title: 'Curso de violão', unitPrice: 11_200, quantity: 1, externalRef: 'offer-1' }],
            }),
            answer: { json: { ...pixAnswer, amount: 11_200 } },
          },
        ],
        result: { amount: 11_200 },
      },
      ...companies.map(({ typed, number }) => ({
        story: `a company buys under its CNPJ ${number}`,
        input: aPixSale({ customer: { ...aPixSale().customer, document: typed } }),
        exchanges: [
          {
            request: asked({ customer: { ...soldBody.customer, document: { number, type: 'cnpj' } } }),
            answer: { json: pixAnswer },
          },
        ],
        result: { status: 'PENDING' },
      })),
      {
        story: 'a card is opened at the moment of the call',
        input: aCardSale(),
        exchanges: [
          {
            request: asked({
              paymentMethod: 'credit_card',
              installments: 3,
              card: {
                number: '4111111111111111',
                holderName: 'MARIA DA SILVA',
                expirationMonth: 7,
                expirationYear: 2031,
                cvv: '9743',
              },
            }),
            answer: { json: { id: 1234568, status: 'paid', amount: 9700 } },
          },
        ],
        result: { transactionId: '1234568', status: 'APPROVED', paymentMethod: 'CREDIT_CARD' },
        idAt: 'id',
        amountAt: 'amount',
      },
      {
        story: 'a card that the issuer refuses is a REJECTED transaction',
        input: aCardSale(),
        exchanges: [
          {
            request: asked({ paymentMethod: 'credit_card' }),
            answer: { json: { id: 1234569, status: 'refused', amount: 9700, refusedReason: {} } },
          },
        ],
        result: { status: 'REJECTED', mapped: true, certainty: 'KNOWN' },
      },
      {
        story: 'a boleto gives the digitable line and the address of the slip',
        input: aBilletSale(),
        exchanges: [
          {
            request: asked({ paymentMethod: 'boleto', boleto: { expiresInDays: 3 } }),
            answer: {
              json: {
                id: 1234570,
                status: 'waiting_payment',
                amount: 9700,
                boleto: {
                  barcode: '34191790010104351004791020150008291070026000',
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
        story: 'the words of a refusal are passed on, without the document that they quote',
        input: aPixSale(),
        exchanges: [
          { request: asked({}), answer: { status: 422, json: { message: 'CPF 529.982.247-25 is invalid' } } },
        ],
        failure: { kind: 'provider_error', message: 'CPF ***.982.247-** is invalid', httpStatus: 422 },
      },
      {
        story: 'a key that is not accepted is about credentials',
        input: aPixSale(),
        exchanges: [{ request: asked({}), answer: { status: 401, json: {} } }],
        failure: { kind: 'credentials', message: 'Unauthorized.' },
      },
      {
        story: 'a provider that asks for patience says for how long',
        input: aPixSale(),
        exchanges: [
          {
            request: asked({}),
            answer: { status: 429, headers: { 'retry-after': '7' }, json: { message: 'Slow down' } },
          },
        ],
        failure: { kind: 'rate_limited', retryAfterSeconds: 7 },
      },
      {
        story: 'a conflict may be our own first try',
        input: aPixSale(),
        exchanges: [{ request: asked({}), answer: { status: 409, json: { message: 'Duplicated' } } }],
        failure: { kind: 'unknown' },
      },
      {
        story: 'a Pix without its code is no Pix, but its id is kept to find it again',
        input: aPixSale(),
        exchanges: [{ request: asked({}), answer: { json: { ...pixAnswer, pix: {} } } }],
        failure: { kind: 'bad_response', reference: '1234567' },
      },
      {
        story: 'another currency is not what was asked',
        input: aPixSale(),
        exchanges: [{ request: asked({}), answer: { json: { ...pixAnswer, currency: 'USD' } } }],
        failure: { kind: 'bad_response', reference: '1234567' },
      },
      {
        story: 'the words of a refused card sale are passed on',
        input: aCardSale(),
        exchanges: [{ request: asked({}), answer: { status: 400, json: { message: 'Cartão inválido' } } }],
        failure: { kind: 'provider_error', message: 'Cartão inválido' },
      },
      {
        story: 'a card sale without a card is refused here',
        input: { ...aCardSale(), cardId: undefined },
        exchanges: [],
        failure: { kind: 'invalid_request', message: 'Card token is required for credit card payments.' },
      },
    ],
  }

  const getTransaction: OperationCases<'getTransaction'> = {
    works: [
      {
        story: 'a paid Pix carries its end-to-end id',
        input: aTransactionToRead,
        exchanges: [read({ ...pixAnswer, status: 'paid', pix: { end2EndId: 'E123' } })],
        result: { status: 'APPROVED', amount: 9700, currency: 'BRL', endToEndId: 'E123' },
      },
      {
        story: 'an id beyond the range of numbers keeps all its digits',
        input: aTransactionToRead,
        exchanges: [
          {
            request: { method: 'GET', path: '/v1/transactions/transaction-1' },
            answer: { body: '{"id":90071992547409931234,"status":"paid","amount":9700}' },
          },
        ],
        result: { transactionId: '90071992547409931234' },
      },
    ],
    fails: [
      {
        story: 'a transaction that nobody knows is not found',
        input: aTransactionToRead,
        exchanges: [
          {
            request: { method: 'GET', path: '/v1/transactions/transaction-1' },
            answer: { status: 404, json: { message: 'Not found' } },
          },
        ],
        failure: { kind: 'provider_error', httpStatus: 404 },
      },
      {
        story: 'our own reference cannot be looked up here',
        input: { orderId: 'order-1', paymentMethod: 'PIX' },
        exchanges: [],
        failure: { kind: 'unsupported', message: 'Method not implemented.' },
      },
    ],
  }

  const refund: OperationCases<'refund'> = {
    works: [
      {
        story: 'the whole is refunded when no amount is given',
        input: aRefund,
        exchanges: [
          {
            request: { method: 'POST', path: '/v1/transactions/transaction-1/refund', headers, body: {} },
            answer: { json: { ...pixAnswer, status: 'refunded' } },
          },
        ],
        result: { refundId: '1234567', success: true },
        idAt: 'id',
      },
      {
        story: 'a part is refunded by its amount',
        input: { ...aRefund, amount: 1_000 },
        exchanges: [
          {
            request: {
              method: 'POST',
              path: '/v1/transactions/transaction-1/refund',
              body: { amount: 1_000 },
            },
            answer: { json: pixAnswer },
          },
        ],
        result: { success: true },
      },
    ],
    fails: [
      {
        story: 'a refund that is refused keeps the message of the provider',
        input: aRefund,
        exchanges: [
          {
            request: { method: 'POST', path: '/v1/transactions/transaction-1/refund' },
            answer: { status: 400, json: { message: 'Saldo insuficiente' } },
          },
        ],
        failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
      },
    ],
  }

  return {
    operations: {
      createTransaction: onlyBy(methods, createTransaction),
      getTransaction,
      refund,
      ...sealedCardOperations,
    },
    probe: (word: string) => ({
      operation: 'getTransaction' as const,
      input: aTransactionToRead,
      exchanges: [read({ id: 1234567, status: word, amount: 9700 })],
    }),
    webhooks: gatewayWebhooks,
  } satisfies { operations: object; probe: StatusCases['probe']; webhooks: readonly WebhookCase[] }
}

/** Limits the cases to the methods of a member. */
function onlyBy(
  methods: readonly PaymentMethod[],
  { works, fails = [] }: OperationCases<'createTransaction'>,
): OperationCases<'createTransaction'> {
  const isTaken = ({ input }: { input: { paymentMethod: PaymentMethod } }) =>
    methods.includes(input.paymentMethod)
  const [first, ...others] = works.filter(isTaken)
  if (!first) throw new Error('A gateway takes at least one method')
  return { works: [first, ...others], fails: fails.filter(isTaken) }
}

const gatewayWebhooks: readonly WebhookCase[] = [
  {
    story: 'a paid transaction is reported, and nothing proves by whom',
    body: {
      type: 'transaction',
      objectId: '1234567',
      url: 'https://balcao.example/webhooks/abc',
      data: { ...pixAnswer, status: 'paid', pix: { end2EndId: 'E123' } },
    },
    reading: {
      kind: 'event',
      verification: 'none',
      event: {
        type: 'TRANSACTION',
        transactionId: '1234567',
        status: 'APPROVED',
        rawStatus: 'paid',
        amountCents: 9700,
        orderId: 'order-1',
        endToEndId: 'E123',
      },
    },
  },
  {
    story: 'a word that nobody knows is passed on as unconfirmed',
    body: { type: 'transaction', data: { id: 1, status: 'zzz_new' } },
    reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
  },
  {
    story: 'what is not about a transaction is ignored',
    body: { type: 'withdraw', data: { id: 1, status: 'COMPLETED' } },
    reading: { kind: 'ignored' },
  },
  {
    story: 'a transaction without an id is ignored',
    body: { type: 'transaction', data: { status: 'paid' } },
    reading: { kind: 'ignored' },
  },
]
