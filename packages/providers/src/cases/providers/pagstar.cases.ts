import { pixBankCases } from '#cases/families/pix-bank.cases.ts'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const introduction = 'Balcao (loja@balcao.example)'
const login: Exchange = {
  request: {
    method: 'POST',
    path: '/api/v2/identity/partner/login',
    headers: { 'user-agent': introduction },
    body: { email: 'loja@balcao.example', access_key: 'access-key-canary' },
  },
  answer: { json: { data: { access_token: 'token-canary', expires_in: '2026-03-02T18:00:00.000Z' } } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary', 'user-agent': introduction }
const charge = {
  qr_code_url: 'https://pay.example/1.png',
  pix_key: '00020101021226…',
  external_reference: 'star-1',
  expiration_date: '2026-03-03T15:00:00.000Z',
}
const payout = { external_reference: 'star-2', transaction_id: 'withdraw-1', value: 150.5, status: 'pending' }

const asksForPix = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/v2/wallet/partner/transactions/generate-anonymous-pix',
    headers,
    body: {
      value: 97,
      name: 'Maria da Silva',
      document: '52998224725',
      tenant_id: 'tenant-1',
      transaction_id: 'order-1',
      expiration: 86_400,
      callback: 'https://balcao.example/webhooks/abc',
    },
  },
  answer,
})
const readsCharge = (answer: Exchange['answer'], id = 'transaction-1'): Exchange => ({
  request: { method: 'GET', path: `/api/v2/wallet/partner/transactions/${id}`, headers },
  answer,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/v2/wallet/partner/withdrawals/solicit-for-customer',
    headers,
    body: {
      customer_document: '52998224725',
      value: 150.5,
      pix_key: '+5511987654321',
      pix_key_type: 'phone',
      transaction_id: 'withdraw-1',
    },
  },
  answer,
})
const readsPayout = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/v2/wallet/partner/transfers/star-2/check', headers },
  answer,
})

const partner: ProviderCases = {
  credentials: {
    publicKey: 'loja@balcao.example',
    secretKey: 'access-key-canary',
    tenantId: 'tenant-1',
  },
  basePaths: ['/api/v2'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix of 86400 seconds, in reais',
          input: aPixSale(),
          exchanges: [
            login,
            asksForPix({ json: { message: 'Pagamento PIX gerado com sucesso.', data: charge } }),
          ],
          result: {
            transactionId: 'star-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'data.external_reference',
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [login, asksForPix({ status: 422, json: { message: 'O tenant é inválido.' } })],
          failure: { kind: 'provider_error', message: 'O tenant é inválido.' },
        },
        {
          story: 'a login that fails has charged nobody',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 401, json: { message: 'Credenciais inválidas' } } }],
          failure: { kind: 'credentials', message: 'Credenciais inválidas' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid says 1',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCharge({ json: { data: { external_reference: 'star-1', status: 1, value: 97 } } }),
          ],
          result: { transactionId: 'star-1', status: 'APPROVED', rawStatus: '1', amount: 9_700 },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [login, readsCharge({ status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout is solicited for a customer',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ json: { data: payout } })],
          result: { withdrawId: 'star-2', status: 'PENDING', amount: 15_050 },
          amountAt: 'data.value',
        },
        {
          story: 'an answer that names no payout leaves it under our own reference',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ json: { message: 'Saque solicitado.' } })],
          result: { withdrawId: 'withdraw-1', status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ status: 422, json: { message: 'Saldo insuficiente.' } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente.' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made',
          input: { withdrawId: 'star-2' },
          exchanges: [login, readsPayout({ json: { data: { ...payout, status: 1 } } })],
          result: { withdrawId: 'star-2', status: 'APPROVED', amount: 15_050 },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'star-2' },
          exchanges: [login, readsPayout({ status: 404, json: {} })],
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
        exchanges: [login, readsCharge({ json: { data: { external_reference: 'star-1', status: word } } })],
      }),
      expected: {
        0: 'PENDING',
        pending: 'PENDING',
        1: 'APPROVED',
        approved: 'APPROVED',
        paid: 'APPROVED',
        refunded: 'REFUNDED',
        chargeback: 'CHARGEBACK',
        2: 'REJECTED',
        rejected: 'REJECTED',
        canceled: 'REJECTED',
        expired: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'star-2' },
        exchanges: [login, readsPayout({ json: { data: { ...payout, status: word } } })],
      }),
      expected: {
        0: 'PENDING',
        pending: 'PENDING',
        1: 'APPROVED',
        approved: 'APPROVED',
        paid: 'APPROVED',
        2: 'REJECTED',
        rejected: 'REJECTED',
        canceled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a call that names a charge makes us read it',
      body: { external_reference: 'star-1', transaction_id: 'order-1' },
      exchanges: [
        login,
        readsCharge({ json: { data: { external_reference: 'star-1', status: 1, value: 97 } } }, 'star-1'),
      ],
      reading: {
        kind: 'event',
        verification: 'none',
        event: { transactionId: 'star-1', status: 'APPROVED', amountCents: 9_700 },
      },
    },
    {
      story: 'a call that names a payout, which is no charge, is left alone',
      body: { external_reference: 'star-2', transaction_id: 'withdraw-1' },
      exchanges: [login, readsCharge({ status: 404, json: { message: 'Não encontrado' } }, 'star-2')],
      reading: { kind: 'ignored' },
    },
    {
      story: 'a call that names none is ignored',
      body: { transaction_id: 'order-1' },
      reading: { kind: 'ignored' },
    },
  ],
}

export const cases: ProviderCases = {
  ...partner,
  otherGenerations: { bank: pixBankCases({ loginAsJson: true }) },
}
