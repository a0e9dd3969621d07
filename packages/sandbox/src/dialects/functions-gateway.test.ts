import { afterEach, describe, expect, it } from 'vitest'
import { basicAuthorization } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const open = async (acquirer: string, password: string) => {
  shop = await openTestShop({
    acquirer,
    account: { publicKey: 'company-1', secretKey: 'sk' },
    headers: { authorization: basicAuthorization('sk', password) },
  })
}

const order = (more: Record<string, unknown> = {}) =>
  gatewayOrder({
    paymentMethod: 'PIX',
    customer: {
      name: 'Carolina',
      email: 'c@d.e',
      phone: '11987654321',
      document: { number: '12345678909', type: 'CPF' },
    },
    postbackUrl: shop.webhookUrl,
    ...more,
  })

describe('a gateway under /functions/v1', () => {
  it.each([
    ['HUNTERPAY', 'company-1', 'copyPaste'],
    ['MEDIUS', 'x', 'qrcode'],
    ['FAIRPAY', 'x', 'qrcode'],
  ])('%s sells by Pix', async (acquirer, password, field) => {
    await open(acquirer, password)
    const { status, body } = await shop.post('/transactions', order())
    expect([status, body.status]).toEqual([201, 'waiting_payment'])
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/)
    await shop.sandbox.bank.pay(body.pix[field])
    expect((await shop.get(`/transactions/${body.id}`)).body).toMatchObject({
      status: 'paid',
      customer: { document: { number: '12345678909', type: 'CPF' } },
    })
    expect(await shop.webhooks()).toMatchObject([
      {
        type: 'transaction',
        objectId: body.id,
        data: { status: 'paid', customer: { document: '12345678909' } },
      },
    ])
  })

  it('refuses methods in lower case', async () => {
    await open('MEDIUS', 'x')
    expect((await shop.post('/transactions', order({ paymentMethod: 'pix' }))).status).toBe(400)
    expect((await shop.post('/transactions', gatewayOrder({ paymentMethod: 'PIX' }))).status).toBe(400)
  })

  it('answers a withdrawal as approved before it is done, and sends once per key', async () => {
    await open('HUNTERPAY', '')
    const withdraw = () =>
      shop.post(
        '/withdrawals/cashout',
        {
          isPix: true,
          pixkeytype: 'cpf',
          pixkey: '12345678909',
          requestedamount: 5_000,
          postbackUrl: shop.webhookUrl,
        },
        { 'idempotency-key': 'saque-1' },
      )
    const first = await withdraw()
    expect(first.body.withdrawal).toMatchObject({ status: 'approved', requested_amount: 5_000 })
    expect((await withdraw()).body.withdrawal.id).toBe(first.body.withdrawal.id)
    expect((await shop.webhooks()).map(({ event, withdrawal }) => [event, withdrawal.status])).toEqual([
      ['withdrawal.created', 'approved'],
      ['withdrawal.done', 'done'],
    ])
  })

  it('refuses a wrong password', async () => {
    await open('MEDIUS', 'company-1')
    expect((await shop.post('/transactions', order())).status).toBe(401)
  })
})
