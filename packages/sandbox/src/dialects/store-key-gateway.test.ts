import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'CASHTIME',
    account: { publicKey: 'loja', secretKey: 'sk' },
    headers: { 'x-authorization-key': 'sk' },
  })
})
afterEach(() => shop.close())

describe('a gateway with a store key', () => {
  it('answers with an order, reads it under orders, and notifies the shop with a flat body', async () => {
    const order = gatewayOrder({
      isInfoProducts: true,
      externalCode: 'pedido-1',
      postbackUrl: shop.webhookUrl,
    })
    const { body } = await shop.post('/transactions', order)
    expect(body).toMatchObject({ orderId: body.id, status: 'waiting_payment', externalCode: 'pedido-1' })
    await shop.sandbox.bank.pay(body.pix.payload)
    expect((await shop.get(`/transactions/${body.orderId}`)).body.orders).toMatchObject({
      status: 'paid',
      total: 19_700,
    })
    expect(await shop.webhooks()).toMatchObject([{ orderId: body.orderId, status: 'paid' }])
  })

  it('takes a bare Pix charge', async () => {
    const { body } = await shop.post('/cob', { amount: 500, externalCode: 'x' })
    expect((await shop.sandbox.bank.pay(body.pix.payload)).amount).toBe(500)
  })

  it('pays out', async () => {
    const withdraw = { amount: 500, pixKey: 'a@b.c', pixKeyType: 'email', baasPostbackUrl: shop.webhookUrl }
    const { body } = await shop.post('/request/withdraw', withdraw)
    expect(await shop.webhooks()).toMatchObject([{ id: body.id, withdrawStatusId: 'Successfull' }])
    expect((await shop.post('/request/withdraw', { ...withdraw, pixKeyType: 'evp' })).status).toBe(400)
  })

  it('refuses a wrong key', async () => {
    expect((await shop.post('/cob', { amount: 500 }, { 'x-authorization-key': 'other' })).status).toBe(401)
  })
})
