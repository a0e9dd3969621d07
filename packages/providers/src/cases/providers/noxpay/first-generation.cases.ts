import { createHash } from 'node:crypto'
import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { 'api-key': 'api-key-canary' }

const makesCustomer = (body: object, answer: Exchange['answer'] = { json: { code: 'c-1' } }): Exchange => ({
  request: { method: 'POST', path: '/api/customer', headers, body },
  answer,
  preparation: true,
})
const payer = makesCustomer({ name: 'Maria da Silva', document: '52998224725', document_type: 'CPF' })
const payee = makesCustomer({ document: 'withdraw-1', document_type: 'UUID' })
const keepsKey: Exchange = {
  request: { method: 'PUT', path: '/api/customer/withdraw-1', headers, body: { pixkey: '+5511987654321' } },
  answer: { json: {} },
  preparation: true,
}
const pays = (body: object, answer: Exchange['answer']): Exchange => ({
  request: { method: 'POST', path: '/api/payment', headers, body },
  answer,
})
const reads = (id: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: `/api/payment/${id}`, headers },
  answer,
})

const charge = {
  method: 'PIX',
  code: 'order-1',
  customer_doc: '52998224725',
  items: [{ Description: 'Curso de violão', Amount: 97, Quantity: 1, Code: 'order-1', Category: '' }],
  QRCode: 'iVBORw0KGgo=',
  QRCodeText: '00020101021226…',
  txid: 'tx1',
  Status: 'WAITING_PAYMENT',
}
const payout = {
  method: 'PIXOUT',
  code: 'withdraw-1',
  items: [{ Description: 'Saque', Amount: 150.5, Quantity: 1, Code: 'withdraw-1' }],
  txid: 'tx2',
  Status: 'WAITING_PAYMENT',
}
const found = { Method: 'PIX', Status: 'PAY', Code: 'order-1', TxID: 'tx1', Amount: 97 }

const asked = {
  method: 'PIX',
  code: 'order-1',
  customer_doc: '52998224725',
  items: [{ description: 'Curso de violão', amount: 97, quantity: 1, code: 'order-1' }],
}

const notice = JSON.stringify(found)
const signed = (body: string) => ({
  'x-signature': createHash('sha256').update(`signature-secret-canary${body}`).digest('base64'),
})
const ofPayout = JSON.stringify({ ...found, Method: 'PIXOUT' })
const openPix = JSON.stringify({ end2end_id: 'E318', merchant: 27, value: 800 })

/** From the vendor's documentation of its first API. */
export const firstGenerationCases: ProviderCases = {
  credentials: { secretKey: 'api-key-canary', webhookSecret: 'signature-secret-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'the payer is made a customer, and pays one item in reais',
          input: aPixSale(),
          exchanges: [payer, pays(asked, { json: charge })],
          result: {
            transactionId: 'tx1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
          },
          idAt: 'txid',
          amountAt: 'items.0.Amount',
        },
        {
          story: 'a customer who cannot be made again may be there already',
          input: aPixSale(),
          exchanges: [
            { ...payer, answer: { status: 400, json: { error: 'customer exists' } }, optional: true },
            pays(asked, { json: charge }),
          ],
          result: { transactionId: 'tx1' },
        },
        {
          story: 'the code may stand where the paper shows an image',
          input: aPixSale(),
          exchanges: [
            payer,
            pays(asked, { json: { ...charge, QRCodeText: undefined, QRCode: '00020101021226…' } }),
          ],
          result: { pixCode: '00020101021226…' },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [payer, pays({}, { status: 400, json: { error: 'amount is invalid' } })],
          failure: { kind: 'provider_error', message: 'amount is invalid' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a read in capitals',
          input: aTransactionToRead,
          exchanges: [reads('transaction-1', { json: found })],
          result: { transactionId: 'tx1', status: 'APPROVED', orderId: 'order-1', amount: 9_700 },
        },
      ],
      fails: [
        {
          story: 'a txid that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [reads('transaction-1', { status: 404, json: { error: 'Not found' } })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payee is a customer of this payout alone, who has the key',
          input: aPixWithdraw,
          exchanges: [
            payee,
            keepsKey,
            pays(
              {
                method: 'PIXOUT',
                code: 'withdraw-1',
                customer_doc: 'withdraw-1',
                items: [{ amount: 150.5, quantity: 1, code: 'withdraw-1' }],
              },
              { json: payout },
            ),
          ],
          result: { withdrawId: 'tx2', status: 'PENDING', amount: 15_050 },
          idAt: 'txid',
          amountAt: 'items.0.Amount',
        },
      ],
      fails: [
        {
          story: 'a payout whose key was not taken is not even asked for',
          input: aPixWithdraw,
          exchanges: [payee, { ...keepsKey, answer: { status: 400, json: { error: 'pixkey is invalid' } } }],
          failure: { kind: 'provider_error', message: 'pixkey is invalid' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout that was made',
          input: { withdrawId: 'tx2' },
          exchanges: [reads('tx2', { json: { Method: 'PIXOUT', Status: 'PAY', TxID: 'tx2' } })],
          result: { withdrawId: 'tx2', status: 'APPROVED' },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: 'tx2' },
          exchanges: [reads('tx2', { status: 404, json: { error: 'Not found' } })],
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
        exchanges: [reads('transaction-1', { json: { ...found, Status: word } })],
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
      story: 'a paid charge, in capitals and signed',
      headers: signed(notice),
      body: notice,
      reading: {
        kind: 'event',
        verification: 'signature',
        event: { transactionId: 'tx1', status: 'APPROVED', amountCents: 9_700, orderId: 'order-1' },
      },
    },
    {
      story: 'one changed byte is a forgery',
      headers: signed(notice),
      body: notice.replace('97', '98'),
      reading: { kind: 'forged' },
    },
    {
      story: 'news of payouts are ignored',
      headers: signed(ofPayout),
      body: ofPayout,
      reading: { kind: 'ignored' },
    },
    {
      story: 'a Pix that came without a charge of ours is ignored',
      headers: signed(openPix),
      body: openPix,
      reading: { kind: 'ignored' },
    },
  ],
  unsupportedMethod: 'Invalid payment method',
}
