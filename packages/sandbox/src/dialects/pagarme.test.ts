import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basicAuthorization } from '#testing/call-json.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'PAGARME',
    account: { publicKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: 'loja:senha' },
    headers: { authorization: basicAuthorization('sk_test_1', '') },
    webhookInPanel: true,
  })
})
afterEach(() => shop.close())

const order = (payment: Record<string, unknown>) => ({
  code: 'pedido-1',
  items: [{ amount: 19_700, description: 'Curso de pão', quantity: 1, code: 'p1' }],
  customer: { name: 'Carolina', email: 'c@example.com', document: '12345678909', type: 'individual' },
  payments: [payment],
})
const billing_address = {
  line_1: '1, Praça da Sé, Sé',
  zip_code: '01001000',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
}
const pix = { payment_method: 'pix', pix: { expires_in: 86_400 } }
const card = (number: string) => ({
  payment_method: 'credit_card',
  credit_card: {
    installments: 2,
    card: { number, holder_name: 'C N', exp_month: 1, exp_year: 30, cvv: '123', billing_address },
  },
})

const types = async () => (await shop.webhooks()).map(({ type }) => type)

describe('PAGARME', () => {
  it('creates an order once per key, and reports charge and order when it is paid', async () => {
    const create = () => shop.post('/orders', order(pix), { 'idempotency-key': 'k1' })
    const { body } = await create()
    expect((await create()).body.id).toBe(body.id)
    expect(await shop.sandbox.acquirer('PAGARME').charges()).toHaveLength(1)
    const transaction = body.charges[0].last_transaction
    expect([body.status, transaction.status]).toEqual(['pending', 'waiting_payment'])
    await shop.sandbox.bank.pay(transaction.qr_code)
    expect((await shop.get(`/orders/${body.id}`)).body.status).toBe('paid')
    expect(await types()).toEqual(['order.created', 'charge.paid', 'order.paid'])
    expect((await shop.heard())[0]?.headers.authorization).toBe(basicAuthorization('loja', 'senha'))
  })

  it('refuses a card without a billing address', async () => {
    const { credit_card, ...payment } = card('4111111111111111')
    const bare = { ...credit_card, card: { ...credit_card.card, billing_address: undefined } }
    const { status, body } = await shop.post('/orders', order({ ...payment, credit_card: bare }))
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('billing')])
  })

  it('answers a refused card with a failed order and status 200', async () => {
    const { status, body } = await shop.post('/orders', order(card('4000000000009995')))
    expect([status, body.status]).toEqual([200, 'failed'])
    expect(body.charges[0].last_transaction).toMatchObject({
      status: 'not_authorized',
      success: false,
      acquirer_return_code: '51',
    })
  })

  it('refunds by deleting the charge, in parts if asked', async () => {
    const { body } = await shop.post('/orders', order(card('4111111111111111')))
    const chargeId = body.charges[0].id
    expect((await shop.call('DELETE', `/charges/${chargeId}`, { amount: 700 })).body.status).toBe('paid')
    expect((await shop.call('DELETE', `/charges/${chargeId}`)).body).toMatchObject({
      status: 'canceled',
      canceled_amount: 19_700,
    })
    expect((await shop.call('DELETE', `/charges/${chargeId}`)).status).toBe(412)
  })

  it('makes a token with the public key alone, with the outcome of one card', async () => {
    const token = await shop.post(
      '/tokens?appId=pk_test_1',
      {
        type: 'card',
        card: { number: '4000000000000002', holder_name: 'C N', exp_month: 1, exp_year: 30, cvv: '123' },
      },
      { authorization: '' },
    )
    const paid = order({
      payment_method: 'credit_card',
      credit_card: { card_token: token.body.id, card: { billing_address } },
    })
    expect((await shop.post('/orders', paid)).body.status).toBe('failed')
  })

  it('knows recipients, their balance and their withdrawals', async () => {
    const account = {
      holder_name: 'R',
      holder_type: 'individual',
      holder_document: '12345678909',
      bank: '001',
      branch_number: '1',
      account_number: '2',
      account_check_digit: '3',
      type: 'checking',
    }
    const recipient = { name: 'Rafael', email: 'r@example.com', document: '12345678909', type: 'individual' }
    expect((await shop.post('/recipients', recipient)).status).toBe(422)
    const { body } = await shop.post('/recipients', { ...recipient, default_bank_account: account })
    await shop.post(
      '/orders',
      order({ ...card('4111111111111111'), split: [{ type: 'flat', amount: 5_000, recipient_id: body.id }] }),
    )
    expect((await shop.get(`/recipients/${body.id}/balance`)).body.available_amount).toBe(5_000)
    expect((await shop.get(`/balance/available?recipientId=${body.id}`)).body.amount).toBe(5_000)
    const withdrawal = await shop.post(`/recipients/${body.id}/withdrawals`, { amount: 5_000 })
    expect(withdrawal.body.status).toBe('pending_transfer')
    await shop.sandbox.bank.webhooksDelivered()
    const read = await shop.get(`/recipients/${body.id}/withdrawals/${withdrawal.body.id}`)
    expect(read.body.status).toBe('transferred')
    expect((await shop.get(`/recipients/${body.id}/balance`)).body.available_amount).toBe(0)
  })

  it('refuses a wrong key', async () => {
    const answer = await shop.get('/orders/or_1', { authorization: basicAuthorization('sk_other', '') })
    expect(answer.body.message).toBe('Authorization has been denied for this request.')
  })
})
