import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const login: Exchange = {
  request: {
    method: 'POST',
    path: '/auth/generate_token',
    headers: { authorization: `Basic ${Buffer.from('client-id:secret-canary').toString('base64')}` },
    body: { grant_type: 'client_credentials' },
  },
  answer: { json: { access_token: 'token-canary', token_type: 'Bearer', expires_in: 1800 } },
  preparation: true,
}
const headers = { authorization: 'Bearer token-canary' }
const qrcode = {
  reference_code: 'PIXQRCODE1',
  external_reference: 'order-1',
  content: '00020101021226…',
  image_base64: 'iVBORw0KGgo=',
}
const fullQrcode = {
  ...qrcode,
  value_cents: 9_700,
  status: 'awaiting_payment',
  registration_date: '2026-03-02T12:00:00.000-03:00',
  end_to_end: null,
}
const payment = {
  reference_code: 'P2026',
  idempotent_id: 'withdraw-1',
  value_cents: 15_050,
  pix_key_type: 'phone',
  pix_key: '+5511987654321',
  status: 'auto_authorization',
}

const asksForQrcode = (answer: Exchange['answer'] = { status: 201, json: { qrcode } }): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/pix/qrcodes',
    headers,
    body: {
      value_cents: 9_700,
      generator_name: 'Maria da Silva',
      generator_document: '52998224725',
      expiration_time: 1_800,
      external_reference: 'order-1',
    },
  },
  answer,
})
const readsQrcode = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/v1/pix/qrcodes/transaction-1', headers },
  answer,
})
const paysOut = (answer: Exchange['answer'] = { status: 201, json: { payment } }): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/pix/payments',
    headers,
    body: {
      initiation_type: 'dict',
      idempotent_id: 'withdraw-1',
      value_cents: 15_050,
      pix_key_type: 'phone',
      pix_key: '+5511987654321',
      receiver_document: '52998224725',
      authorized: true,
    },
  },
  answer,
})
const readsPayout = (answer: Exchange['answer'], at = 'P2026'): Exchange => ({
  request: { method: 'GET', path: `/v1/pix/payments/${at}`, headers },
  answer,
})

/**
 * The sample of the documentation, and its md5 with the secret of the cases, computed independently of the code.
 */
const notification = {
  notification_type: 'pix_qrcode',
  message: {
    reference_code: 'PIXQRCODE1',
    value_cents: 9_700,
    content: '00020101021226…',
    status: 'paid',
    payer_name: 'Maria da Silva',
    end_to_end: 'E123',
  },
  md5: '32b56c4ac014df4f071b46cc48ba6100',
}
const payoutNotification = {
  notification_type: 'pix_payment',
  message: { ...payment, status: 'completed', end_to_end: 'E998' },
  md5: '5689ba0cb22516896bbe9a9b3943894b',
}

