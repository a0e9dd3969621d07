import type { Exchange, ProviderCases, StatusCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { 'x-authorization-key': 'sk_live_canary', 'x-store-key': 'store-1' }

const charged = {
  id: '0b8f7c2a-6c55-4a37-8c5b-4f3d4f2f3f10',
  orderId: 'b522a295-e404-4f4e-9d1b-0c3b9a1f7a10',
  status: 'pending',
  externalCode: 'order-1',
  pix: { payload: '00020101021226…', encodedImage: 'iVBORw0=' },
  expirationDate: '2026-03-03T15:00:00.000Z',
}

const withdraw = {
  id: 'b522a295-e404-4f4e-9d1b-0c3b9a1f7a11',
  amount: 15_050,
  pixKey: '+5511987654321',
  pixKeyType: 'phone',
  withdrawStatusId: 'PendingProcessing',
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:00.000Z',
}

/** The members differ only in the meaning of their status words. */
export function storeKeyGatewayCases(words: Pick<StatusCases, 'expected' | 'otherwise'>): ProviderCases {
  const order = (answer: Exchange['answer'], body: object = {}): Exchange => ({
    request: { method: 'POST', path: '/v1/transactions', headers, body },
    answer,
  })
  const read = (answer: Exchange['answer']): Exchange => ({
    request: { method: 'GET', path: '/v1/transactions/transaction-1', headers },
    answer,
  })
  const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
    request: { method: 'POST', path: '/v1/request/withdraw', headers, body },
    answer,
  })

  return {
    credentials: { secretKey: 'sk_live_canary', publicKey: 'store-1' },
    basePaths: ['/v1'],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix gives the code to pay and its picture',
            input: aPixSale(),
            exchanges: [
              order(
                { status: 201, json: charged },
                {
                  isInfoProducts: true,
                  paymentMethod: 'pix',
                  amount: 9700,
                  discount: 0,
                  installments: 1,
                  installmentFee: 0,
                  externalCode: 'order-1',
                  customer: {
                    name: 'Maria da Silva',
                    email: 'maria@exemplo.com.br',
                    phone: '11987654321',
                    document: { number: '52998224725', type: 'cpf' },
                  },
                  items: [
                    {
                      title: 'Curso de violão',
                      description: 'Curso de violão',
                      unitPrice: 9700,
                      quantity: 1,
                      tangible: false,
                    },
                  ],
                  postbackUrl: 'https://balcao.example/webhooks/abc',
                  ip: '203.0.113.7',
                },
              ),
            ],
            result: {
              transactionId: charged.orderId,
              status: 'PENDING',
              amount: 9700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              pixQrCode: 'data:image/png;base64,iVBORw0=',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'orderId',
          },
          {
            story: 'goods that are shipped are no information product, and a Pix without a date lasts a day',
            input: aPixSale({
              items: [{ id: 'offer-2', title: 'Violão', unitPrice: 9700, quantity: 1, tangible: true }],
            }),
            exchanges: [
              order(
                { status: 201, json: { ...charged, expirationDate: null } },
                { isInfoProducts: false, items: [{ title: 'Violão', tangible: true }] },
              ),
            ],
            result: { expiresAt: new Date('2026-03-03T15:00:00.000Z') },
          },
        ],
        fails: [
          {
            story: 'the words of a refusal are passed on',
            input: aPixSale(),
            exchanges: [order({ status: 400, json: { message: 'Valor mínimo não atingido' } })],
            failure: { kind: 'provider_error', message: 'Valor mínimo não atingido' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'the order is read under its own name',
            input: aTransactionToRead,
            exchanges: [
              read({
                json: {
                  orders: { status: 'paid', total: 9700, paymentMethod: 'pix', externalCode: 'order-1' },
                },
              }),
            ],
            result: { transactionId: 'transaction-1', status: 'APPROVED', amount: 9700, orderId: 'order-1' },
          },
        ],
        fails: [
          {
            story: 'an order that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [read({ status: 404, json: { message: 'Order not found' } })],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout by Pix waits to be processed',
            input: aPixWithdraw,
            exchanges: [
              payOut({ json: withdraw }, { amount: 15_050, pixKey: '+5511987654321', pixKeyType: 'phone' }),
            ],
            result: { withdrawId: withdraw.id, status: 'PENDING', mapped: true, amount: 15_050 },
            idAt: 'id',
            amountAt: 'amount',
          },
          {
            story: 'a random key is called random here',
            input: {
              paymentMethod: 'PIX',
              amount: 15_050,
              withdrawReference: 'withdraw-1',
              pixKey: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5',
              pixType: 'RANDOM',
            },
            exchanges: [payOut({ json: withdraw }, { pixKeyType: 'random' })],
            result: { status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [payOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
            failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [read({ json: { orders: { status: word, total: 9700 } } })],
        }),
        ...words,
      },
      withdraw: {
        probe: (word) => ({
          operation: 'withdraw',
          input: aPixWithdraw,
          exchanges: [payOut({ json: { ...withdraw, withdrawStatusId: word } })],
        }),
        expected: { PendingProcessing: 'PENDING', Successfull: 'APPROVED' },
        otherwise: 'PENDING',
      },
    },
    webhooks: [
      {
        story: 'a paid order is reported flatly, and nothing proves by whom',
        body: { orderId: charged.orderId, status: 'paid', externalCode: 'order-1', amount: 9700 },
        reading: {
          kind: 'event',
          verification: 'none',
          event: {
            type: 'TRANSACTION',
            transactionId: charged.orderId,
            status: 'APPROVED',
            amountCents: 9700,
            orderId: 'order-1',
          },
        },
      },
      {
        story: 'a word that nobody knows is passed on as unconfirmed',
        body: { orderId: charged.orderId, status: 'zzz_new' },
        reading: { kind: 'event', event: { mapped: false, certainty: 'UNCONFIRMED' } },
      },
      {
        story: 'a withdraw is no charge',
        body: { ...withdraw, withdrawStatusId: 'Successfull' },
        reading: { kind: 'ignored' },
      },
    ],
  }
}
