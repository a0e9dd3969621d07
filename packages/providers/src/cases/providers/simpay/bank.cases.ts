import { createHmac } from 'node:crypto'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead, idempotencyKey } from '#cases/sample-inputs.ts'

const base = '/v2/finance'
const authorization = 'Bearer access_canary'

const login: Exchange = {
  request: {
    method: 'POST',
    path: `${base}/auth-token/`,
    body: { client_id: 'client-1', client_secret: 'secret_canary' },
  },
  answer: { json: { worked: true, access_token: 'access_canary' } },
  preparation: true,
}

/** The sample sale as sent, in the order of its signature. */
const chargeBody = {
  amount: 97,
  type_fine: 'NONE',
  fine: 0,
  source_account_branch_identifier: '0001',
  source_account_number: '900002',
  base_64_image: true,
  debtor_name: 'Maria da Silva',
  debtor_document: '52998224725',
  type_document: 'CPF',
  tag: 'order-1',
}
const charged = {
  worked: true,
  qr_code_id: 123456,
  tx_id: 'f9603aef8dff4823ba5c60797ef7e46d',
  status: 'NEW',
  pix_copy_and_paste: '00020101021226…',
  base_64_image: 'iVBORw0=',
  expiration_date: '2026-03-03T15:00:00.000Z',
  fee: 0.5,
}
const cashOutBody = {
  source_account_branch_identifier: '0001',
  source_account_number: '900002',
  amount: 150.5,
  key: '+5511987654321',
  tag: 'withdraw-1',
}
const cashOut = {
  worked: true,
  transaction_id: 'co-1',
  status: 'PROCESSING',
  operationUuid: 'E998',
  fee: 0.5,
}

const signed = (path: string, body: object, headers: object = {}): Exchange['request'] => ({
  method: 'POST',
  path: `${base}${path}`,
  headers: {
    ...headers,
    authorization,
    hmac: createHmac('sha512', 'hmac_canary').update(JSON.stringify(body)).digest('hex'),
  },
  body,
})
const charge = (answer: Exchange['answer'], body: object = chargeBody): Exchange => ({
  request: signed('/create-pix-copy-and-paste/', body),
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'GET',
    path: `${base}/status-pix-copy-and-paste/`,
    query: { id: 'transaction-1' },
    headers: { authorization },
  },
  answer,
})
const refund = (body: object, answer: Exchange['answer']): Exchange => ({
  request: signed('/chargebacks-pix-copy-and-paste/', body),
  answer,
})
const payOut = (answer: Exchange['answer']): Exchange => ({
  request: signed('/create-cashout-self-approve/', cashOutBody, { 'idempotency-key': idempotencyKey }),
  answer,
})
const readPayout = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'GET',
    path: `${base}/status-cashout/`,
    query: { id: 'co-1' },
    headers: { authorization },
  },
  answer,
})

const paid = {
  type: 'QR_CODE_COPY_AND_PASTE_PAID',
  data: {
    qr_code_id: 123456,
    amount: 97,
    status: 'PAID',
    worked: true,
    tag: 'order-1',
    tx_id: 'f9603aef8dff4823ba5c60797ef7e46d',
    end_to_end: 'E123',
    payment_date: '2026-03-02T15:05:00.000Z',
    debtor_name: 'Maria da Silva',
  },
}
const proof = { authorization: 'token_canary' }

