import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale } from '#cases/sample-inputs.ts'

const charge = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/v1/transaction',
    headers: { 'x-public-key': 'pk_live_public', 'x-secret-key': 'sk_live_canary' },
    body,
  },
  answer,
})
const charged = { transactionId: 'vt-1', pix: { payload: '00020101021226…' } }

export const venitCases: ProviderCases = {
  credentials: { publicKey: 'pk_live_public', secretKey: 'sk_live_canary' },
  basePaths: ['/v1'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix gives the text to pay and lasts a day',
          input: aPixSale(),
          exchanges: [
            charge(
              { json: charged },
              {
                amount: 9700,
                paymentMethod: 'pix',
                installments: '1',
                traceable: false,
                postbackUrl: 'https://balcao.example/webhooks/abc',
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  phone: '11987654321',
                  document: { number: '52998224725', type: 'cpf' },
                },
                items: [
                  {
                    title: 'Curso de violão',
                    unitPrice: 9700,
                    quantity: 1,
                    tangible: false,
                    externalRef: 'offer-1',
                    product_image: '',
                  },
                ],
              },
            ),
          ],
          result: {
            transactionId: 'vt-1',
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'transactionId',
        },
        {
          story: 'an error that is false is none',
          input: aPixSale(),
          exchanges: [charge({ json: { ...charged, error: false } })],
          result: { transactionId: 'vt-1' },
        },
        {
          story: 'nor is an error of number zero',
          input: aPixSale(),
          exchanges: [charge({ json: { ...charged, error: 0 } })],
          result: { transactionId: 'vt-1' },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [charge({ status: 400, json: { message: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido', httpStatus: 400 },
        },
        {
          story: 'a refusal may come with status 200',
          input: aPixSale(),
          exchanges: [charge({ json: { error: true, message: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
        {
          story: 'an error may be a text',
          input: aPixSale(),
          exchanges: [charge({ json: { error: 'Documento inválido' } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
        {
          story: 'or hold its text',
          input: aPixSale(),
          exchanges: [charge({ json: { error: { code: 1300, message: 'Documento inválido' } } })],
          failure: { kind: 'provider_error', message: 'Documento inválido' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({ webhook: { data: { transactionId: 'vt-1', status: word } } }),
      expected: {
        awaiting_payment: 'PENDING',
        waiting_payment: 'PENDING',
        processing: 'PENDING',
        authorized: 'PENDING',
        partially_paid: 'PENDING',
        paid: 'APPROVED',
        refunded: 'REFUNDED',
        chargedback: 'CHARGEBACK',
        refused: 'REJECTED',
        canceled: 'REJECTED',
      },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid charge is reported, and nothing proves by whom',
      body: { data: { transactionId: 'vt-1', status: 'paid', endToEndId: 'E123', amount: 9700 } },
      reading: {
        kind: 'event',
        verification: 'none',
        event: {
          type: 'TRANSACTION',
          transactionId: 'vt-1',
          status: 'APPROVED',
          amountCents: 9700,
          endToEndId: 'E123',
        },
      },
    },
    {
      story: 'what names no charge is ignored',
      body: { data: { status: 'paid' } },
      reading: { kind: 'ignored' },
    },
  ],
}