export function qrcodeBankCases(): ProviderCases {
  return {
    credentials: {
      publicKey: 'client-id',
      secretKey: 'secret-canary',
      webhookSecret: 'notification-secret-canary',
      webhookToken: 'webhook-token-canary',
    },
    basePaths: [''],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a QR code of half an hour',
            input: aPixSale(),
            exchanges: [login, asksForQrcode()],
            result: {
              transactionId: 'PIXQRCODE1',
              status: 'PENDING',
              amount: 9_700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
              expiresAt: new Date('2026-03-02T15:30:00.000Z'),
            },
            idAt: 'qrcode.reference_code',
          },
        ],
        fails: [
          {
            story: 'the words of a refusal are passed on',
            input: aPixSale(),
            exchanges: [
              login,
              asksForQrcode({ status: 400, json: { error: 'generator_document is invalid' } }),
            ],
            failure: { kind: 'provider_error', message: 'generator_document is invalid' },
          },
          {
            story: 'somebody who may not pay or be paid is refused, which says nothing of the keys',
            input: aPixSale(),
            exchanges: [
              login,
              asksForQrcode({ status: 403, json: { error: 'Generator/Receiver not allowed' } }),
            ],
            failure: { kind: 'provider_error', message: 'Generator/Receiver not allowed' },
          },
          {
            story: 'a login that fails has charged nobody',
            input: aPixSale(),
            exchanges: [{ ...login, answer: { status: 401, json: { error: 'Unauthorized' } } }],
            failure: { kind: 'credentials', message: 'Unauthorized' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a QR code that was paid brings its end-to-end id',
            input: aTransactionToRead,
            exchanges: [
              login,
              readsQrcode({ json: { qrcode: { ...fullQrcode, status: 'paid', end_to_end: 'E123' } } }),
            ],
            result: { transactionId: 'PIXQRCODE1', status: 'APPROVED', amount: 9_700, endToEndId: 'E123' },
          },
        ],
        fails: [
          {
            story: 'a QR code that nobody knows answers 406',
            input: aTransactionToRead,
            exchanges: [login, readsQrcode({ status: 406, json: { error: 'Qrcode not found.' } })],
            failure: { kind: 'provider_error', httpStatus: 406, message: 'Qrcode not found.' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout goes out authorised, under our reference',
            input: aPixWithdraw,
            exchanges: [login, paysOut()],
            result: { withdrawId: 'P2026', status: 'PENDING', amount: 15_050 },
            idAt: 'payment.reference_code',
            amountAt: 'payment.value_cents',
          },
          {
            story: 'a random key is called a token',
            input: {
              ...aPixWithdraw,
              paymentMethod: 'PIX',
              pixKey: '123E4567-E89B-12D3-A456-426655440000',
              pixType: 'RANDOM',
            },
            exchanges: [
              login,
              {
                request: {
                  method: 'POST',
                  path: '/v1/pix/payments',
                  body: { pix_key_type: 'token', pix_key: '123e4567-e89b-12d3-a456-426655440000' },
                },
                answer: { status: 201, json: { payment } },
              },
            ],
            result: { withdrawId: 'P2026' },
          },
        ],
        fails: [
          {
            story: 'a payout without balance is refused',
            input: aPixWithdraw,
            exchanges: [login, paysOut({ status: 422, json: { error: 'Insufficient funds' } })],
            failure: { kind: 'provider_error', message: 'Insufficient funds' },
          },
          {
            story: 'a reference that the bank already has says nothing against the first try',
            input: aPixWithdraw,
            exchanges: [login, paysOut({ status: 422, json: { error: 'idempotent_id already exists' } })],
            failure: { kind: 'unknown', message: 'idempotent_id already exists' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout that was made',
            input: { withdrawId: 'P2026' },
            exchanges: [
              login,
              readsPayout({
                json: {
                  payment: {
                    ...payment,
                    status: 'completed',
                    end_to_end: 'E998',
                    payment_date: '2026-03-02T12:01:00.000-03:00',
                  },
                },
              }),
            ],
            result: {
              withdrawId: 'P2026',
              status: 'APPROVED',
              amount: 15_050,
              endToEndId: 'E998',
              approvedAt: new Date('2026-03-02T15:01:00.000Z'),
            },
          },
          {
            story: 'a payout whose answer was lost is found by our reference',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [login, readsPayout({ json: { payment } }, 'withdraw-1/idempotent_id')],
            result: { withdrawId: 'P2026', status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a reference that the bank does not know proves that nothing was paid',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [
              login,
              readsPayout({ status: 406, json: { error: 'Payment not found.' } }, 'withdraw-1/idempotent_id'),
            ],
            failure: { kind: 'provider_error', message: 'The provider knows no such reference.' },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [login, readsQrcode({ json: { qrcode: { ...fullQrcode, status: word } } })],
        }),
        expected: {
          awaiting_payment: 'PENDING',
          paid: 'APPROVED',
          canceled: 'REJECTED',
          error: 'REJECTED',
        },
        otherwise: 'REJECTED',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: 'P2026' },
          exchanges: [login, readsPayout({ json: { payment: { ...payment, status: word } } })],
        }),
        expected: {
          authorization_pending: 'PENDING',
          auto_authorization: 'PENDING',
          sent: 'PENDING',
          completed: 'APPROVED',
          canceled: 'CANCELED',
        },
        otherwise: 'REJECTED',
      },
    },
    webhooks: [
      {
        story: 'a paid QR code, with the md5 of its ids, its amount and our secret, and our token',
        headers: { authorization: 'webhook-token-canary' },
        body: notification,
        reading: {
          kind: 'event',
          verification: 'token',
          event: {
            transactionId: 'PIXQRCODE1',
            status: 'APPROVED',
            rawStatus: 'paid',
            amountCents: 9_700,
            endToEndId: 'E123',
          },
        },
      },
      {
        story: 'without that secret, the token that we registered proves as much',
        without: ['webhookSecret'],
        headers: { authorization: 'webhook-token-canary' },
        body: notification,
        reading: { kind: 'event', verification: 'token' },
      },
      {
        story: 'without that token, the md5 proves as much',
        without: ['webhookToken'],
        body: notification,
        reading: { kind: 'event', verification: 'token' },
      },
      {
        story: 'the md5 alone is a forgery where a token was registered too',
        body: notification,
        reading: { kind: 'forged' },
      },
      {
        story: 'without either nothing is proved',
        without: ['webhookSecret', 'webhookToken'],
        body: notification,
        reading: { kind: 'event', verification: 'none' },
      },
      {
        story: 'another amount under the same md5 is a forgery',
        headers: { authorization: 'webhook-token-canary' },
        body: { ...notification, message: { ...notification.message, value_cents: 1 } },
        reading: { kind: 'forged' },
      },
      {
        story: 'another token is a forgery',
        without: ['webhookSecret'],
        headers: { authorization: 'guessed' },
        body: notification,
        reading: { kind: 'forged' },
      },
      {
        story: 'news of payouts are ignored',
        headers: { authorization: 'webhook-token-canary' },
        body: payoutNotification,
        reading: { kind: 'ignored' },
      },
    ],
  }
}
