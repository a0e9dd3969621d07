import { createHmac } from 'node:crypto'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aRefund, aTransactionToRead } from '#cases/sample-inputs.ts'

const id = 'tx_9f2c4b1e'
const auth = { 'x-api-key': 'sk_live_canary' }
const headers = { ...auth, 'x-idempotency-key': '7d9f0c1e2b3a4c5d8e6f708192a3b4c5' }
const meta = { timestamp: '2026-03-02T15:00:00.000Z', version: '1.0', requestId: 'req_1' }

const transaction = {
  id,
  companyId: 'company-1',
  currency: 'BRL',
  status: 'pending',
  amount: 9700,
  paymentMethod: 'pix',
  pixQrCode: '00020101021226…',
  pixQrCodeImage: 'iVBORw0KGgo=',
  createdAt: '2026-03-02T15:00:00.000Z',
}
const { pixQrCode: _, pixQrCodeImage: __, ...withoutCode } = transaction
const withdrawal = {
  id: 'wd_1',
  method: 'fiat',
  status: 'pending',
  amount: 15_150,
  fee: 100,
  netAmount: 15_050,
  createdAt: '2026-03-02T15:00:00.000Z',
}

const answerWith = (data: object) => ({ json: { success: true, data, meta } })
const refusal = (status: number, error: object) => ({ status, json: { success: false, error, meta } })
const notFound = refusal(404, { code: 'NOT_FOUND', message: 'Transação não encontrada' })

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/v1/transactions', headers, body },
  answer,
})
const read = (answer: Exchange['answer'], transactionId = 'transaction-1'): Exchange => ({
  request: { method: 'GET', path: `/v1/transactions/${transactionId}`, headers: auth },
  answer,
})
const giveBack = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'POST', path: '/v1/transactions/transaction-1/refund', headers },
  answer,
})
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/v1/withdrawals', headers, body },
  answer,
})
const readPayout = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/v1/withdrawals/wd_1', headers: auth },
  answer,
})

const sentAt = '2026-03-02T15:00:00.000Z'
const fiveMinutesEarlier = '1772463300'
const paid = {
  event: 'transaction.completed',
  eventId: 'evt_1',
  timestamp: sentAt,
  version: '1.0',
  data: { id, status: 'PAID', amount: 9700, createdAt: sentAt, paidAt: sentAt },
}
const believed = {
  kind: 'event',
  verification: 'signature',
  event: {
    type: 'TRANSACTION',
    transactionId: id,
    status: 'APPROVED',
    mapped: true,
    amountCents: 9700,
    eventId: 'evt_1',
  },
}

