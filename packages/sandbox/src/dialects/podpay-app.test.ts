import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

const key = (name: string) => ({ 'x-idempotency-key': name })
const withdrawal = { method: 'fiat', amount: 500, pixKey: 'a@b.co', pixKeyType: 'email', netPayout: true }

let shop: TestShop
const open = (secret: { webhookSecret?: string }) =>
  openTestShop({
    acquirer: 'PODPAY-APP',
    account: { publicKey: 'unused', secretKey: 'sk_live_1', ...secret },
    headers: { 'x-api-key': 'sk_live_1' },
    webhookInPanel: true,
  })
beforeEach(async () => {
  shop = await open({ webhookSecret: 'nosso' })
})
afterEach(() => shop.close())

const order = (more: Record<string, unknown> = {}) => gatewayOrder({ postbackUrl: shop.webhookUrl, ...more })
const sell = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  shop.post('/transactions', order(more), headers)
const charges = () => shop.sandbox.acquirer('PODPAY-APP').charges()
const payouts = () => shop.sandbox.acquirer('PODPAY-APP').payouts()

describe('the API at api.podpay.app', () => {
  it('sells by Pix, with lower-case words in answers and capitals in webhooks', async () => {
    const { status, body } = await sell()
    expect(status).toBe(201)
    expect(body).toMatchObject({ success: true, data: { status: 'pending', amount: 19_700 } })
    await shop.sandbox.bank.pay(body.data.pixQrCode)
    expect((await shop.get(`/transactions/${body.data.id}`)).body).toMatchObject({
      success: true,
      data: { id: body.data.id, status: 'paid', paidAt: '2026-11-15T12:00:00.000Z' },
    })
    expect(await shop.webhooks()).toMatchObject([
      { event: 'transaction.pending', data: { id: body.data.id, status: 'PENDING' } },
      { event: 'transaction.completed', data: { id: body.data.id, status: 'PAID', amount: 19_700 } },
    ])
  })

  it('signs the bytes of a webhook when a secret is set', async () => {
    await sell()
    const [told] = await shop.heard()
    const signature = createHmac('sha256', 'nosso')
      .update(told?.text ?? '')
      .digest('hex')
    expect(told?.headers['x-podpay-signature']).toBe(`sha256=${signature}`)
  })

  it('sends webhooks without any proof when none is set', async () => {
    await shop.close()
    shop = await open({})
    await sell()
    const [told] = await shop.heard()
    expect(told?.headers).not.toHaveProperty('x-podpay-signature')
    expect(JSON.parse(told?.text ?? '')).toMatchObject({ event: 'transaction.pending', signature: '' })
  })

  it('charges once per key, and again without a key', async () => {
    const first = await sell({}, key('pedido-0001'))
    const again = await sell({ amount: 500 }, key('pedido-0001'))
    expect(again.body.data).toEqual(first.body.data)
    expect(await charges()).toHaveLength(1)
    await sell()
    await sell()
    expect(await charges()).toHaveLength(3)
  })

  it('answers a failed Pix with success, and without a code', async () => {
    const { status, body } = await sell({ amount: 66_601 }, key('pedido-0001'))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      success: true,
      data: { status: 'failed', integrationError: { retryable: true } },
    })
    expect(body.data.failedReason).not.toBe('')
    expect(body.data).not.toHaveProperty('pixQrCode')
    expect((await shop.webhooks()).at(-1)).toMatchObject({
      event: 'transaction.failed',
      data: { status: 'FAILED' },
    })
  })

  it.each([
    { name: 'less than R$ 1', more: { amount: 99 } },
    { name: 'an amount in reais', more: { amount: 197.5 } },
    { name: 'a card', more: { paymentMethod: 'credit_card' } },
    { name: 'no items', more: { items: [] } },
    {
      name: 'an item without the field that says whether it is tangible',
      more: { items: [{ title: 'Curso', unitPrice: 19_700, quantity: 1 }] },
    },
    {
      name: 'a customer without a phone',
      more: { customer: { name: 'C', email: 'c@d.e', document: { type: 'cpf', number: '12345678909' } } },
    },
    {
      name: 'a document without its type',
      more: { customer: { name: 'C', email: 'c@d.e', phone: '11987654321', document: '12345678909' } },
    },
  ])('refuses $name', async ({ more }) => {
    const { status, body } = await sell(more)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, error: { code: 'BAD_REQUEST' } })
    expect(await charges()).toEqual([])
  })

  it('refuses a key that it cannot store', async () => {
    expect((await sell({}, key('curta'))).status).toBe(400)
    expect((await shop.post('/withdrawals', withdrawal, key('a'.repeat(65)))).status).toBe(400)
    expect([await charges(), await payouts()]).toEqual([[], []])
  })

  it('refunds the whole amount once, and never a part', async () => {
    const { body } = await sell()
    await shop.sandbox.bank.pay(body.data.pixQrCode)
    const refund = (more: unknown) =>
      shop.post(`/transactions/${body.data.id}/refund`, more, key('estorno-1'))
    expect((await refund({ amount: 700 })).status).toBe(400)
    expect((await refund({})).body).toMatchObject({ success: true, data: { status: 'refunded' } })
    expect((await refund({})).body).toMatchObject({ success: true, data: { status: 'refunded' } })
    expect(await shop.sandbox.acquirer('PODPAY-APP').refunds()).toMatchObject([{ amount: 19_700 }])
    expect((await shop.webhooks()).at(-1)).toMatchObject({
      event: 'transaction.refunded',
      data: { status: 'REFUNDED' },
    })
  })

  it('reports a dispute', async () => {
    const { body } = await sell()
    await shop.sandbox.bank.pay(body.data.pixQrCode)
    await shop.sandbox.bank.dispute(body.data.pixQrCode)
    expect((await shop.webhooks()).at(-1)).toMatchObject({ data: { status: 'CHARGEBACK' } })
  })

  it('pays out once per key and reports it to the address of the panel', async () => {
    const pay = () => shop.post('/withdrawals', withdrawal, key('saque-0001'))
    const first = await pay()
    expect(first.body).toMatchObject({
      success: true,
      data: { status: 'processing', amount: 500, fee: 0, netAmount: 500 },
    })
    await shop.sandbox.bank.webhooksDelivered()
    expect((await pay()).body.data).toMatchObject({ id: first.body.data.id, status: 'completed' })
    expect(await payouts()).toMatchObject([{ amount: 500, state: 'paid' }])
    expect((await shop.get(`/withdrawals/${first.body.data.id}`)).body.data.status).toBe('completed')
    expect(await shop.webhooks()).toMatchObject([
      { event: 'withdrawal.completed', data: { id: first.body.data.id, status: 'COMPLETED' } },
    ])
    expect((await shop.get('/balance/available')).body.data).toMatchObject({ amount: -500 })
  })

  it('cancels a withdrawal in transit, and none that arrived', async () => {
    const stuck = await shop.post('/withdrawals', { ...withdrawal, amount: 66_612 })
    const cancel = (id: string) => shop.call('PATCH', `/withdrawals/${id}/cancel`, {})
    expect((await cancel(stuck.body.data.id)).body.data.status).toBe('canceled')
    const paid = await shop.post('/withdrawals', withdrawal)
    await shop.sandbox.bank.webhooksDelivered()
    expect((await cancel(paid.body.data.id)).status).toBe(400)
    expect((await payouts()).map(({ state }) => state)).toEqual(['canceled', 'paid'])
  })

  it.each([{ amount: 99 }, { method: 'crypto' }, { pixKeyType: 'EMAIL' }, { pixKey: '' }, { netPayout: 1 }])(
    'pays nothing out for %j',
    async (more) => {
      expect((await shop.post('/withdrawals', { ...withdrawal, ...more })).status).toBe(400)
      expect(await payouts()).toEqual([])
    },
  )

  it('refuses an unknown key, and shows each account only its own records', async () => {
    const stranger = { 'x-api-key': 'sk_live_2' }
    expect((await sell({}, stranger)).status).toBe(401)
    expect(await charges()).toEqual([])
    const { body } = await sell()
    shop.sandbox.acquirer('PODPAY-APP').addAccount({ publicKey: 'other', secretKey: 'sk_live_2' })
    expect((await shop.get(`/transactions/${body.data.id}`, stranger)).status).toBe(404)
  })
})
