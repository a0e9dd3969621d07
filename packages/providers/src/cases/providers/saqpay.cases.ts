import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale } from '#cases/sample-inputs.ts'

const asksForSale = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/api/venda',
    headers: { authorization: 'Basic key-canary' },
    body: {
      valor: 97,
      nomeCliente: 'Maria da Silva',
      cpf: '52998224725',
      telefone: '11987654321',
      partnerConciliationId: 'order-1',
    },
  },
  answer,
})
const notice = {
  transaction_id: '778',
  partner_conciliation_id: 'order-1',
  transaction_amount: 97,
  transaction_status: 'Aprovado',
  payment_date: '2026-03-02T12:05:00',
  ipn_secret: 'webhook-token-canary',
}

export const cases: ProviderCases = {
  credentials: { secretKey: 'Basic key-canary', webhookToken: 'webhook-token-canary' },
  basePaths: ['/api'],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a Pix sale, answered by a list of one',
          input: aPixSale(),
          exchanges: [asksForSale({ json: [{ id: 778, emv: '00020101021226…' }] })],
          result: {
            transactionId: '778',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
        },
      ],
      fails: [
        {
          story: 'a refusal speaks in the specified words',
          input: aPixSale(),
          exchanges: [asksForSale({ status: 400, json: { erro: 'valor inválido' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação' },
        },
        {
          story: 'an empty list is no sale that can be known by an id',
          input: aPixSale(),
          exchanges: [asksForSale({ json: [] })],
          failure: { kind: 'bad_response' },
        },
      ],
    },
  },
  statuses: {
    transaction: {
      probe: (word) => ({ webhook: { ...notice, transaction_status: word } }),
      expected: { Pendente: 'PENDING', Aprovado: 'APPROVED' },
      otherwise: 'REJECTED',
    },
  },
  webhooks: [
    {
      story: 'a paid sale with the secret that we share',
      body: notice,
      reading: {
        kind: 'event',
        verification: 'token',
        event: { transactionId: '778', status: 'APPROVED', amountCents: 9_700, orderId: 'order-1' },
      },
    },
    {
      story: 'without a secret of ours nothing is proved',
      without: ['webhookToken'],
      body: { ...notice, ipn_secret: undefined },
      reading: { kind: 'event', verification: 'none' },
    },
    {
      story: 'another secret is a forgery',
      body: { ...notice, ipn_secret: 'guessed' },
      reading: { kind: 'forged' },
    },
    {
      story: 'a notice that names no sale is ignored',
      body: { ...notice, transaction_id: null },
      reading: { kind: 'ignored' },
    },
  ],
}
