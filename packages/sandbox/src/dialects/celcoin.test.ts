import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basicAuthorization } from '#testing/call-json.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
let token: Record<string, string>
beforeEach(async () => {
  shop = await openTestShop({
    acquirer: 'CELCOIN',
    account: { publicKey: 'galaxId', secretKey: 'galaxHash', webhookSecret: 'hash-fixo' },
    webhookInPanel: true,
  })
  const { body } = await shop.post(
    '/token',
    { grant_type: 'authorization_code', scope: 'charges.read charges.write' },
    { authorization: basicAuthorization('galaxId', 'galaxHash') },
  )
  token = { authorization: `Bearer ${body.access_token}` }
})
afterEach(() => shop.close())

const charge = (more: Record<string, unknown> = {}) => ({
  myId: 'pedido-1',
  value: 19_700,
  payday: '2026-11-20',
  mainPaymentMethodId: 'pix',
  Customer: {
    myId: 'c1',
    name: 'Carolina',
    document: '12345678909',
    emails: ['c@example.com'],
    phones: [11987654321],
  },
  PaymentMethodPix: { Deadline: { type: 'days', value: 1 } },
  ...more,
})

describe('CELCOIN', () => {
  it('charges by Pix, is read only as a list, and sends its constant in the webhook', async () => {
    const { body } = await shop.post('/charges', charge(), token)
    const { galaxPayId, Transactions } = body.Charge
    await shop.sandbox.bank.pay(Transactions[0].Pix.qrCode)
    expect((await shop.get(`/charges?galaxPayIds=${galaxPayId}`, token)).status).toBe(400)
    const list = await shop.get(`/charges?galaxPayIds=${galaxPayId}&startAt=0&limit=1`, token)
    expect(list.body.Charges[0].Transactions[0].status).toBe('payedPix')
    expect(await shop.webhooks()).toMatchObject([
      {
        event: 'transaction.updateStatus',
        confirmHash: 'hash-fixo',
        Transaction: { status: 'payedPix' },
        Charge: { galaxPayId },
      },
    ])
  })

  it('denies a card, captures another, and reverses it by either id', async () => {
    const card = (number: string, myId: string) =>
      charge({
        myId,
        mainPaymentMethodId: 'creditcard',
        PaymentMethodCreditCard: {
          Card: { number, holder: 'C N', expiresAt: '2030-01', cvv: '123' },
          qtdInstallments: 2,
        },
      })
    const denied = await shop.post('/charges', card('4000000000000002', 'a'), token)
    expect(denied.body.Charge.Transactions[0].status).toBe('denied')
    await shop.post('/charges', card('4111111111111111', 'b'), token)
    expect((await shop.call('PUT', '/charges/b/myId/capture', {}, token)).status).toBe(200)
    const reversed = await shop.call('PUT', '/charges/b/myId/reverse', { valueToReverse: 19_700 }, token)
    expect(reversed.body.Charge.Transactions[0].status).toBe('reversed')
  })

  it('issues a boleto and cancels it', async () => {
    const { body } = await shop.post('/charges', charge({ mainPaymentMethodId: 'boleto' }), token)
    expect(body.Charge.Transactions[0].Boleto.bankLine).toHaveLength(47)
    await shop.call('DELETE', `/charges/${body.Charge.galaxPayId}/galaxPayId`, undefined, token)
    expect(await shop.sandbox.acquirer('CELCOIN').charges()).toMatchObject([{ state: 'canceled' }])
  })

  it('refuses a call without a token', async () => {
    expect((await shop.post('/charges', charge())).status).toBe(401)
  })
})
