import { afterEach, describe, expect, it } from 'vitest'
import { basicAuthorization } from '#testing/call-json.ts'
import { gatewayOrder } from '#testing/gateway-order.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const open = async (acquirer: string, headers: Record<string, string> = {}) => {
  shop = await openTestShop({
    acquirer,
    account: { publicKey: 'pk', secretKey: 'sk' },
    headers,
    webhookInPanel: true,
  })
}
const login = { grant_type: 'client_credentials', client_id: 'pk', client_secret: 'sk' }

describe.each(['NEXTPAY', 'WALLETZ', 'ZENET'])('%s', (acquirer) => {
  it('sells by Pix after a login, and refuses calls without one', async () => {
    await open(acquirer)
    expect((await shop.post('/transactions', gatewayOrder())).status).toBe(401)
    const { access_token: token } = (await shop.post('/oauth/token', login)).body
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await shop.post('/transactions', gatewayOrder({ postbackUrl: shop.webhookUrl }), headers)
    await shop.sandbox.bank.pay(body.pix.qrcode)
    expect((await shop.get(`/transactions/${body.id}`, headers)).body.status).toBe('paid')
    expect((await shop.webhooks()).at(-1)).toMatchObject({ type: 'transaction', data: { id: body.id } })
  })

  it('accepts the two keys under any usual name and path, and no wrong ones', async () => {
    await open(acquirer)
    const asLogin = await shop.post('/auth/login', { username: 'pk', password: 'sk' })
    expect(asLogin.body.access_token).toBeTruthy()
    const basic = { authorization: basicAuthorization('pk', 'sk') }
    const asBasic = await shop.post('/auth/generate_token', { grant_type: 'client_credentials' }, basic)
    expect(asBasic.body.access_token).toBeTruthy()
    expect((await shop.post('/oauth/token', { ...login, client_secret: 'other' })).status).toBe(401)
    expect((await shop.post('/oauth/token', { ...login, grant_type: 'password' })).status).toBe(400)
  })
})

it.each([
  ['NEXTPAY', '/pix/cashout'],
  ['ZENET', '/pix/create_withdraw/'],
])('%s pays out at its own path', async (acquirer, path) => {
  await open(acquirer)
  const { access_token: token } = (await shop.post('/oauth/token', login)).body
  const payout = { amount: 500, pixKey: 'a@b.c', pixKeyType: 'email' }
  const answer = await shop.post(path, payout, { authorization: `Bearer ${token}` })
  expect(answer.body).toMatchObject({ amount: 500, status: 'pending' })
  await shop.sandbox.bank.webhooksDelivered()
  expect(await shop.sandbox.acquirer(acquirer).payouts()).toMatchObject([{ amount: 500, state: 'paid' }])
})

describe('LEXXEN', () => {
  const payout = { type: 'EMAIL', key: 'a@b.c', amount: 5.1, external_id: 'w1', seller: 's1' }
  const signIn = async () => {
    await open('LEXXEN')
    const { token } = (await shop.post('/auth', { client_id: 'pk', client_secret: 'sk' })).body
    return { authorization: `Bearer ${token}` }
  }

  it('pays out after a login, and the payout is read by either identifier', async () => {
    const headers = await signIn()
    const { body } = await shop.post('/transaction/pix-out', payout, headers)
    expect(body).toMatchObject({ amount: 5.1, status: 'PROCESSING' })
    await shop.sandbox.bank.webhooksDelivered()
    for (const identifier of [body.identifier, 'w1']) {
      const read = await shop.get(`/transaction/identifier/${identifier}`, headers)
      expect(read.body).toMatchObject({ status: 'COMPLETED', external_id: 'w1' })
    }
    expect((await shop.post('/transaction/pix-out', payout)).status).toBe(401)
  })

  it.each([{ amount: 0 }, { seller: '' }, { type: 'PHONE', key: '11987654321' }])(
    'refuses %j',
    async (more) => {
      const headers = await signIn()
      expect((await shop.post('/transaction/pix-out', { ...payout, ...more }, headers)).status).toBe(400)
    },
  )
})

