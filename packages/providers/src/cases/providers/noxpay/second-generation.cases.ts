import { createHash } from 'node:crypto'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { 'api-key': 'api-key-canary' }

const charge = {
  method: 'PIX',
  code: 'order-1',
  amount: 97,
  URL: 'https://pay.example/1',
  QRCode: 'iVBORw0KGgo=',
  QRCodeText: '00020101021226…',
  txid: 'tx1',
  Status: 'WAITING_PAYMENT',
}
const payout = {
  method: 'PIXOUT',
  code: 'withdraw-1',
  amount: 150.5,
  txid: 'tx2',
  Status: 'WAITING_PAYMENT',
}
const capitals = {
  Method: 'PIX',
  Status: 'PAID',
  Code: 'order-1',
  TxID: 'tx1',
  Amount: 9_700,
  end2end: 'E123',
}

/** The body of the vendor's sample, byte by byte, and the hash of secret and body, computed independently. */
const notice =
  '{"id":99999999,"merchant_id":999,"method":"PIX","status":"PAID","code":"order-1","txid":"tx1","amount":97,' +
  '"created_at_date":"2026-03-02T15:05:00Z","receipt_name":"Name","pix_end2end_id":"E123"}'
const ofPayout = '{"method":"PIXOUT","status":"PAID","code":"withdraw-1","txid":"tx2","amount":150.5}'

const form = 'method=PIX&status=PAID&code=order-1&txid=tx1&amount=97'

function signatureOf(body: string): string {
  return createHash('sha256').update(`signature-secret-canary${body}`).digest('base64')
}

