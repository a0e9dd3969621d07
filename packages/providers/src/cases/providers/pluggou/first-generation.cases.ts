import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aTransactionToRead } from '#cases/sample-inputs.ts'

const headers = { 'x-api-key': 'pk_live_canary' }
const query = { organizationId: 'organization-1' }

const charged = {
  id: 'cm9x0001',
  referenceCode: 'REF-1',
  externalId: 'ext-1',
  status: 'PENDING',
  paymentInfo: { amount: 9700 },
  pix: {
    txid: 'tx-1',
    qrCode: { emv: '00020101021226…', imagem: 'iVBORw0=' },
    expirationDate: '2026-03-03T15:00:00.000Z',
  },
}

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/api/payments/transactions', query, headers, body },
  answer,
})
const read = (answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: '/api/payments/transactions/transaction-1', query, headers },
  answer,
})

export const firstGenerationCases: ProviderCases = {
  credentials: { secretKey: 'pk_live_canary', publicKey: 'organization-1' },
  basePaths: ['/api'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is asked for in the name of an organization',
          input: aPixSale(),
          exchanges: [
            charge(
              { status: 201, json: charged },
              {
                amount: 9700,
                customerName: 'Maria da Silva',
                customerEmail: 'maria@exemplo.com.br',
                customerDocument: '52998224725',
                customerDocumentType: 'cpf',
                organizationId: 'organization-1',
              },
            ),
          ],
          result: {
            transactionId: 'cm9x0001',
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            pixQrCode: 'data:image/png;base64,iVBORw0=',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'id',
        },
        {
          story: 'a Pix without a date lasts a day',
          input: aPixSale(),
          exchanges: [charge({ json: { ...charged, pix: { qrCode: { emv: '00020101021226…' } } } })],
          result: { expiresAt: new Date('2026-03-03T15:00:00.000Z') },
        },
      ],
      fails: [
        {
          story: 'a refusal is worded by the specification',
          input: aPixSale(),
          exchanges: [charge({ status: 400, json: { message: 'Invalid customer' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação', httpStatus: 400 },
        },
      ],
    },
    getTransaction: {
      works: [
        {
          story: 'a paid Pix carries its end-to-end id, and our reference where it is echoed',
          input: aTransactionToRead,
          exchanges: [
            read({
              json: {
                ...charged,
                status: 'APPROVED',
                endToEndId: 'E123',
                metadata: { orderId: 'order-1' },
              },
            }),
          ],
          result: {
            transactionId: 'cm9x0001',
            status: 'APPROVED',
            orderId: 'order-1',
            endToEndId: 'E123',
          },
        },
      ],
      fails: [
        {
          story: 'a transaction that nobody knows is not found',
          input: aTransactionToRead,
          exchanges: [read({ status: 404, json: { message: 'Transaction not found' } })],
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
        exchanges: [read({ json: { ...charged, status: word } })],
      }),
      expected: {
        PENDING: 'PENDING',
        PROCESSING: 'PENDING',
        APPROVED: 'APPROVED',
        REFUNDED: 'REFUNDED',
        FAILED: 'REJECTED',
        CANCELLED: 'REJECTED',
        CANCELED: 'REJECTED',
        REJECTED: 'REJECTED',
        BLOCKED: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a confirmed Pix is reported, and nothing proves by whom',
      body: {
        id: 'event-1',
        type: 'pix.in.confirmation',
        created_at: '2026-03-02T15:05:00.000Z',
        data: { id: 'cm9x0001', referenceCode: 'REF-1', status: 'APPROVED', amount: 97, endToEndId: 'E123' },
      },
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          type: 'TRANSACTION',
          transactionId: 'cm9x0001',
          status: 'APPROVED',
          endToEndId: 'E123',
          eventId: 'event-1',
        },
      },
    },
    {
      story: 'a word that nobody knows is passed on as unconfirmed',
      body: { type: 'pix.in.confirmation', data: { id: 'cm9x0001', status: 'ZZZ_NEW' } },
      reading: { kind: 'event', event: { status: 'REJECTED', mapped: false, certainty: 'UNCONFIRMED' } },
    },
    {
      story: 'the event of the API that replaced this one is understood as well',
      body: { id: 'event-3', event_type: 'transaction', data: { id: 'cm9x0001', status: 'APPROVED' } },
      reading: { kind: 'event', event: { transactionId: 'cm9x0001', status: 'APPROVED' } },
    },
    {
      story: 'a withdrawal of that API is no charge',
      body: { id: 'event-4', event_type: 'withdrawal', data: { id: 'w-1', status: 'APPROVED' } },
      reading: { kind: 'ignored' },
    },
    {
      story: 'a payout is no charge',
      body: { id: 'event-2', type: 'pix.out.confirmation', data: { id: 'p-1', status: 'APPROVED' } },
      reading: { kind: 'ignored' },
    },
  ],
}
