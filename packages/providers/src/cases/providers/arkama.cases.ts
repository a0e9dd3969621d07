import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { authorization: 'Bearer 77|token-canary' }
const order = {
  id: 'ABC123DEF456',
  externalRef: 'order-1',
  value: 97,
  status: 'PENDING',
  paymentMethod: 'pix',
  pix: { payload: '00020101021226…' },
}

/** The vendor's own sample of a postback: the cart has an id and a status as well. */
const postback = {
  token: 'webhook-token-canary',
  event: 'ORDER_PAID',
  data: {
    cart: { id: 'CTBEG3TM1', status: 'FINISHED', items: [{ quantity: 1, unitPrice: '97.00' }] },
    order: {
      id: 'ORBEG3T59',
      status: 'PAID',
      value: '97.00',
      total_value: '97.00',
      paymentMethod: 'PIX',
      installments: 0,
      externalRef: 'order-1',
      pix: { payload: '00020101021226…', e2e: 'E123', e2e_dev: null },
    },
  },
}

const asksForOrder = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/api/v1/orders', headers, body },
  answer,
})
const readsOrder = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/v1/orders/transaction-1', headers },
  answer,
})

export const cases: ProviderCases = {
  credentials: { secretKey: '77|token-canary', webhookToken: 'webhook-token-canary' },
  basePaths: ['/api/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'an order of something digital gets a standing address',
          input: aPixSale(),
          exchanges: [
            asksForOrder(
              { status: 201, json: order },
              {
                value: 97,
                paymentMethod: 'pix',
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  document: '52998224725',
                  cellphone: '11987654321',
                },
                items: [{ title: 'Curso de violão', unitPrice: 97, quantity: 1, isDigital: true }],
                shipping: {
                  address: {
                    cep: '01001000',
                    street: 'Praça da Sé',
                    number: 'S/N',
                    neighborhood: 'Sé',
                    city: 'São Paulo',
                    state: 'SP',
                  },
                },
                ip: '203.0.113.7',
                externalRef: 'order-1',
                callback_url: 'https://balcao.example/webhooks/abc',
              },
            ),
          ],
          result: {
            transactionId: 'ABC123DEF456',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'id',
          amountAt: 'value',
        },
        {
          story: 'an order that is shipped says where, and its answer may come under data',
          input: aPixSale({
            amount: 11_200,
            address: {
              zipCode: '20040-002',
              address: 'Avenida Rio Branco',
              number: '156',
              district: 'Centro',
              city: 'Rio de Janeiro',
              state: 'RJ',
            },
          }),
          exchanges: [
            asksForOrder(
              { status: 201, json: { data: { ...order, value: 112 } } },
              {
                value: 112,
                items: [{ title: 'Curso de violão', unitPrice: 112, quantity: 1 }],
                shipping: {
                  address: {
                    cep: '20040002',
                    street: 'Avenida Rio Branco',
                    number: '156',
                    neighborhood: 'Centro',
                    city: 'Rio de Janeiro',
                    state: 'RJ',
                  },
                },
              },
            ),
          ],
          result: { transactionId: 'ABC123DEF456', amount: 11_200 },
        },
      ],
      fails: [
        {
          story: 'an order without an IP would be refused, so it gets a standing one',
          input: { ...aPixSale(), customerIp: undefined },
          exchanges: [asksForOrder({ status: 400, json: {} }, { ip: '127.0.0.1' })],
          failure: { kind: 'provider_error' },
        },
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [
            asksForOrder({
              status: 422,
              json: {
                message: 'O celular é inválido.',
                errors: { 'customer.cellphone': ['O celular é inválido.'] },
              },
            }),
          ],
          failure: { kind: 'provider_error', message: 'O celular é inválido.' },
        },
        {
          story: 'a refusal without words gets the specified ones',
          input: aPixSale(),
          exchanges: [asksForOrder({ status: 400, json: {} })],
          failure: { kind: 'provider_error', message: 'Erro desconhecido.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'an order that was paid',
          input: aTransactionToRead,
          exchanges: [readsOrder({ json: { ...order, status: 'PAID' } })],
          result: { transactionId: 'ABC123DEF456', status: 'APPROVED', amount: 9_700 },
        },
      ],
      fails: [
        {
          story: 'an order that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [readsOrder({ status: 404, json: { message: 'Not found' } })],
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
        exchanges: [readsOrder({ json: { ...order, status: word } })],
      }),
      expected: {
        pending: 'PENDING',
        processing: 'PENDING',
        waiting: 'PENDING',
        created: 'PENDING',
        waiting_payment: 'PENDING',
        partially_paid: 'PENDING',
        paid: 'APPROVED',
        authorized: 'APPROVED',
        confirmed: 'APPROVED',
        received: 'APPROVED',
        refunded: 'CHARGEBACK',
        refund: 'CHARGEBACK',
        chargedback: 'CHARGEBACK',
        chargeback: 'CHARGEBACK',
        in_protest: 'CHARGEBACK',
        refused: 'REJECTED',
        failed: 'REJECTED',
        expired: 'REJECTED',
        canceled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'an order that was paid, beside its cart, with the token of our account',
      body: postback,
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          transactionId: 'ORBEG3T59',
          status: 'APPROVED',
          rawStatus: 'PAID',
          amountCents: 9_700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'the older format holds the order itself, and nothing is proved without a token',
      without: ['webhookToken'],
      body: { event: 'ORDER_STATUS_CHANGED', data: { ...order, value: '97.00', status: 'PAID' } },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'ABC123DEF456', status: 'APPROVED', amountCents: 9_700, orderId: 'order-1' },
      },
    },
    {
      story: 'another token is a forgery',
      body: { ...postback, token: 'guessed' },
      reading: { kind: 'forged' },
    },
    {
      story: 'the other form that an integrator expects reads the same',
      without: ['webhookToken'],
      body: {
        event: 'payment.confirmed',
        payment: { id: 'ABC123DEF456', externalId: 'order-1', status: 'paid', amount: 97 },
      },
      reading: { kind: 'event', event: { transactionId: 'ABC123DEF456', status: 'APPROVED' } },
    },
    {
      story: 'a cart that was left is no order',
      body: { token: 'webhook-token-canary', event: 'CART_ABANDONED', data: { cart: { id: 'CTBEG3TM1' } } },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a trial call without an order is ignored',
      without: ['webhookToken'],
      body: {},
      reading: { kind: 'ignored' },
    },
  ],
}