export function secondGenerationCases(): ProviderCases {
  const payments = '/payment'
  const asksForQrcode = (answer: Exchange['answer']): Exchange => ({
    request: {
      method: 'POST',
      path: payments,
      headers,
      body: {
        method: 'PIX',
        code: 'order-1',
        amount: 97,
        webhook_url: 'https://balcao.example/webhooks/abc',
        client_name: 'Maria da Silva',
        client_document: '52998224725',
      },
    },
    answer,
  })
  const paysOut = (answer: Exchange['answer']): Exchange => ({
    request: {
      method: 'POST',
      path: payments,
      headers,
      body: {
        method: 'PIXOUT',
        type: 'PIX_KEY',
        code: 'withdraw-1',
        pixkey: '+5511987654321',
        amount: 150.5,
      },
    },
    answer,
  })
  const reads = (id: string, answer: Exchange['answer']): Exchange => ({
    request: { method: 'GET', path: `${payments}/${id}`, headers },
    answer,
  })
  return {
    credentials: { secretKey: 'api-key-canary', webhookSecret: 'signature-secret-canary' },
    basePaths: [''],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a Pix under our own code, in reais',
            input: aPixSale(),
            exchanges: [asksForQrcode({ json: charge })],
            result: {
              transactionId: 'tx1',
              status: 'PENDING',
              amount: 9_700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
            idAt: 'txid',
            amountAt: 'amount',
          },
        ],
        fails: [
          {
            story: 'the words of a refusal are passed on',
            input: aPixSale(),
            exchanges: [asksForQrcode({ status: 400, json: { error: 'amount is invalid' } })],
            failure: { kind: 'provider_error', message: 'amount is invalid' },
          },
          {
            story: 'a code that is already used may be our own first try',
            input: aPixSale(),
            exchanges: [asksForQrcode({ status: 409, json: { error: 'code already used' } })],
            failure: { kind: 'unknown' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a read in capitals, whose amount is not believed',
            input: aTransactionToRead,
            exchanges: [reads('transaction-1', { json: capitals })],
            result: { transactionId: 'tx1', status: 'APPROVED', orderId: 'order-1', endToEndId: 'E123' },
          },
          {
            story: 'a charge whose answer was lost is found by our code',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [reads('order-1', { json: capitals })],
            result: { transactionId: 'tx1', orderId: 'order-1' },
          },
        ],
        fails: [
          {
            story: 'a code that nobody knows proves that nothing was charged',
            input: { orderId: 'order-1', paymentMethod: 'PIX' },
            exchanges: [reads('order-1', { status: 404, json: { error: 'Not found' } })],
            failure: { kind: 'provider_error', message: 'The provider knows no such reference.' },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout goes over the same path',
            input: aPixWithdraw,
            exchanges: [paysOut({ json: payout })],
            result: { withdrawId: 'tx2', status: 'PENDING', amount: 15_050 },
            idAt: 'txid',
            amountAt: 'amount',
          },
        ],
        fails: [
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [paysOut({ status: 400, json: { error: 'insufficient balance' } })],
            failure: { kind: 'provider_error', message: 'insufficient balance' },
          },
        ],
      },
      getWithdraw: {
        works: [
          {
            story: 'a payout that was made',
            input: { withdrawId: 'tx2' },
            exchanges: [
              reads('tx2', { json: { Method: 'PIXOUT', Status: 'PAID', TxID: 'tx2', end2end: 'E998' } }),
            ],
            result: { withdrawId: 'tx2', status: 'APPROVED', endToEndId: 'E998' },
          },
          {
            story: 'a payout whose answer was lost is found by our code',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [reads('withdraw-1', { json: payout })],
            result: { withdrawId: 'tx2', status: 'PENDING' },
          },
        ],
        fails: [
          {
            story: 'a code that nobody knows proves that nothing was paid',
            input: { withdrawReference: 'withdraw-1' },
            exchanges: [reads('withdraw-1', { status: 404, json: {} })],
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
          exchanges: [reads('transaction-1', { json: { ...capitals, Status: word } })],
        }),
        expected: { WAITING_PAYMENT: 'PENDING', PAID: 'APPROVED', PAY: 'APPROVED' },
        otherwise: 'PENDING',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'getWithdraw',
          input: { withdrawId: 'tx2' },
          exchanges: [reads('tx2', { json: { ...payout, Status: word } })],
        }),
        expected: { WAITING_PAYMENT: 'PENDING', PAID: 'APPROVED', PAY: 'APPROVED' },
        otherwise: 'PENDING',
      },
    },
    webhooks: [
      {
        story: 'a paid charge with the hash of our secret and every byte',
        headers: { 'x-signature': '1WSHONMFiO68g4vcA2QWnVAwKYy3E33AfJTPOSXBsAg=' },
        body: notice,
        reading: {
          kind: 'event',
          verification: 'signature',
          event: {
            transactionId: 'tx1',
            status: 'APPROVED',
            amountCents: 9_700,
            orderId: 'order-1',
            endToEndId: 'E123',
          },
        },
      },
      {
        story: 'the other name of the header counts as well',
        headers: { 'noxpay-sign': '1WSHONMFiO68g4vcA2QWnVAwKYy3E33AfJTPOSXBsAg=' },
        body: notice,
        reading: { kind: 'event', verification: 'signature' },
      },
      {
        story: 'without the secret nothing is proved',
        without: ['webhookSecret'],
        body: notice,
        reading: { kind: 'event', verification: 'none' },
      },
      {
        story: 'one changed byte is a forgery',
        headers: { 'x-signature': '1WSHONMFiO68g4vcA2QWnVAwKYy3E33AfJTPOSXBsAg=' },
        body: notice.replace('"amount":97', '"amount":98'),
        reading: { kind: 'forged' },
      },
      {
        story: 'a form proves nothing, however it is signed: what was signed could be made longer',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-signature': signatureOf(form),
        },
        body: form,
        reading: { kind: 'forged' },
      },
      {
        story: 'news of payouts are ignored',
        headers: { 'x-signature': '2D0jea3TPF7dl+a3nYWzNXjDX+Nl5pXGqyXaoGBq2xM=' },
        body: ofPayout,
        reading: { kind: 'ignored' },
      },
    ],
    unsupportedMethod: 'Invalid payment method',
  }
}
