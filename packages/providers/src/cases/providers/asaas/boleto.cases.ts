import { encodeBankSlip } from '@balcao/domain/payments/boleto'
import type { Exchange, WebhookCase, WorkingCase } from '#cases/provider-cases.ts'
import { aBilletSale, pixCodeOnBoleto } from '#cases/sample-inputs.ts'

const headers = { access_token: '$aact_live_canary' }
const charge = {
  object: 'payment',
  id: 'pay_1',
  value: 97,
  billingType: 'BOLETO',
  status: 'PENDING',
  dueDate: '2026-03-05',
  externalReference: 'order-1',
  bankSlipUrl: 'https://slip.example/1',
  pixTransaction: null,
  installment: null,
  deleted: false,
}
const endOfDueDay = new Date('2026-03-06T02:59:59.000Z')
const { line } = encodeBankSlip({
  bankCode: '461',
  amountCents: 9_700,
  dueDate: '2026-03-05',
  freeField: '1234567890123456789012345',
})

const charges: Exchange = {
  request: {
    method: 'POST',
    path: '/v3/payments',
    headers,
    body: { billingType: 'BOLETO', dueDate: '2026-03-05' },
  },
  answer: { json: charge },
}
const lineOf = (id: string): Exchange => ({
  request: { method: 'GET', path: `/v3/payments/${id}/identificationField` },
  answer: { json: { identificationField: line } },
})
const pixOf = (id: string, answer: Exchange['answer']): Exchange => ({
  request: { method: 'GET', path: `/v3/payments/${id}/pixQrCode` },
  answer,
  optional: true,
})
const code = { encodedImage: 'iVBORw0KGgo=', payload: pixCodeOnBoleto, expirationDate: '2027-03-05 23:59:59' }
const paidAs = (pixTransaction: string | null) => ({ ...charge, status: 'RECEIVED', pixTransaction })
const readsCharge = (answer: object): Exchange => ({
  request: { method: 'GET', path: '/v3/payments/transaction-1', headers },
  answer: { json: answer },
})
const aRead = { transactionId: 'transaction-1', paymentMethod: 'BILLET' } as const

export const boletos = (before: readonly Exchange[]): readonly WorkingCase<'createTransaction'>[] => [
  {
    story: 'a boleto takes a second call for its line, and a third for its Pix code',
    input: aBilletSale(),
    exchanges: [...before, charges, lineOf('pay_1'), pixOf('pay_1', { json: code })],
    result: {
      billetCode: line,
      billetUrl: 'https://slip.example/1',
      expiresAt: endOfDueDay,
      pixCode: pixCodeOnBoleto,
    },
    lacks: ['pixQrCode', 'paidBy'],
  },
  {
    story: 'a boleto of an account without Pix has its line alone',
    input: aBilletSale(),
    exchanges: [
      ...before,
      charges,
      lineOf('pay_1'),
      pixOf('pay_1', { status: 400, json: { errors: [{ code: 'x', description: 'Não há chave Pix.' }] } }),
    ],
    result: { billetCode: line },
    lacks: ['pixCode'],
  },
  {
    story:
      'a Pix code that expires before its boleto is left out: an account without a Pix key gets a code for one day',
    input: aBilletSale(),
    exchanges: [
      ...before,
      charges,
      lineOf('pay_1'),
      pixOf('pay_1', { json: { ...code, expirationDate: '2026-03-02 23:59:59' } }),
    ],
    result: { billetCode: line },
    lacks: ['pixCode'],
  },
  {
    story: 'a Pix code that no bank could read is left out',
    input: aBilletSale(),
    exchanges: [
      ...before,
      charges,
      lineOf('pay_1'),
      pixOf('pay_1', { json: { ...code, payload: '00020101021226…' } }),
    ],
    result: { billetCode: line },
    lacks: ['pixCode'],
  },
]

export const readsOfBoletos: readonly WorkingCase<'getTransaction'>[] = [
  {
    story: 'a boleto whose answer was lost is found with its line and its due day',
    input: { orderId: 'order-1', paymentMethod: 'BILLET' },
    exchanges: [
      {
        request: { method: 'GET', path: '/v3/payments', headers },
        answer: { json: { data: [charge] } },
      },
      lineOf('pay_1'),
      pixOf('pay_1', { json: code }),
    ],
    result: { transactionId: 'pay_1', status: 'PENDING', billetCode: line, expiresAt: endOfDueDay },
  },
  {
    story: 'a boleto paid by its Pix code is read as paid by Pix',
    input: aRead,
    exchanges: [readsCharge(paidAs('c1f17d02-1a78-493a-8af8-a7e267bee75e'))],
    result: { status: 'APPROVED', paidBy: 'PIX' },
  },
  {
    story: 'a boleto paid by its bar code is read as paid by boleto',
    input: aRead,
    exchanges: [readsCharge(paidAs(null))],
    result: { status: 'APPROVED', paidBy: 'BILLET' },
  },
]

export const boletoPaidByPix: WebhookCase = {
  story: 'a webhook of a boleto paid by its Pix code',
  headers: { 'asaas-access-token': 'webhook-token-canary-of-32-letters' },
  body: {
    id: 'evt_4',
    event: 'PAYMENT_RECEIVED',
    payment: paidAs('c1f17d02-1a78-493a-8af8-a7e267bee75e'),
  },
  reading: { kind: 'event', event: { transactionId: 'pay_1', status: 'APPROVED', paidBy: 'PIX' } },
}