export const bankCases: ProviderCases = {
  credentials: {
    publicKey: 'client-1',
    secretKey: 'secret_canary',
    hmacKey: 'hmac_canary',
    accountNumber: '900002',
    accountBranch: '0001',
    webhookToken: 'token_canary',
  },
  basePaths: [base],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is signed over its own bytes and gives the text and the picture',
          input: aPixSale(),
          exchanges: [login, charge({ status: 201, json: charged })],
          result: {
            transactionId: '123456',
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'qr_code_id',
        },
        {
          story: 'the usual branch holds when none is configured',
          input: aPixSale(),
          without: ['accountBranch'],
          exchanges: [login, charge({ json: { ...charged, expiration_date: null } })],
          result: { expiresAt: new Date('2026-03-03T15:00:00.000Z') },
        },
        {
          story: 'what is signed has no blank after a comma, and a name at most 25 letters',
          input: aPixSale({
            customer: {
              name: 'da Silva, Maria Aparecida dos Santos',
              document: '529.982.247-25',
              email: 'maria@exemplo.com.br',
              phone: '(11) 98765-4321',
            },
          }),
          exchanges: [
            login,
            charge({ json: charged }, { ...chargeBody, debtor_name: 'da Silva,Maria Aparecida' }),
          ],
          result: { transactionId: '123456' },
        },
        {
          story: 'an expired login is made anew, once',
          input: aPixSale(),
          exchanges: [
            login,
            charge({ status: 401, json: { code: 'token_not_valid' } }),
            login,
            charge({ json: charged }),
          ],
          result: { transactionId: '123456' },
        },
      ],
      fails: [
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [login, charge({ json: { worked: false, message: 'Conta bloqueada' } })],
          failure: { kind: 'provider_error', message: 'Conta bloqueada' },
        },
        {
          story: 'a login that is refused moves no money',
          input: aPixSale(),
          exchanges: [{ ...login, answer: { status: 401, json: { detail: 'Invalid client' } } }],
          failure: { kind: 'credentials', message: 'Invalid client' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a paid Pix carries its end-to-end id',
          input: aTransactionToRead,
          exchanges: [login, read({ json: { ...charged, status: 'PAID', amount: 97, endToEndId: 'E123' } })],
          result: { transactionId: '123456', status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
        },
        {
          story: 'a charge of which a part went back stays paid, and names our reference',
          input: aTransactionToRead,
          exchanges: [
            login,
            read({
              json: {
                ...charged,
                status: 'CHARGEBACK',
                amount: 97,
                amount_chargeback: 10,
                tag: 'order-1',
              },
            }),
          ],
          result: { status: 'APPROVED', amount: 9700, orderId: 'order-1' },
        },
        {
          story: 'a charge that went back whole does not',
          input: aTransactionToRead,
          exchanges: [
            login,
            read({ json: { ...charged, status: 'CHARGEBACK', amount: 97, amount_chargeback: 97 } }),
          ],
          result: { status: 'CHARGEBACK' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is refused with status 200',
          input: aTransactionToRead,
          exchanges: [login, read({ json: { worked: false, detail: 'QR Code não encontrado' } })],
          failure: { kind: 'provider_error', message: 'QR Code não encontrado' },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is refunded by the amount that was read first',
          input: aRefund,
          exchanges: [
            login,
            read({ json: { ...charged, status: 'PAID', amount: 97 } }),
            refund(
              { qr_code_id: 'transaction-1', amount: 97, information: 'Devolução' },
              { json: { worked: true, id: 55, status: 'PENDING', end_to_end_id: 'D1' } },
            ),
          ],
          result: { refundId: '55', success: true, certainty: 'UNCONFIRMED' },
          idAt: 'id',
        },
        {
          story: 'the whole of what is left is refunded after a part',
          input: { ...aRefund, description: 'Motivo: desistência' },
          exchanges: [
            login,
            read({ json: { ...charged, status: 'PAID', amount: 97, amount_chargeback: 10 } }),
            refund(
              { qr_code_id: 'transaction-1', amount: 87, information: 'Motivo:desistência' },
              { json: { worked: true, id: 57, status: 'PENDING' } },
            ),
          ],
          result: { refundId: '57' },
        },
        {
          story: 'a part is refunded by its amount, and the charge is named by its number',
          input: { ...aRefund, transactionId: '123456', amount: 1_000, description: 'Desistência' },
          exchanges: [
            login,
            refund(
              { qr_code_id: 123456, amount: 10, information: 'Desistência' },
              { json: { worked: true, id: 56, status: 'PENDING' } },
            ),
          ],
          result: { refundId: '56' },
        },
      ],
      fails: [
        {
          story: 'a refund that is refused keeps the message of the provider',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [
            login,
            refund(
              { qr_code_id: 'transaction-1', amount: 10, information: 'Devolução' },
              { status: 400, json: { worked: false, message: 'Saldo insuficiente' } },
            ),
          ],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
        {
          story: 'a charge of which no amount is known is not refunded',
          input: aRefund,
          exchanges: [login, read({ json: charged })],
          failure: { kind: 'invalid_request' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout is signed, carries our reference, and goes once under its key',
          input: aPixWithdraw,
          exchanges: [login, payOut({ status: 201, json: cashOut })],
          result: { withdrawId: 'co-1', status: 'PENDING', amount: 15_050, endToEndId: 'E998' },
          idAt: 'transaction_id',
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [login, payOut({ json: { worked: false, message: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made is approved',
          input: { withdrawId: 'co-1' },
          exchanges: [login, readPayout({ json: { ...cashOut, status: 'SUCCESS' } })],
          result: { withdrawId: 'co-1', status: 'APPROVED', endToEndId: 'E998' },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is refused',
          input: { withdrawId: 'co-1' },
          exchanges: [login, readPayout({ status: 404, json: { worked: false, message: 'Não encontrado' } })],
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
        exchanges: [login, read({ json: { ...charged, status: word } })],
      }),
      expected: { NEW: 'PENDING', PAID: 'APPROVED', CHARGEBACK: 'CHARGEBACK', CANCELED: 'CANCELED' },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'co-1' },
        exchanges: [login, readPayout({ json: { ...cashOut, status: word } })],
      }),
      expected: {
        NEW: 'PENDING',
        PROCESSING: 'PENDING',
        SUCCESS: 'APPROVED',
        CANCELED: 'CANCELED',
        CANCELLED: 'CANCELED',
        ERROR: 'REJECTED',
        FAILED: 'REJECTED',
        REFUNDED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    webhook: {
      probe: (word) => ({ webhook: { ...paid, type: word }, headers: proof }),
      expected: {
        QR_CODE_COPY_AND_PASTE_PAID: 'APPROVED',
        QR_CODE_COPY_AND_PASTE_REFUNDED: 'CHARGEBACK',
        MED_APPROVED: 'CHARGEBACK',
      },
      otherwise: null,
    },
  },
  webhooks: [
    {
      story: 'a paid charge is reported under the token that we chose',
      body: paid,
      headers: proof,
      reading: {
        kind: 'event',
        verification: 'token',
        event: {
          type: 'TRANSACTION',
          transactionId: '123456',
          status: 'APPROVED',
          amountCents: 9700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'a paid charge without its number is known by our reference',
      body: { ...paid, data: { ...paid.data, qr_code_id: undefined } },
      headers: proof,
      reading: {
        kind: 'event',
        event: {
          transactionId: 'f9603aef8dff4823ba5c60797ef7e46d',
          orderId: 'order-1',
          isFoundByOrder: true,
          status: 'APPROVED',
        },
      },
    },
    {
      story: 'the token may come as a bearer',
      body: paid,
      headers: { authorization: 'Bearer token_canary' },
      reading: { kind: 'event', verification: 'token' },
    },
    {
      story: 'another token is a forgery',
      body: paid,
      headers: { authorization: 'Bearer guess' },
      reading: { kind: 'forged' },
    },
    {
      story: 'without a token in the configuration nothing is proven',
      body: paid,
      without: ['webhookToken'],
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'a refund of a part leaves the charge paid, and says how much went back',
      body: {
        ...paid,
        type: 'QR_CODE_COPY_AND_PASTE_REFUNDED',
        data: { ...paid.data, amount_chargeback: 10 },
      },
      headers: proof,
      reading: { kind: 'event', event: { status: 'APPROVED', amountCents: 9_700, refundedCents: 1_000 } },
    },
    {
      story: 'a lost dispute may call the charge a transaction',
      body: {
        type: 'MED_APPROVED',
        data: { pix_med_id: 'med-1', transaction_id: 123456, endtoend: 'E123', amount: 97 },
      },
      headers: proof,
      reading: {
        kind: 'event',
        event: { transactionId: '123456', status: 'CHARGEBACK', endToEndId: 'E123' },
      },
    },
    {
      story: 'a refund that failed changes nothing',
      body: { ...paid, type: 'QR_CODE_COPY_AND_PASTE_REFUNDED_ERROR' },
      headers: proof,
      reading: { kind: 'ignored' },
    },
    {
      story: 'a dispute that is only open changes nothing yet',
      body: { ...paid, type: 'MED_CREATED' },
      headers: proof,
      reading: { kind: 'ignored' },
    },
    {
      story: 'a payout is no charge',
      body: { type: 'PIX_CASHOUT_SUCCESS', idTransaction: 'co-1', status: 'SUCCESS', amount: 150.5 },
      headers: proof,
      reading: { kind: 'ignored' },
    },
  ],
}
