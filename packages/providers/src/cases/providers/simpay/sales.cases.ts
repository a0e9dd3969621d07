import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale } from '#cases/sample-inputs.ts'

const sold = {
  sale: {
    id: 900,
    payment: { id: 901, details: { response: { qrcode: { content: '00020101021226…' } } } },
  },
}

const sell = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/checkout/external/sales',
    headers: { 'x-api-token': 'token_canary' },
    body,
  },
  answer,
})

export const salesCases: ProviderCases = {
  credentials: { secretKey: 'token_canary' },
  basePaths: ['/api'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix is sold in reais and lasts a day',
          input: aPixSale(),
          exchanges: [
            sell(
              { status: 201, json: sold },
              {
                payment_method: 'pix',
                postback_url: 'https://balcao.example/webhooks/abc',
                tax_cost: 0,
                discount: 0,
                delivery_cost: 0,
                products: [
                  { id: 'offer-1', name: 'Curso de violão', price: 97, amount: 1, is_digital: true },
                ],
                customer: {
                  name: 'Maria da Silva',
                  email: 'maria@exemplo.com.br',
                  phone_number: '11987654321',
                  official_id_type: 'cpf',
                  official_id_number: '52998224725',
                },
              },
            ),
          ],
          result: {
            transactionId: '901',
            status: 'PENDING',
            amount: 9700,
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          idAt: 'sale.payment.id',
        },
        {
          story: 'the code may come in a shorter field',
          input: aPixSale(),
          exchanges: [
            sell({ json: { sale: { payment: { id: 901, details: { pix_copy_paste: '0002010102…' } } } } }),
          ],
          result: { pixCode: '0002010102…' },
        },
      ],
      fails: [
        {
          story: 'the words of a refusal are passed on',
          input: aPixSale(),
          exchanges: [sell({ status: 422, json: { message: 'Cliente inválido' } })],
          failure: { kind: 'provider_error', message: 'Cliente inválido' },
        },
        {
          story: 'a sale without a code is no Pix, but its id is kept to find it again',
          input: aPixSale(),
          exchanges: [sell({ json: { sale: { payment: { id: 901, details: {} } } } })],
          failure: { kind: 'bad_response', reference: '901' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({ webhook: { payment_id: 901, payment_status: word } }),
      expected: { pending: 'PENDING', paid: 'APPROVED' },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid sale is reported flatly, and nothing proves by whom',
      body: { payment_id: 901, payment_status: 'paid' },
      reading: {
        kind: 'event',
        verification: 'none',
        event: { type: 'TRANSACTION', transactionId: '901', status: 'APPROVED' },
      },
    },
    {
      story: 'a payout is no sale',
      body: { withdrawal_id: 77, status: 'approved' },
      reading: { kind: 'ignored' },
    },
  ],
}
