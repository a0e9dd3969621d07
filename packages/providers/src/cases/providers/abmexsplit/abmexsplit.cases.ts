import type { Exchange, ProviderCases, ScriptedAnswer } from '#cases/provider-cases.ts'
import {
  aBilletSale,
  aCardSale,
  aPixSale,
  aReceiver,
  aRefund,
  aTransactionToRead,
} from '#cases/sample-inputs.ts'
import { sealedCardOperations } from '#cases/sealed-card.ts'

const headers = { authorization: `Basic ${Buffer.from('sk_live_canary:x').toString('base64')}` }
const sold = {
  id: 998,
  status: 'waiting_payment',
  amount: 9_700,
  external_reference: 'order-1',
  pix: { qrcode: '00020101021226…', expirationDate: '2026-03-03' },
}
const sells = (body: object, answer: ScriptedAnswer = { json: sold }): Exchange => ({
  request: { method: 'POST', path: '/v1/sells', headers, body },
  answer,
})
const readsSell = (json: object): Exchange => ({
  request: { method: 'GET', path: '/v1/sells/transaction-1', headers },
  answer: { json },
})
const refunds = (body: object, answer: ScriptedAnswer): Exchange => ({
  request: { method: 'POST', path: '/v1/sells/transaction-1/refund', headers, body },
  answer,
})
const company = (bankAccount: object = {}) =>
  aReceiver({
    document: '11.222.333/0001-81',
    documentType: 'CNPJ',
    bankAccount: { ...aReceiver().bankAccount, ...bankAccount },
  })
const marketplace: Exchange = {
  request: {
    method: 'POST',
    path: '/v1/marketplaces',
    headers,
    body: {
      name: 'Maria da Silva',
      document: '11222333000181',
      email: 'maria@exemplo.com.br',
      phone: '11987654321',
      bank_account: {
        bank_code: '341',
        branch_number: '0123',
        account_number: '12345',
        account_digit: '6',
        account_type: 'checking',
      },
      address: { street: 'Praça da Sé', city: 'São Paulo', zip_code: '01001000' },
    },
  },
  answer: { json: { id: 'mk-1', created_at: '2026-03-02T15:00:00Z' } },
}

