import type { Exchange, ProviderCases } from '../conformance/cases.ts'
import { aPixSale, aPixWithdraw, aTransactionToRead } from '../conformance/sample-inputs.ts'

const headers = { authorization: 'Bearer key-canary' }

const asksForQrcode = (answer: Exchange['answer'], body: object = {}): Exchange => ({
  request: { method: 'POST', path: '/GerarQRCode', headers, body },
  answer,
})
const asksAfter = (txId: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'POST', path: '/consultaQRCode', headers, body: { txId } },
  answer,
})
const looksUp = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/consulta',
    headers,
    body: { chave: '+5511987654321', tipoChave: 'TELEFONE' },
  },
  answer,
  preparation: true,
})
const paysOut = (answer: Exchange['answer']): Exchange => ({
  request: {
    method: 'POST',
    path: '/pixout',
    headers,
    body: { txId: 'withdraw1', consulta: 'consulta-1', valor: 150.5 },
  },
  answer,
})
const beneficiary = { json: { id: 'consulta-1', nome: 'Maria da Silva' } }

export const cases: ProviderCases = {
  credentials: { secretKey: 'key-canary' },
  basePaths: [''],
  operations: {
    createTransaction: {
      works: [
        {
          story: 'a static QR code under an id of ours',
          input: aPixSale(),
          exchanges: [
            asksForQrcode(
              { json: { qrCode: '00020101021226…', valor: 97 } },
              { txId: 'order1', valor: 97, nome: 'Maria da Silva', documento: '52998224725' },
            ),
          ],
          result: {
            transactionId: 'order1',
            status: 'PENDING',
            amount: 9_700,
            orderId: 'order-1',
            pixCode: '00020101021226…',
            expiresAt: new Date('2026-03-03T15:00:00.000Z'),
          },
          amountAt: 'valor',
        },
        {
          story: 'a long reference becomes an id of 22 characters',
          input: aPixSale({ orderId: '0197c2f4-7a1e-7c3b-9f00-5d1c2b3a4e5f' }),
          exchanges: [
            asksForQrcode({ json: { qrCode: '00020101021226…' } }, { txId: '345893b18105d8531b3374' }),
          ],
          result: { transactionId: '345893b18105d8531b3374' },
        },
      ],
      fails: [
        {
          story: 'a refusal speaks in the specified words',
          input: aPixSale(),
          exchanges: [asksForQrcode({ status: 400, json: { mensagem: 'valor inválido' } })],
          failure: { kind: 'provider_error', message: 'Erro ao criar transação' },
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
          story: 'a payout that is refused keeps the words',
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
      expected: { Created: 'PENDING', Paid: 'APPROVED' },
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
      story: 'the webhook of a static QR code always means paid',
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
      story: 'a call that names no QR code is ignored',
      body: { valor: 97 },
      reading: { kind: 'ignored' },
    },
  ],
}
