import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'MERCADOPAGO',
    account: { publicKey: 'TEST-pk', secretKey: 'TEST-sk', webhookSecret: 'nosso' },
    headers: { authorization: 'Bearer TEST-sk' },
  })
})
afterEach(() => shop.close())

const payment = (more: Record<string, unknown> = {}) => ({
  transaction_amount: 197.5,
  payment_method_id: 'pix',
  external_reference: 'pedido-1',
  notification_url: shop.webhookUrl,
  payer: {
    email: 'c@example.com',
    first_name: 'Carolina',
    identification: { type: 'CPF', number: '12345678909' },
  },
  ...more,
})
const create = (more: Record<string, unknown> = {}, key = 'k1') =>
  shop.post('/v1/payments', payment(more), { 'x-idempotency-key': key })

describe('MERCADOPAGO', () => {
  it('charges once per key and signs its notification, which holds only an id', async () => {
    const { status, body } = await create()
    expect([status, body.status, body.transaction_amount]).toEqual([201, 'pending', 197.5])
    expect((await create()).body.id).toBe(body.id)
    expect((await shop.post('/v1/payments', payment())).status).toBe(400)
    await shop.sandbox.bank.pay(body.point_of_interaction.transaction_data.qr_code)
    expect((await shop.get('/v1/payments/search?external_reference=pedido-1')).body.results).toMatchObject([
      { id: body.id, status: 'approved', status_detail: 'accredited' },
    ])
    const [, told] = await shop.heard()
    const [, time, given] = /^ts=(\d+),v1=([0-9a-f]+)$/.exec(String(told?.headers['x-signature'])) ?? []
    const expected = createHmac('sha256', 'nosso').update(
      `id:${body.id};request-id:${told?.headers['x-request-id']};ts:${time};`,
    )
    expect(given).toBe(expected.digest('hex'))
    expect(told?.path).toBe(`/aviso?data.id=${body.id}&type=payment`)
    expect(JSON.parse(told?.text ?? '')).toMatchObject({
      action: 'payment.updated',
      data: { id: String(body.id) },
    })
    expect(told?.text).not.toContain('approved')
  })

  it('takes a card by token, and refunds in parts', async () => {
    const token = await shop.post(
      '/v1/card_tokens?public_key=TEST-pk',
      { card_number: '4111111111111111' },
      { authorization: '' },
    )
    const { body } = await create({ payment_method_id: 'visa', token: token.body.id, installments: 3 })
    expect(body.status).toBe('approved')
    const refund = await shop.post(
      `/v1/payments/${body.id}/refunds`,
      { amount: 97.5 },
      { 'x-idempotency-key': 'r1' },
    )
    expect(refund.body).toMatchObject({ payment_id: body.id, amount: 97.5, status: 'approved' })
    await shop.post(`/v1/payments/${body.id}/refunds`, { amount: 97.5 }, { 'x-idempotency-key': 'r1' })
    expect((await shop.get(`/v1/payments/${body.id}`)).body).toMatchObject({
      status: 'approved',
      transaction_amount_refunded: 97.5,
    })
  })

  it('gives a boleto its line, and cancels it', async () => {
    const payer = { email: 'c@example.com', address: { zip_code: '01310100' } }
    const { body } = await create({ payment_method_id: 'bolbradesco', payer })
    expect(body.transaction_details.digitable_line).toHaveLength(47)
    const cancelled = await shop.call('PUT', `/v1/payments/${body.id}`, { status: 'cancelled' })
    expect(cancelled.body.status).toBe('cancelled')
  })

  describe('a challenged card', () => {
    const byCard = { payment_method_id: 'visa', token: 'tok_3220' }
    const challenge = async (key = 'k1') => {
      const { body } = await create({ ...byCard, three_d_secure_mode: 'optional' }, key)
      const { external_resource_url: url, creq } = body.three_ds_info
      const post = (fields: Record<string, string>, path = '') =>
        fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
      const state = async () => {
        const { status, status_detail } = (await shop.get(`/v1/payments/${body.id}`)).body
        return [status, status_detail]
      }
      return { body, creq, post, state }
    }

    it("waits for its buyer at the play bank, and the posted challenge request only opens the bank's page", async () => {
      const { creq, post, state } = await challenge()
      expect(await state()).toEqual(['pending', 'pending_challenge'])
      expect((await post({})).status).toBe(404)
      const page = await post({ creq })
      expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/R\$\s197,50/)])
      expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors')
      expect(await (await post({ resposta: 'sim' }, '/resposta')).text()).toContain('COMPLETE')
      expect(await state()).toEqual(['approved', 'accredited'])
      expect(await (await post({ resposta: 'nao' }, '/resposta')).text()).toContain('COMPLETE')
      expect(await state()).toEqual(['approved', 'accredited'])
    })

    it('is refused when the buyer denies the purchase', async () => {
      const { post, state } = await challenge()
      await post({ resposta: 'nao' }, '/resposta')
      expect(await state()).toEqual(['rejected', 'cc_rejected_3ds_challenge'])
    })

    it('is cancelled after five minutes, or by the shop', async () => {
      const left = await challenge()
      expect(
        (await shop.call('PUT', `/v1/payments/${left.body.id}`, { status: 'cancelled' })).body.status,
      ).toBe('cancelled')
      const slow = await challenge('k2')
      shop.moveClock(299)
      await shop.sandbox.bank.runDueEvents()
      expect(await slow.state()).toEqual(['pending', 'pending_challenge'])
      shop.moveClock(1)
      await shop.sandbox.bank.runDueEvents()
      expect(await slow.state()).toEqual(['cancelled', 'expired'])
    })

    it('is approved without 3-D Secure, and an unknown mode is refused', async () => {
      expect((await create(byCard)).body).toMatchObject({ status: 'approved', three_ds_info: null })
      expect((await create({ ...byCard, three_d_secure_mode: 'always' }, 'k2')).status).toBe(400)
    })
  })

  it('refuses a wrong token', async () => {
    expect((await shop.get('/v1/payments/1', { authorization: 'Bearer other' })).body.error).toBe(
      'unauthorized',
    )
  })
})
