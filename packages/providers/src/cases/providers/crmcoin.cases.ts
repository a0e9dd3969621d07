import type { Exchange, ProviderCases } from '#cases/provider-cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '#cases/sample-inputs.ts'

const partner = 'partner-key-canary'
const created = { code: 0, pixstring: '00020101021226…', img: 'iVBORw0KGgo=' }
const asksAfter = (id: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'POST', path: '/consultaQRCode', body: { partner, id } },
  answer,
})
const looksUp = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/consulta',
    body: { partner, chave: '+5511987654321', tipoChave: 'TELEFONE' },
  },
  answer,
  preparation: true,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/pixout',
    body: { partner, id: 'withdraw1', consulta: 'consulta-1', valor: 150.5 },
  },
  answer,
})
const beneficiary = { json: { id: 'consulta-1', nome: 'Maria da Silva' } }

function casesUnder(createPath: string): ProviderCases {
  const asksForQrcode = (answer: Exchange['answer'], body: object = {}): Exchange => ({
    request: { method: 'POST', path: createPath, body },
    answer,
  })
  return {
    credentials: { secretKey: partner },
    basePaths: [''],
    operations: {
      createTransaction: {
        works: [
          {
            story: 'a static QR code under an id of ours',
            input: aPixSale(),
            exchanges: [
              asksForQrcode(
                { json: created },
                {
                  partner,
                  id: 'order1',
                  valor: 97,
                  nome: 'Maria da Silva',
                  cpf: '52998224725',
                  img: 'S',
                  imgtype: 'png',
                  mudavalor: 'false',
                  webhook: 'https://balcao.example/webhooks/abc',
                },
              ),
            ],
            result: {
              transactionId: 'order1',
              status: 'PENDING',
              amount: 9_700,
              orderId: 'order-1',
              pixCode: '00020101021226…',
              pixQrCode: 'data:image/png;base64,iVBORw0KGgo=',
              expiresAt: new Date('2026-03-03T15:00:00.000Z'),
            },
          },
          {
            story: 'an answer that repeats the amount in other words is understood as well',
            input: aPixSale(),
            exchanges: [asksForQrcode({ json: { qrCode: '00020101021226…', valor: 97, status: 'Created' } })],
            result: { transactionId: 'order1', amount: 9_700, pixCode: '00020101021226…' },
          },
          {
            story: 'a long reference is cut to 22 characters',
            input: aPixSale({ orderId: '0197c2f4-7a1e-7c3b-9f00-5d1c2b3a4e5f' }),
            exchanges: [asksForQrcode({ json: created }, { id: '0197c2f47a1e7c3b9f005d' })],
            result: { transactionId: '0197c2f47a1e7c3b9f005d' },
          },
        ],
        fails: [
          {
            story: 'a refusal speaks in the specified words',
            input: aPixSale(),
            exchanges: [asksForQrcode({ status: 400, json: { mensagem: 'valor inválido' } })],
            failure: { kind: 'provider_error', message: 'Erro ao criar transação' },
          },
          ...[{ code: 7 }, { error: 'partner inválido' }].map((json) => ({
            story: `a refusal may come with HTTP 200: ${JSON.stringify(json)}`,
            input: aPixSale(),
            exchanges: [asksForQrcode({ json })],
            failure: { kind: 'provider_error' as const, message: 'Erro ao criar transação' },
          })),
          {
            story: 'another amount than the one asked is no code of this sale',
            input: aPixSale(),
            exchanges: [asksForQrcode({ json: { ...created, valor: 1 } })],
            failure: { kind: 'bad_response', reference: 'order1' },
          },
          {
            story: 'a QR code whose answer was lost is known by the id that we gave it',
            input: aPixSale(),
            exchanges: [asksForQrcode({ status: 504, body: '' })],
            failure: { kind: 'unknown', reference: 'order1' },
          },
          {
            story: 'a QR code without its text is no QR code',
            input: aPixSale(),
            exchanges: [asksForQrcode({ json: {} })],
            failure: { kind: 'bad_response', reference: 'order1' },
          },
        ],
      },
      getTransaction: {
        works: [
          {
            story: 'a QR code that was paid',
            input: aTransactionToRead,
            exchanges: [
              asksAfter('transaction-1', { json: { status: 'Paid', valor: 97, endToEndId: 'E123' } }),
            ],
            result: {
              transactionId: 'transaction-1',
              status: 'APPROVED',
              amount: 9_700,
              endToEndId: 'E123',
            },
          },
        ],
        fails: [
          {
            story: 'an id that nobody knows is not found',
            input: aTransactionToRead,
            exchanges: [asksAfter('transaction-1', { status: 404, json: {} })],
            failure: { kind: 'provider_error', httpStatus: 404 },
          },
        ],
      },
      withdraw: {
        works: [
          {
            story: 'a payout looks its beneficiary up first',
            input: aPixWithdraw,
            exchanges: [looksUp(beneficiary), paysOut({ json: { id: 'out-1', status: 0, valor: 150.5 } })],
            result: { withdrawId: 'out-1', status: 'PENDING', rawStatus: '0', amount: 15_050 },
            amountAt: 'valor',
          },
          {
            story: 'an answer that names no payout leaves it under our own id',
            input: aPixWithdraw,
            exchanges: [looksUp(beneficiary), paysOut({ json: { status: 2 } })],
            result: { withdrawId: 'withdraw1', status: 'APPROVED' },
          },
        ],
        fails: [
          {
            story: 'a key that nobody owns is found out before any money is asked for',
            input: aPixWithdraw,
            exchanges: [looksUp({ status: 404, json: { mensagem: 'Chave não encontrada' } })],
            failure: { kind: 'provider_error', message: 'Chave não encontrada' },
          },
          {
            story: 'a payout that is refused keeps the message of the provider',
            input: aPixWithdraw,
            exchanges: [
              looksUp(beneficiary),
              paysOut({ status: 400, json: { mensagem: 'Saldo insuficiente' } }),
            ],
            failure: { kind: 'provider_error', message: 'Saldo insuficiente' },
          },
        ],
      },
    },
    statuses: {
      transaction: {
        probe: (word) => ({
          operation: 'getTransaction',
          input: aTransactionToRead,
          exchanges: [asksAfter('transaction-1', { json: { status: word } })],
        }),
        expected: {
          Created: 'PENDING',
          Pending: 'PENDING',
          0: 'PENDING',
          1: 'PENDING',
          Paid: 'APPROVED',
          2: 'APPROVED',
        },
        otherwise: 'PENDING',
      },
      withdraw: {
        probe: (word) => ({
          operation: 'withdraw',
          input: aPixWithdraw,
          exchanges: [looksUp(beneficiary), paysOut({ json: { id: 'out-1', status: word } })],
        }),
        expected: { 0: 'PENDING', 1: 'PENDING', 2: 'APPROVED' },
        otherwise: 'CANCELED',
      },
    },
    webhooks: [
      {
        story: 'the webhook of a static QR code means paid',
        body: { txId: 'order1', valor: 97, endToEndId: 'E123', status: 'Whatever' },
        reading: {
          kind: 'event',
          verification: 'none',
          event: {
            transactionId: 'order1',
            status: 'APPROVED',
            rawStatus: 'Paid',
            amountCents: 9_700,
            endToEndId: 'E123',
          },
        },
      },
      {
        story: 'a webhook as its callers hear it',
        body: {
          transactionid: 'order1',
          status_process: 2,
          payername: 'Maria da Silva',
          payerdoc: '***',
          endtoend: 'E123',
        },
        reading: {
          kind: 'event',
          verification: 'none',
          event: { transactionId: 'order1', status: 'APPROVED', endToEndId: 'E123' },
        },
      },
      {
        story: 'a code that is not the one for paid tells of no payment',
        body: { transactionid: 'order1', status_process: 1 },
        reading: { kind: 'ignored' },
      },
      {
        story: 'a call that names no QR code is ignored',
        body: { valor: 97 },
        reading: { kind: 'ignored' },
      },
    ],
  }
}

export const cases: ProviderCases = {
  ...casesUnder('/GerarQRCode'),
  otherGenerations: { public: casesUnder('/createpix') },
}
