import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { ci: 'client-id', cs: 'client-secret-canary' }

const asksForQrcode = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/v1/gateway/request-qrcode',
    headers,
    body: {
      requestNumber: 'order-1',
      dueDate: '2026-03-04',
      amount: 97,
      client: {
        name: 'Maria da Silva',
        document: '52998224725',
        email: 'maria@exemplo.com.br',
        phoneNumber: '11987654321',
      },
      callbackUrl: 'https://balcao.example/webhooks/abc',
    },
  },
  answer,
})
const asksForStatus = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/v1/gateway/consult-status-transaction',
    headers,
    body: { typeTransaction: 'PIX', idTransaction: 'transaction-1' },
  },
  answer,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/v1/gateway/pix-payment',
    headers,
    body: { key: '+5511987654321', typeKey: 'phoneNumber', value: 150.5, externalId: 'withdraw-1' },
  },
  answer,
})

/**
 * Values of a webhook body whose amount ends in zeros. The two hashes of these values, with the secret after them and before
 * them, were computed by another program.
 */
const values =
  '"idTransaction":"uuid-1","typeTransaction":"PIX","statusTransaction":"PAID_OUT","value":97.00,' +
  '"payerName":"Maria da Silva","payerTaxId":"***","paymentDate":"02/03/2026 12:05:00",' +
  '"paymentCode":"00020101021226","requestNumber":"order-1"'
const signed = (hash: string, fields = values) => `{${fields},"hash":"${hash}"}`
const secretBehind = 'f7a53cc12147fbd6f4d08b56c2ec4e32561b1c6f08ff84bef77138386e30e8e8'
const secretBefore = '9c7eb09b49c22f5875a3d300659127ea895b3e03eeeefd2a5742efc68f07dc7a'
const ofPayout = signed(
  '9287a80faf33575d6dc76b26854611dccca58d62761a8b6e032114dc7c438926',
  '"idTransaction":"uuid-2","typeTransaction":"PIX_CASHOUT"',
)

export const cases: ProviderCases = {
  credentials: { publicKey: 'client-id', secretKey: 'client-secret-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a QR code that falls due in two days',
          input: aPixSale(),
          exchanges: [
            asksForQrcode({
              json: {
                idTransaction: 'uuid-1',
                paymentCode: '00020101021226…',
                response: 'OK',
              },
            }),
          ],
          result: {
            transactionId: 'uuid-1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-04T15:00:00.000Z'),
          },
          idAt: 'idTransaction',
        },
      ],
      fails: [
        {
          story: 'a word other than OK is a refusal, whatever the HTTP status says',
          input: aPixSale(),
          exchanges: [
            asksForQrcode({
              json: { response: 'ACCOUNT_DOCUMENTS_NOT_VALIDATED' },
            }),
          ],
          failure: {
            kind: 'provider_error',
            message: 'ACCOUNT_DOCUMENTS_NOT_VALIDATED',
          },
        },
        {
          story: 'keys that are not accepted are about credentials',
          input: aPixSale(),
          exchanges: [asksForQrcode({ status: 401, json: {} })],
          failure: { kind: 'credentials', message: 'Unauthorized.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'the answer is a bare text',
          input: aTransactionToRead,
          exchanges: [asksForStatus({ body: '"PAID_OUT"' })],
          result: {
            transactionId: 'transaction-1',
            status: 'APPROVED',
            rawStatus: 'PAID_OUT',
          },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [asksForStatus({ status: 404, json: { message: 'Not found' } })],
          failure: {
            kind: 'provider_error',
            httpStatus: 404,
            message: 'Not found',
          },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout under our reference',
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { idTransaction: 'payout-1', response: 'OK' } })],
          result: { withdrawId: 'payout-1', status: 'PENDING', amount: 15_050 },
          idAt: 'idTransaction',
        },
      ],
      fails: [
        {
          story: 'a payout without balance is refused',
          input: aPixWithdraw,
          exchanges: [
            paysOut({
              json: { response: 'NO_FUNDS', message: 'Saldo insuficiente.' },
            }),
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente.' },
        },
        ...['ERROR', 'SOMETHING_NEW'].map((response) => ({
          story: `a payout that is answered with ${response} may have been made`,
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { response, message: 'Erro interno' } })],
          failure: { kind: 'unknown' as const },
        })),
        ...[
          'ACCOUNT_DOCUMENTS_NOT_VALIDATED',
          'PIX_KEY_NOT_FOUND',
          'UNAUTHORIZED_IP',
          'DOCUMENT_VALIDATE',
        ].map((response) => ({
          story: `a payout that is answered with ${response} was refused`,
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { response } })],
          failure: { kind: 'provider_error' as const, message: response },
        })),
        {
          story: 'a reference that is already there may be our own first try',
          input: aPixWithdraw,
          exchanges: [paysOut({ json: { response: 'DUPLICATE_EXTERNAL_ID' } })],
          failure: { kind: 'unknown' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({
        operation: 'getTransaction',
        input: aTransactionToRead,
        exchanges: [asksForStatus({ json: word })],
      }),
      expected: {
        WAITING_FOR_APPROVAL: 'PENDING',
        PAID_OUT: 'APPROVED',
        PAYMENT_ACCEPT: 'APPROVED',
        CHARGEBACK: 'CHARGEBACK',
        CANCELED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'withdraw',
        input: aPixWithdraw,
        exchanges: [paysOut({ json: { idTransaction: 'payout-1', response: word } })],
      }),
      expected: { OK: 'PENDING' },
      // Every other word is a refusal and creates no payout.
      otherwise: null,
    },
  },
  webhooks: [
    {
      story: 'a paid charge, hashed with the secret behind its values',
      body: signed(secretBehind),
      reading: {
        kind: 'event',
        verification: 'signature',
        event: {
          transactionId: 'uuid-1',
          status: 'APPROVED',
          rawStatus: 'PAID_OUT',
          amountCents: 9_700,
          orderId: 'order-1',
        },
      },
    },
    {
      story: 'the secret may stand before the values as well',
      body: signed(secretBefore),
      reading: { kind: 'event', verification: 'signature' },
    },
    {
      story: 'one changed value is a forgery',
      body: signed(secretBehind, values.replace('97.00', '97.01')),
      reading: { kind: 'forged' },
    },
    {
      story: 'no hash is a forgery',
      body: `{${values}}`,
      reading: { kind: 'forged' },
    },
    {
      story: 'news of payouts are ignored',
      body: ofPayout,
      reading: { kind: 'ignored' },
    },
  ],
  unsupportedMethod: 'Método de pagamento não suportado',
}