export const appCases: ProviderCases = {
  credentials: { secretKey: 'sk_live_canary', webhookSecret: 'whsec_canary' },
  basePaths: ['/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for in cents under the key of its intent, and lasts a day',
          input: aPixSale(),
          exchanges: [
            charge(
              { ...answerWith(transaction), status: 201 },
              {
                paymentMethod: 'pix',
                amount: 9700,
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  phone: '11987654321',
                  document: { type: 'cpf', number: '52998224725' },
                },
                items: [{ title: 'Curso de violão', unitPrice: 9700, quantity: 1, tangible: false }],
                postbackUrl: 'https://balcao.example/webhooks/abc',
                externalId: 'order-1',
              },
            ),
          ],
          result: {
            transactionId: id,
            status: 'PENDING',
            certainty: 'KNOWN',
            amount: 9700,
            currency: 'BRL',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'data.id',
          amountAt: 'data.amount',
        },
        {
          story: 'a code that is not there yet is read a moment later',
          input: aPixSale(),
          exchanges: [charge(answerWith(withoutCode)), read(answerWith(transaction), id)],
          result: { transactionId: id, status: 'PENDING', pixCode: '00020101021226…' },
        },
        {
          story: 'a charge that failed comes as a success, and nobody waits for its code',
          input: aPixSale(),
          exchanges: [
            charge(
              answerWith({
                ...withoutCode,
                status: 'failed',
                failedReason: 'Integration unavailable',
                integrationError: { retryable: true },
              }),
            ),
          ],
          result: { transactionId: id, status: 'REJECTED', rawStatus: 'failed', certainty: 'KNOWN' },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [charge(refusal(400, { code: 'BAD_REQUEST', message: 'O valor mínimo é de R$ 1,00' }))],
          failure: { kind: 'provider_error', message: 'O valor mínimo é de R$ 1,00', httpStatus: 400 },
        },
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [charge(refusal(200, { code: 'BAD_REQUEST', message: 'Documento inválido' }))],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
        {
          story: 'a key without the scope is no fault of the sale',
          input: aPixSale(),
          exchanges: [
            charge(refusal(403, { code: 'API_KEY_SCOPE_FORBIDDEN', message: 'Escopo insuficiente' })),
          ],
          failure: { kind: 'credentials', message: 'Escopo insuficiente' },
        },
        {
          story: 'a key of an intent that is still at work may be our own first try',
          input: aPixSale(),
          exchanges: [charge(refusal(409, { code: 'CONFLICT', message: 'Em processamento' }))],
          failure: { kind: 'unknown', httpStatus: 409 },
        },
        {
          story: 'a charge that never shows a code is no Pix, but its id is kept to find it again',
          input: aPixSale(),
          exchanges: [charge(answerWith(withoutCode)), read(answerWith(withoutCode), id)],
          failure: { kind: 'bad_response', reference: id },
        },
        {
          story: 'a code that cannot be read leaves a charge behind',
          input: aPixSale(),
          exchanges: [charge(answerWith(withoutCode)), read(notFound, id)],
          failure: { kind: 'unknown', reference: id },
        },
        {
          story: 'nothing is asked for without the key of an intent',
          input: aPixSale(),
          exchanges: [],
          without: ['idempotencyKey'],
          failure: { kind: 'invalid_request', message: 'An idempotency key is required.' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a paid Pix is read in its envelope',
          input: aTransactionToRead,
          exchanges: [read(answerWith({ ...transaction, status: 'paid', paidAt: sentAt }))],
          result: { transactionId: id, status: 'APPROVED', amount: 9700 },
        },
        {
          story: 'our own reference is taken where it is told again',
          input: aTransactionToRead,
          exchanges: [read(answerWith({ ...transaction, externalId: 'order-1' }))],
          result: { transactionId: id, status: 'PENDING', orderId: 'order-1' },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read(notFound)],
          failure: { kind: 'provider_error', message: 'Transação não encontrada', httpStatus: 404 },
        },
      ],
    },
    refund: {
      works: [
        {
          story: 'the whole is given back under the key of its intent',
          input: aRefund,
          exchanges: [giveBack(answerWith({ ...transaction, status: 'refunded' }))],
          result: { refundId: id, success: true, certainty: 'KNOWN' },
          idAt: 'data.id',
        },
        {
          story: 'a refund that was only taken on is not yet done',
          input: aRefund,
          exchanges: [giveBack(answerWith({ ...transaction, status: 'paid' }))],
          result: { refundId: id, success: true, certainty: 'UNCONFIRMED' },
        },
      ],
      fails: [
        {
          story: 'a refund that is refused keeps the message of the provider',
          input: aRefund,
          exchanges: [giveBack(refusal(400, { code: 'BAD_REQUEST', message: 'Saldo insuficiente' }))],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
        {
          story: 'a part cannot be given back',
          input: { ...aRefund, amount: 1_000 },
          exchanges: [],
          failure: {
            kind: 'invalid_request',
            message: 'amount: PodPay gives back a transaction as a whole',
          },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout by Pix arrives whole, with its fee besides and the key of its intent',
          input: aPixWithdraw,
          exchanges: [
            payOut(
              { ...answerWith(withdrawal), status: 201 },
              {
                method: 'fiat',
                amount: 15_050,
                netPayout: true,
                pixKey: '+5511987654321',
                pixKeyType: 'phone',
              },
            ),
          ],
          result: { withdrawId: 'wd_1', status: 'PENDING', certainty: 'KNOWN', amount: 15_050 },
          idAt: 'data.id',
          amountAt: 'data.netAmount',
        },
        {
          story: 'a random key is called by the name that the Central Bank gave it',
          input: {
            paymentMethod: 'PIX',
            amount: 15_050,
            withdrawReference: 'withdraw-1',
            pixKey: '7D9F0C1E-2b3a-4c5d-8e6f-708192a3b4c5',
            pixType: 'RANDOM',
          },
          exchanges: [
            payOut(answerWith(withdrawal), {
              pixKey: '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5',
              pixKeyType: 'evp',
            }),
          ],
          result: { withdrawId: 'wd_1' },
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [payOut(refusal(400, { code: 'BAD_REQUEST', message: 'Saldo insuficiente' }))],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
        {
          story: 'a payout that is at work already may be our own first try',
          input: aPixWithdraw,
          exchanges: [payOut(refusal(409, { code: 'CONFLICT', message: 'Em processamento' }))],
          failure: { kind: 'unknown', httpStatus: 409 },
        },
        {
          story: 'no payout is asked for without the key of an intent',
          input: aPixWithdraw,
          exchanges: [],
          without: ['idempotencyKey'],
          failure: { kind: 'invalid_request', message: 'An idempotency key is required.' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made says when',
          input: { withdrawId: 'wd_1' },
          exchanges: [
            readPayout(
              answerWith({ ...withdrawal, status: 'completed', completedAt: '2026-03-02T15:01:00.000Z' }),
            ),
          ],
          result: {
            withdrawId: 'wd_1',
            status: 'APPROVED',
            amount: 15_050,
            approvedAt: new Date('2026-03-02T15:01:00.000Z'),
          },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'wd_1' },
          exchanges: [readPayout(refusal(404, { code: 'NOT_FOUND', message: 'Saque não encontrado' }))],
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
        exchanges: [read(answerWith({ ...transaction, status: word }))],
      }),
      expected: {
        pending: 'PENDING',
        processing: 'PENDING',
        paid: 'APPROVED',
        completed: 'APPROVED',
        refunded: 'REFUNDED',
        chargeback: 'CHARGEBACK',
        pre_chargeback: 'CHARGEBACK',
        failed: 'REJECTED',
        blocked: 'REJECTED',
        canceled: 'REJECTED',
        cancelled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: 'wd_1' },
        exchanges: [readPayout(answerWith({ ...withdrawal, status: word }))],
      }),
      expected: {
        pending: 'PENDING',
        pending_approval: 'PENDING',
        processing: 'PENDING',
        completed: 'APPROVED',
        canceled: 'CANCELED',
        cancelled: 'CANCELED',
        failed: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid transaction is believed when its body is signed, in capitals as in small letters',
      body: paid,
      headers: { 'x-podpay-signature': signatureOf(paid) },
      reading: believed,
    },
    {
      story: 'the signature may name its algorithm',
      body: paid,
      headers: { 'x-podpay-signature': `sha256=${signatureOf(paid).toUpperCase()}` },
      reading: believed,
    },
    {
      story: 'the time may be signed with the body',
      body: paid,
      headers: {
        'x-podpay-signature': `sha256=${signatureOf(paid, `${sentAt} `)}`,
        'x-webhook-timestamp': sentAt,
      },
      reading: believed,
    },
    {
      story: 'a time that nobody signed does no harm to a signed body',
      body: paid,
      headers: { 'x-podpay-signature': signatureOf(paid), 'x-webhook-timestamp': '1772463600' },
      reading: believed,
    },
    {
      story: 'the time may be signed as a number, and be up to five minutes away',
      body: paid,
      headers: {
        'x-podpay-signature': signatureOf(paid, `${fiveMinutesEarlier} `),
        'x-webhook-timestamp': fiveMinutesEarlier,
      },
      reading: believed,
    },
    ...['2026-03-02T14:54:59.999Z', '2026-03-02T15:05:00.001Z', '1772463299', '2026'].map((time) => ({
      story: `a call that was signed at ${time} proves nothing at noon, for it may be sent again`,
      body: paid,
      headers: { 'x-podpay-signature': signatureOf(paid, `${time} `), 'x-webhook-timestamp': time },
      reading: { kind: 'event', verification: 'none' },
    })),
    {
      story: 'another time than the signed one is forged',
      body: paid,
      headers: {
        'x-podpay-signature': signatureOf(paid, `${sentAt} `),
        'x-webhook-timestamp': '2026-03-02T15:04:00.000Z',
      },
      reading: { kind: 'forged' },
    },
    {
      story: 'a signature of another body is forged',
      body: paid,
      headers: { 'x-podpay-signature': signatureOf({ ...paid, eventId: 'evt_2' }) },
      reading: { kind: 'forged' },
    },
    {
      story: 'what stands before the body must be a time',
      body: paid,
      headers: {
        'x-podpay-signature': signatureOf(paid, '{"data": '),
        'x-webhook-timestamp': '{"data":',
      },
      reading: { kind: 'forged' },
    },
    {
      story: 'nothing is believed without a signature once there is a secret',
      body: paid,
      reading: { kind: 'forged' },
    },
    {
      story: 'without the secret nothing is proven',
      body: paid,
      without: ['webhookSecret'],
      reading: { kind: 'event', verification: 'none', event: { status: 'APPROVED' } },
    },
    {
      story: 'the event speaks where the transaction has no word',
      body: { event: 'transaction.refunded', eventId: 'evt_3', data: { id, amount: 9700 } },
      without: ['webhookSecret'],
      reading: { kind: 'event', event: { status: 'REFUNDED', rawStatus: 'refunded', mapped: true } },
    },
    {
      story: 'a word that nobody knows is passed on as unconfirmed',
      body: { event: 'transaction.updated', eventId: 'evt_4', data: { id, status: 'ZZZ' } },
      without: ['webhookSecret'],
      reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
    },
    {
      story: 'a payout is no transaction',
      body: { event: 'withdrawal.completed', eventId: 'evt_5', data: { id: 'wd_1', status: 'COMPLETED' } },
      without: ['webhookSecret'],
      reading: { kind: 'ignored' },
    },
  ],
}

function signatureOf(body: object, prefix = ''): string {
  return createHmac('sha256', 'whsec_canary')
    .update(`${prefix}${JSON.stringify(body)}`)
    .digest('hex')
}