describe('CRMCOIN', () => {
  const sale = { partner: 'sk', id: 'pedido1', valor: 197, nome: 'C', cpf: '12345678909', img: 'S' }

  it('sells once under the id chosen by the shop, and reports the receipt', async () => {
    await open('CRMCOIN')
    const { body } = await shop.post('/createpix', sale)
    expect(body).toMatchObject({ code: 0, pixstring: expect.stringMatching(/^000201/) })
    expect(body.img).toBeTruthy()
    expect((await shop.post('/createpix', sale)).body).toMatchObject({ error: 'id já utilizado' })
    await shop.sandbox.bank.pay(body.pixstring)
    expect(await shop.webhooks()).toMatchObject([
      { transactionid: 'pedido1', status_process: 2, payername: 'C', payerdoc: '12345678909' },
    ])
    expect((await shop.webhooks())[0]?.endtoend).toMatch(/^E/)
  })

  it('identifies its partner by the body, and refuses an unknown one', async () => {
    await open('CRMCOIN', { authorization: 'Bearer sk' })
    expect((await shop.post('/createpix', { ...sale, partner: 'other' })).status).toBe(401)
  })

  it('takes the specified names of the same calls', async () => {
    await open('CRMCOIN', { authorization: 'Bearer sk' })
    const { body } = await shop.post('/GerarQRCode', { txid: 'pedido2', valor: 197, documento: '1' })
    await shop.sandbox.bank.pay(body.pixstring)
    expect((await shop.post('/consultaQRCode', { txid: 'pedido2' })).body).toMatchObject({
      status_process: 2,
      status: 'Paid',
      valor: 197,
    })
  })

  it('pays out to a key that was looked up before', async () => {
    await open('CRMCOIN', { authorization: 'Bearer sk' })
    const { id } = (await shop.post('/consulta', { chave: 'a@b.c', tipo: 'EMAIL' })).body
    const answer = await shop.post('/pixout', { id: 'saque1', consulta: id, valor: 5 })
    expect(answer.body).toMatchObject({ code: 0, status_process: 1, valor: 5 })
    expect((await shop.post('/pixout', { id: 'saque2', chave: 'a@b.c', valor: 6 })).status).toBe(200)
    await shop.sandbox.bank.webhooksDelivered()
    expect(await shop.sandbox.acquirer('CRMCOIN').payouts()).toMatchObject([
      { amount: 500, pixKey: 'a@b.c', state: 'paid' },
      { amount: 600, pixKey: 'a@b.c', state: 'paid' },
    ])
    expect((await shop.post('/pixout', { id: 'saque3', chave: 'x@y.z', valor: 5 })).status).toBe(400)
  })

  it.each([{ id: 'x'.repeat(23) }, { id: 'com espaço' }, { valor: 0 }])('refuses %j', async (more) => {
    await open('CRMCOIN')
    expect((await shop.post('/createpix', { ...sale, ...more })).status).toBe(400)
  })
})

describe('ABMEXSPLIT', () => {
  const headers = { authorization: basicAuthorization('sk', 'x') }
  const sell = (more: Record<string, unknown> = {}) => ({
    items: [{ title: 'Curso', unit_price: 19_700, quantity: 1 }],
    customer: { name: 'C', document: '12345678909', email: 'c@d.e', phone: '11987654321' },
    splits: [],
    payment_method: 'pix',
    webhook: shop.webhookUrl,
    ...more,
  })

  it('sells, reports the sale by its id, and refunds', async () => {
    await open('ABMEXSPLIT', headers)
    const { body } = await shop.post('/sells', sell())
    expect(body).toMatchObject({ amount: 19_700, status: 'waiting_payment' })
    await shop.sandbox.bank.pay(body.pix.qrcode)
    expect((await shop.get(`/sells/${body.id}`)).body.status).toBe('paid')
    expect(await shop.webhooks()).toMatchObject([{ sell_id: body.id, status: 'paid' }])
    expect((await shop.post(`/sells/${body.id}/refund`)).body.status).toBe('refunded')
  })

  it('splits with marketplaces only, which are companies', async () => {
    await open('ABMEXSPLIT', headers)
    const marketplace = { name: 'Loja', email: 'l@d.e', document: '12345678909' }
    expect((await shop.post('/marketplaces', marketplace)).status).toBe(400)
    const company = { ...marketplace, document: '11.222.333/0001-81' }
    const { id } = (await shop.post('/marketplaces', company)).body
    expect((await shop.get(`/marketplaces/${id}`)).body.created_at).toBeTruthy()
    expect((await shop.post('/sells', sell({ splits: [{ amount: 100 }] }))).status).toBe(400)
    expect((await shop.post('/sells', sell({ splits: [{ marketplace_id: id, amount: 100 }] }))).status).toBe(
      201,
    )
  })
})
