import type { PixKeyType } from '@balcao/domain/payments/pix-key'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead, idempotencyKey } from '#cases/sample-inputs.ts'

const headers = { authorization: 'Bearer token_canary' }

const payment = {
  id: 'pay_01JC',
  external_id: 'order-1',
  total: 9700,
  method: 'pix',
  status: 'pending',
  started_at: '2026-03-02T15:00:00.000Z',
  completed_at: null,
  pix: { copypaste: '00020101021226…', qrcode: 'data:image/png;base64,iVBORw0=', end2EndId: null },
}
const transfer = {
  transfer_id: 'tr_01JC',
  value: 15_050,
  tax: 100,
  pix_key: '(11) 98765-4321',
  status: 'PENDING',
  dates: { started_at: '2026-03-02T15:00:00.000Z', completed_at: null },
}

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/api/payments', headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/transactions/transaction-1', headers },
  answer,
})
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/transfers/out',
    headers: { ...headers, 'idempotency-key': idempotencyKey },
    body,
  },
  answer,
})
const payoutTo = (pixKey: string, pixType: PixKeyType) => ({
  paymentMethod: 'PIX' as const,
  amount: 15_050,
  withdrawReference: 'withdraw-1',
  pixKey,
  pixType,
})

export const cases: ProviderCases = {
  credentials: { secretKey: 'token_canary' },
  basePaths: ['/api'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for with punctuation and gives both the text and the picture',
          input: aPixSale(),
          exchanges: [
            charge(
              { status: 201, json: payment },
              {
                amount: 9700,
                method: 'pix',
                external_id: 'order-1',
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  phone: '(11) 98765-4321',
                  document: { type: 'CPF', value: '529.982.247-25' },
                },
                products: [{ name: 'Curso de violão', price: 9700, quantity: '1', type: 'digital' }],
              },
            ),
          ],
          result: {
            transactionId: 'pay_01JC',
            status: 'PENDING',
            amount: 9700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'id',
          amountAt: 'total',
        },
        {
          story: 'goods that are shipped say where to',
          input: aPixSale({
            items: [{ id: 'offer-2', title: 'Violão', unitPrice: 9700, quantity: 1, tangible: true }],
            address: {
              zipCode: '01001-000',
              address: 'Praça da Sé',
              number: '1',
              district: 'Sé',
              city: 'São Paulo',
              state: 'SP',
            },
          }),
          exchanges: [
            charge(
              { json: payment },
              {
                delivery: {
                  street: 'Praça da Sé',
                  number: '1',
                  neighborhood: 'Sé',
                  city: 'São Paulo',
                  state: 'SP',
                  zipcode: '01001000',
                },
                products: [{ type: 'physical' }],
              },
            ),
          ],
          result: { status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on, without the document that they quote',
          input: aPixSale(),
          exchanges: [charge({ status: 422, json: { message: 'CPF 529.982.247-25 inválido' } })],
          failure: { kind: 'provider_error', message: 'CPF ***.982.247-** inválido' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a paid Pix carries its end-to-end id',
          input: aTransactionToRead,
          exchanges: [read({ json: { data: { ...payment, status: 'paid', pix: { end2EndId: 'E123' } } } })],
          result: { transactionId: 'pay_01JC', status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
        },
      ],
      fails: [
        {
          story: 'a payment that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { message: 'Not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout to a phone carries its punctuation, and goes once under its key',
          input: aPixWithdraw,
          exchanges: [
            payOut({ json: transfer }, { pix_key_type: 'phone', pix_key: '(11) 98765-4321', value: 15_050 }),
          ],
          result: { withdrawId: 'tr_01JC', status: 'PENDING', amount: 15_050 },
          idAt: 'transfer_id',
          amountAt: 'value',
        },
        {
          story: 'a landline has ten digits',
          input: payoutTo('+55 11 3333-4444', 'PHONE'),
          exchanges: [payOut({ json: transfer }, { pix_key: '(11) 3333-4444' })],
          result: { status: 'PENDING' },
        },
        {
          story: 'a CPF carries its points',
          input: payoutTo('52998224725', 'CPF'),
          exchanges: [payOut({ json: transfer }, { pix_key_type: 'cpf', pix_key: '529.982.247-25' })],
          result: { status: 'PENDING' },
        },
        {
          story: 'a CNPJ carries its points and its slash',
          input: payoutTo('11222333000181', 'CNPJ'),
          exchanges: [payOut({ json: transfer }, { pix_key_type: 'cnpj', pix_key: '11.222.333/0001-81' })],
          result: { status: 'PENDING' },
        },
        {
          story: 'a random key is a randomkey',
          input: payoutTo('7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5', 'RANDOM'),
          exchanges: [payOut({ json: transfer }, { pix_key_type: 'randomkey' })],
          result: { status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a CPF of ten digits is refused here',
          input: payoutTo('5299822472', 'CPF'),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'CPF inválido, deve conter 11 dígitos.' },
        },
        {
          story: 'a CNPJ of thirteen digits is refused here',
          input: payoutTo('1122233300018', 'CNPJ'),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'CNPJ inválido, deve conter 14 dígitos.' },
        },
        {
          story: 'a phone of nine digits is refused here',
          input: payoutTo('987654321', 'PHONE'),
          exchanges: [],
          failure: { kind: 'invalid_request', message: 'Telefone inválido, número de dígitos incorreto.' },
        },
        {
          story: 'a refusal by the provider is told in the words of the specification',
          input: aPixWithdraw,
          exchanges: [payOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
          failure: {
            kind: 'provider_error',
            message: 'Houve um erro ao tentar realizar o saque - Saldo insuficiente',
          },
        },
        {
          story: 'a refusal without words says that nothing more is known',
          input: aPixWithdraw,
          exchanges: [payOut({ status: 400, json: {} })],
          failure: { message: 'Houve um erro ao tentar realizar o saque - Ocorreu um erro desconhecido.' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [read({ json: { data: { ...payment, status: word } } })],
      }),
      expected: {
        pending: 'PENDING',
        processing: 'PENDING',
        paid: 'APPROVED',
        returned: 'REFUNDED',
        med: 'CHARGEBACK',
        blocked: 'CHARGEBACK',
        cancelled: 'CANCELED',
        failed: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [payOut({ json: { ...transfer, status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        PROCESSING: 'PENDING',
        COMPLETED: 'APPROVED',
        DONE: 'APPROVED',
        CANCELED: 'CANCELED',
        FAILED: 'REJECTED',
        REFUNDED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid transaction is reported flatly, and nothing proves by whom',
      body: {
        notification_type: 'transaction',
        id: 'pay_01JC',
        external_id: 'order-1',
        total: 9700,
        method: 'pix',
        status: 'paid',
        pix: { end2EndId: 'E123' },
        platform_tax: 100,
      },
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          type: 'TRANSACTION',
          transactionId: 'pay_01JC',
          status: 'APPROVED',
          amountCents: 9700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'an older notification calls the status an event',
      body: { notification_type: 'transaction', id: 'pay_01JC', event: 'med' },
      reading: { kind: 'event', event: { status: 'CHARGEBACK', rawStatus: 'med' } },
    },
    {
      story: 'a payout is no charge',
      body: { notification_type: 'transfer_out', id: 'tr_01JC', status: 'DONE' },
      reading: { kind: 'ignored' },
    },
  ],
}
