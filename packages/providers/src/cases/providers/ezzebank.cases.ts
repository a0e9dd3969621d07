import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/v2/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from('client-id:secret-canary').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: { grant_type: 'client_credentials' },
  },
  answer: { json: { access_token: 'token-canary', token_type: 'bearer', expires_in: 1800 } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary' }

const charge = {
  transactionId: 'ezze-1',
  external_id: 'order-1',
  status: 'PENDING',
  amount: 97,
  emvqrcps: '00020101021226…',
}
const payout = { transactionId: 'ezze-2', external_id: 'withdraw-1', status: 'PROCESSING', amount: 150.5 }

const asksForQrcode = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/v2/pix/qrcode',
    headers,
    body: {
      amount: 97,
      external_id: 'order-1',
      payer: { name: 'Maria da Silva', document: '52998224725' },
    },
  },
  answer,
})
const readsCharge = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/v2/pix/qrcode/transaction-1/detail', headers },
  answer,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/v2/pix/payment',
    headers,
    body: {
      amount: 150.5,
      external_id: 'withdraw-1',
      creditParty: {
        name: 'Maria da Silva',
        keyType: 'TELEFONE',
        key: '+5511987654321',
        taxId: '52998224725',
      },
    },
  },
  answer,
})

const event = {
  transactionType: 'RECEIVEPIX',
  transactionId: 'ezze-1',
  external_id: 'order-1',
  amount: 97.0,
  paymentType: 'PIX',
  dateApproval: '2026-03-02 12:05:00',
  statusCode: { statusId: 2 },
  authentication: 'webhook-token-canary',
}

export const cases: ProviderCases = {
  credentials: {
    publicKey: 'client-id',
    secretKey: 'secret-canary',
    webhookToken: 'webhook-token-canary',
  },
  basePaths: ['/v2'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a QR code in reais',
          input: aPixSale(),
          exchanges: [login, asksForQrcode({ status: 201, json: charge })],
          result: {
            transactionId: 'ezze-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'transactionId',
          amountAt: 'amount',
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [
            login,
            asksForQrcode({ status: 400, json: { statusCode: 400, message: 'amount is invalid' } }),
          ],
          failure: { kind: 'provider_error', message: 'amount is invalid' },
        },
        {
          story: 'a login that fails has charged nobody',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 401, json: { message: 'Unauthorized' } } }],
          failure: { kind: 'credentials' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge that was paid',
          input: aTransactionToRead,
          exchanges: [
            login,
            readsCharge({
              json: { status: 'APPROVED', debitParty: { name: 'Maria' }, transactionIdentification: 'tx' },
            }),
          ],
          result: { transactionId: 'transaction-1', status: 'APPROVED' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [login, readsCharge({ status: 404, json: { message: 'Not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout names its key in Portuguese',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ status: 201, json: payout })],
          result: { withdrawId: 'ezze-2', status: 'PENDING', amount: 15_050 },
          idAt: 'transactionId',
          amountAt: 'amount',
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [login, paysOut({ status: 400, json: { message: 'Saldo insuficiente' } })],
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
        exchanges: [login, readsCharge({ json: { status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        APPROVED: 'APPROVED',
        2: 'APPROVED',
        CANCELED: 'REJECTED',
        3: 'REJECTED',
        9999: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [login, paysOut({ json: { ...payout, status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        PROCESSING: 'PENDING',
        APPROVED: 'APPROVED',
        2: 'APPROVED',
        CANCELED: 'REJECTED',
        3: 'REJECTED',
        9999: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    webhook: {
      probe: (word) => ({ webhook: { ...event, statusCode: { statusId: word } } }),
      expected: {
        PENDING: 'PENDING',
        APPROVED: 'APPROVED',
        2: 'APPROVED',
        RECEIVEPIX: 'APPROVED',
        CANCELED: 'REJECTED',
        3: 'REJECTED',
        9999: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a wrapped receipt with the secret that we share',
      body: { requestBody: event },
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          transactionId: 'ezze-1',
          status: 'APPROVED',
          rawStatus: '2',
          amountCents: 9_700,
          orderId: 'order-1',
        },
      },
    },
    {
      story: 'a bare one reads the same, and proves nothing without a secret',
      without: ['webhookToken'],
      body: { ...event, statusCode: { statusId: 9999 } },
      reading: { kind: 'event', verification: 'none', event: { status: 'REJECTED', mapped: true } },
    },
    {
      story: 'a receipt without any status is paid, as its name says',
      body: { ...event, statusCode: undefined },
      reading: { kind: 'event', event: { transactionId: 'ezze-1', status: 'APPROVED', mapped: true } },
    },
    {
      story: 'another secret is a forgery',
      body: { requestBody: { ...event, authentication: 'guessed' } },
      reading: { kind: 'forged' },
    },
    {
      story: 'news of payouts are ignored',
      body: { requestBody: { ...event, transactionType: 'PAYMENT' } },
      reading: { kind: 'ignored' },
    },
  ],
  unsupportedMethod: 'Unsupported payment method',
}
