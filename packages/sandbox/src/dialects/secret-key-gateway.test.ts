import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basicAuthorization } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'SPACEFY',
    account: { publicKey: 'unused', secretKey: 'sk_live_1' },
    headers: { authorization: basicAuthorization('sk_live_1', 'x') },
  })
})
afterEach(() => shop.close())

const order = (more: Record<string, unknown> = {}) => gatewayOrder({ postbackUrl: shop.webhookUrl, ...more })

describe('a gateway with one secret key', () => {
  it('sells by Pix, notifies the shop, and refunds', async () => {
    const { body } = await shop.post('/transactions', order())
    expect(body).toMatchObject({
      status: 'waiting_payment',
      amount: 19_700,
      pix: { expirationDate: '2026-11-16' },
    })
    await shop.sandbox.bank.pay(body.pix.qrcode)
    const refunded = await shop.post(`/transactions/${body.id}/refund`, { amount: 700 })
    expect(refunded.body).toMatchObject({ status: 'paid', refundedAmount: 700 })
    expect(await shop.webhooks()).toMatchObject([
      { type: 'transaction', data: { id: body.id, status: 'paid' } },
      { type: 'transaction', data: { id: body.id, status: 'paid', refundedAmount: 700 } },
    ])
  })

  it('sells by card and by boleto', async () => {
    const card = {
      number: '4000000000000002',
      holderName: 'A B',
      expirationMonth: '01',
      expirationYear: '2030',
      cvv: '123',
    }
    const refused = await shop.post(
      '/transactions',
      order({ paymentMethod: 'credit_card', installments: 3, card }),
    )
    expect(refused.body).toMatchObject({
      status: 'refused',
      installments: 3,
      refusedReason: { description: 'Transação não autorizada pelo emissor' },
      card: { firstDigits: '400000', lastDigits: '0002' },
    })
    const billet = await shop.post(
      '/transactions',
      order({ paymentMethod: 'boleto', boleto: { expiresInDays: 3 } }),
    )
    expect(billet.body.boleto).toMatchObject({ expirationDate: '2026-11-18' })
    expect((await shop.sandbox.bank.pay(billet.body.boleto.barcode)).state).toBe('paid')
  })

  it('requires items that add up to the amount', async () => {
    expect((await shop.post('/transactions', order({ amount: 19_701 }))).status).toBe(400)
  })

  it('lists and counts by status', async () => {
    const { body } = await shop.post('/transactions', order())
    await shop.post('/transactions', order())
    await shop.sandbox.bank.pay(String(body.id))
    const paid = await shop.get('/transactions?status=paid&page=1&limit=10')
    expect(paid.body.data).toMatchObject([{ id: body.id }])
    expect((await shop.get('/transactions/count?status=waiting_payment')).text).toBe('1')
  })

  it('pays out to a key or to a whole bank account', async () => {
    const byKey = await shop.post('/transfers', {
      amount: 1_000,
      pixKey: 'a@b.c',
      pixKeyType: 'email',
      postbackUrl: shop.webhookUrl,
    })
    expect(byKey.body).toMatchObject({ status: 'pending' })
    expect(await shop.webhooks()).toMatchObject([{ type: 'transfer', data: { status: 'success' } }])
    expect((await shop.get(`/transfers/${byKey.body.id}`)).body.status).toBe('success')
    const halfAnAccount = await shop.post('/transfers', { amount: 1_000, bankAccount: { bankCode: '001' } })
    expect(halfAnAccount.status).toBe(400)
    expect((await shop.post('/transfers', { amount: 1_000 })).status).toBe(400)
  })

  it.each([basicAuthorization('sk_live_1', ''), basicAuthorization('sk_other', 'x'), 'Bearer sk_live_1'])(
    'refuses %s',
    async (authorization) => {
      expect((await shop.get('/transactions', { authorization })).status).toBe(401)
    },
  )
})