export const cases: ProviderCases = {
  credentials: { secretKey: 'sk_live_canary' },
  basePaths: ['/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is a sell of items to a customer',
          input: aPixSale(),
          exchanges: [
            sells({
              amount: 9_700,
              items: [
                { id: 'offer-1', title: 'Curso de violão', unit_price: 9_700, quantity: 1, tangible: false },
              ],
              customer: {
                name: 'Maria da Silva',
                email: 'maria@exemplo.com.br',
                phone: '11987654321',
                document: '52998224725',
              },
              payment_method: 'pix',
              pix: { expiresInDays: 1 },
              webhook: 'https://balcao.example/webhooks/abc',
              external_reference: 'order-1',
            }),
          ],
          result: {
            transactionId: '998',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-04T02:59:59.000Z'),
          },
          idAt: 'id',
          amountAt: 'amount',
        },
        {
          story: 'a first split without a marketplace is dropped',
          input: aPixSale({
            splits: [
              { recipientId: '', amount: 80, type: 'PERCENTAGE' },
              { recipientId: 'mk-1', amount: 12.5, type: 'PERCENTAGE' },
              { recipientId: 'mk-2', amount: 1_050, type: 'FIXED' },
            ],
          }),
          exchanges: [
            sells({
              splits: [
                { marketplace_id: 'mk-1', amount: 12.5, type: 'percentage' },
                { marketplace_id: 'mk-2', amount: 1_050, type: 'fixed' },
              ],
            }),
          ],
          result: { transactionId: '998' },
        },
        {
          story: 'a first split with a marketplace is kept',
          input: aPixSale({ splits: [{ recipientId: 'mk-1', amount: 100, type: 'PERCENTAGE' }] }),
          exchanges: [sells({ splits: [{ marketplace_id: 'mk-1', amount: 100, type: 'percentage' }] })],
          result: { transactionId: '998' },
        },
        {
          story: 'a card is opened at the moment of the call',
          input: aCardSale(),
          exchanges: [
            sells(
              {
                payment_method: 'credit_card',
                installments: 3,
                card: { number: '4111111111111111', expirationYear: 2031, cvv: '9743' },
                customer: { address: { zip_code: '01001000', city: 'São Paulo' } },
              },
              { json: { id: 999, status: 'paid', amount: 9_700 } },
            ),
          ],
          result: { transactionId: '999', status: 'APPROVED' },
        },
        {
          story: 'a boleto gives the digitable line and the address of the slip',
          input: aBilletSale(),
          exchanges: [
            sells(
              { payment_method: 'boleto', boleto: { expiresInDays: 3 } },
              {
                json: {
                  id: 1_000,
                  status: 'waiting_payment',
                  amount: 9_700,
                  boleto: {
                    barcode: '34191790010104351004791020150008291070026000',
                    url: 'https://slip.example/1',
                  },
                },
              },
            ),
          ],
          result: {
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
          exchanges: [sells({}, { status: 422, json: { message: 'Marketplace inválido' } })],
          failure: { kind: 'provider_error', message: 'Marketplace inválido' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a sell that was paid',
          input: aTransactionToRead,
          exchanges: [readsSell({ ...sold, status: 'paid', pix: { end2EndId: 'E123' } })],
          result: { transactionId: '998', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
        },
      ],
      fails: [
        {
          story: 'a sell that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [
            {
              request: { method: 'GET', path: '/v1/sells/transaction-1' },
              answer: { status: 404, json: {} },
            },
          ],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is refunded when no amount is given',
          input: aRefund,
          exchanges: [refunds({}, { json: { ...sold, status: 'refunded' } })],
          result: { refundId: '998', success: true, certainty: 'KNOWN' },
          idAt: 'id',
        },
        {
          story: 'a part is refunded by its cents, and a sell that stays paid does not say that it went back',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [refunds({ amount: 1_000 }, { json: { ...sold, status: 'paid' } })],
          result: { success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refund that is refused keeps the message of the provider',
          input: aRefund,
          exchanges: [refunds({}, { status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    ...sealedCardOperations,
    createReceiver: {
      works: [
        {
          story: 'a company becomes a marketplace, with a price range drawn from its document',
          input: company(),
          exchanges: [{ ...marketplace, request: { ...marketplace.request, body: { price_range: 11_042 } } }],
          result: { receiverId: 'mk-1', status: 'ACTIVE', documentType: 'CNPJ' },
        },
        {
          story: 'what is told of it',
          input: company(),
          exchanges: [marketplace],
          result: { receiverId: 'mk-1' },
        },
        {
          story: 'without a phone a placeholder stands in, and without a date it is not there yet',
          input: { ...company(), phone: undefined },
          exchanges: [
            {
              request: { ...marketplace.request, body: { phone: '11999999999' } },
              answer: { json: { id: 'mk-1' } },
            },
          ],
          result: { status: 'PENDING' },
        },
        {
          story: 'a branch with a zero for its digit is taken at any bank',
          input: company({ bankCode: '237', branchDigit: '0' }),
          exchanges: [
            {
              ...marketplace,
              request: {
                ...marketplace.request,
                body: { bank_account: { bank_code: '237', branch_digit: '0' } },
              },
            },
          ],
          result: { receiverId: 'mk-1' },
        },
      ],
      fails: [
        {
          story: 'a person is refused before anybody is asked',
          input: aReceiver(),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'Adquirente não aceita CPF' },
        },
        {
          story: 'a bank outside the list is refused',
          input: company({ bankCode: '999' }),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'Banco não suportado, tente outro.' },
        },
        ...['001', '036', '246', '204', '237'].map((bankCode) => ({
          story: `a branch with a digit is refused at bank ${bankCode}`,
          input: company({ bankCode, branchDigit: '7' }),
          exchanges: [],
          failure: { kind: 'invalid_request' as const, message: 'Banco não suportado, tente outro.' },
        })),
      ],
    },
    getReceiver: {
      works: [
        {
          story: 'a marketplace that was created',
          input: { receiverId: 'mk-1', name: 'Loja' },
          exchanges: [
            {
              request: { method: 'GET', path: '/v1/marketplaces/mk-1', headers },
              answer: { json: { id: 'mk-1', created_at: '2026-03-02T15:00:00Z', balance: 5_000 } },
            },
          ],
          result: { receiverId: 'mk-1', status: 'ACTIVE', balance: 5_000, name: 'Loja' },
        },
      ],
      fails: [
        {
          story: 'a marketplace that nobody knows is not found',
          input: { receiverId: 'mk-1' },
          exchanges: [
            { request: { method: 'GET', path: '/v1/marketplaces/mk-1' }, answer: { status: 404, json: {} } },
          ],
          failure: { kind: 'provider_error', message: 'Receiver not found.', httpStatus: 404 },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [readsSell({ ...sold, status: word })],
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
        refunded: 'REFUNDED',
        canceled: 'REFUNDED',
        chargedback: 'CHARGEBACK',
        chargeback: 'CHARGEBACK',
        in_protest: 'CHARGEBACK',
        refused: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    receiver: {
      probe: (word) => ({
        operation: 'getReceiver',
        input: { receiverId: 'mk-1' },
        exchanges: [
          {
            request: { method: 'GET', path: '/v1/marketplaces/mk-1' },
            answer: { json: { id: 'mk-1', created_at: word === 'created' ? '2026-03-02T15:00:00Z' : null } },
          },
        ],
      }),
      expected: { created: 'ACTIVE', 'not created yet': 'PENDING' },
      otherwise: null,
    },
  },
  webhooks: [
    {
      story: 'a sell that was paid, and nothing proves by whom',
      body: { sell_id: 998, status: 'paid', amount: 9_700 },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: '998', status: 'APPROVED', amountCents: 9_700 },
      },
    },
    {
      story: 'a call that names no sell is ignored',
      body: { marketplace_id: 'mk-1', status: 'active' },
      reading: { kind: 'ignored' },
    },
  ],
}
