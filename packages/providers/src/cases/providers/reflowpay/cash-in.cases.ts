import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { authorization: 'Bearer sk_live_canary' }

const charged = {
  success: true,
  transactionId: 77123,
  externalId: 'c2f6',
  orderId: 'order-1',
  qrCode: '00020101021226…',
  qrCodeBase64: 'iVBORw0=',
}
const paid = {
  transactionId: 77123,
  orderId: 'order-1',
  status: 'paid',
  value: 9700,
  endToEndId: 'E123',
  method: 'pix',
  object: 'cashin',
  processedAt: '2026-03-02T15:05:00.000Z',
}
const paidOut = {
  success: true,
  transactionId: 77200,
  orderId: 'withdraw-1',
  gross: 15_150,
  tax: 100,
  liquid: 15_050,
  status: 0,
  createdAt: '2026-03-02T15:00:00.000Z',
  description: 'Saque em processamento',
}

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/in/transaction/qrcode/cashin', headers, body },
  answer,
})
const payOut = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/out/transaction/cashout', headers, body },
  answer,
})
const read = (path: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path, headers },
  answer,
})

export const cashInCases: ProviderCases = {
  credentials: { secretKey: 'sk_live_canary' },
  basePaths: ['/in', '/out'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix gives the code to pay and its picture, and lasts a day',
          input: aPixSale(),
          exchanges: [
            charge(
              { json: charged },
              {
                payerName: 'Maria da Silva',
                payerDocument: '52998224725',
                payerEmail: 'maria@exemplo.com.br',
                payerPhone: '11987654321',
                productName: 'Curso de violão',
                productDescription: 'Curso de violão',
                value: 9700,
                orderId: 'order-1',
                ExternalId: 'order-1',
                postbackUrl: 'https://balcao.example/webhooks/abc',
              },
            ),
          ],
          result: {
            transactionId: '77123',
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'transactionId',
        },
      ],
      fails: [
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [charge({ json: { success: false, message: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
        {
          story: 'a yes without an id is no answer',
          input: aPixSale(),
          exchanges: [charge({ json: { success: true } })],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a charge is read by its id',
          input: aTransactionToRead,
          exchanges: [read('/in/transaction/get/by/id/transaction-1', { json: paid })],
          result: { transactionId: '77123', status: 'APPROVED', amount: 9700, endToEndId: 'E123' },
        },
        {
          story: 'a charge whose answer was lost is found by our own reference',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [read('/in/transaction/get/by/orderId/order-1', { json: paid })],
          result: { transactionId: '77123', status: 'APPROVED', orderId: 'order-1' },
        },
      ],
      fails: [
        {
          story: 'a charge that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read('/in/transaction/get/by/id/transaction-1', { status: 404, json: {} })],
          failure: { kind: 'provider_error', httpStatus: 404 },
        },
        {
          story: 'a search without a result proves nothing',
          input: { orderId: 'order-1', paymentMethod: 'PIX' },
          exchanges: [read('/in/transaction/get/by/orderId/order-1', { status: 404, json: {} })],
          failure: { kind: 'bad_response' },
        },
      ],
    },
    withdraw: {
      works: [
        {
          story: 'a payout goes to its own host, with numbers for kinds of keys',
          input: { ...aPixWithdraw, phone: '+55 (11) 98765-4321' },
          exchanges: [
            payOut(
              { json: paidOut },
              {
                value: 15_050,
                pixKeyType: 3,
                pixKey: '+5511987654321',
                cpfCnpj: '52998224725',
                person: { name: 'Maria da Silva', phone: '11987654321' },
                orderId: 'withdraw-1',
              },
            ),
          ],
          result: { withdrawId: '77200', status: 'PENDING', amount: 15_050 },
          idAt: 'transactionId',
        },
      ],
      fails: [
        {
          story: 'a payout that is refused keeps the message of the provider',
          input: aPixWithdraw,
          exchanges: [payOut({ json: { success: false, description: 'Saldo insuficiente' } })],
          failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
        },
      ],
    },
    getWithdraw: {
      works: [
        {
          story: 'a payout is read by its id',
          input: { withdrawId: '77200' },
          exchanges: [read('/out/transaction/get/by/id/77200', { json: { ...paidOut, status: 1 } })],
          result: { withdrawId: '77200', status: 'APPROVED' },
        },
        {
          story: 'a payout whose answer was lost is found by our own reference',
          input: { withdrawReference: 'withdraw-1' },
          exchanges: [read('/out/transaction/get/by/orderId/withdraw-1', { json: paidOut })],
          result: { withdrawId: '77200', status: 'PENDING' },
        },
      ],
      fails: [
        {
          story: 'a payout that nobody knows is not found',
          input: { withdrawId: '77200' },
          exchanges: [read('/out/transaction/get/by/id/77200', { status: 404, json: {} })],
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
        exchanges: [read('/in/transaction/get/by/id/transaction-1', { json: { ...paid, status: word } })],
      }),
      expected: {
        created: 'PENDING',
        pending: 'PENDING',
        paid: 'APPROVED',
        canceled: 'CANCELED',
        failed: 'REJECTED',
        rejected: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
    withdraw: {
      probe: (word) => ({
        operation: 'getWithdraw',
        input: { withdrawId: '77200' },
        exchanges: [read('/out/transaction/get/by/id/77200', { json: { ...paidOut, status: word } })],
      }),
      expected: {
        0: 'PENDING',
        pending: 'PENDING',
        1: 'APPROVED',
        paid: 'APPROVED',
        2: 'REJECTED',
        failed: 'REJECTED',
        3: 'CANCELED',
        canceled: 'CANCELED',
        4: 'REJECTED',
        refund: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge is reported flatly, and nothing proves by whom',
      body: paid,
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          type: 'TRANSACTION',
          transactionId: '77123',
          status: 'APPROVED',
          amountCents: 9700,
          orderId: 'order-1',
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'that a charge was made is no news',
      body: { ...paid, status: 'created' },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a transfer is no charge',
      body: { ...paid, object: 'transfer' },
      reading: { kind: 'ignored' },
    },
  ],
}
