import { request } from 'node:https'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { createTestAuthority } from '#tls/create-test-authority.ts'

let shop: TestShop
afterEach(() => shop.close())

const account = {
  publicKey: 'id-in|id-out',
  secretKey: 'secret-in|secret-out',
  webhookSecret: 'nosso-segredo',
}

const open = async (webhookInPanel = false) => {
  shop = await openTestShop({ acquirer: 'ONZ', account, webhookInPanel })
}

async function signIn() {
  const { body } = await shop.post(
    '/oauth/token',
    'grant_type=client_credentials&client_id=id-in&client_secret=secret-in',
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  return { authorization: `Bearer ${body.access_token}` }
}

async function signInForPayouts() {
  const { body } = await shop.post('/api/v2/oauth/token', {
    clientId: 'id-out',
    clientSecret: 'secret-out',
    grantType: 'client_credentials',
  })
  return { authorization: `Bearer ${body.accessToken}` }
}

const charge = (more: Record<string, unknown> = {}) => ({
  calendario: { expiracao: 86_400 },
  devedor: { nome: 'Carolina Nogueira', cpf: '12345678909' },
  valor: { original: '197.00' },
  chave: 'loja@example.com',
  ...more,
})

describe('a bank that speaks the Pix API of the Central Bank', () => {
  it('creates a charge, shows the receipt, and reports it at the registered address plus /pix', async () => {
    await open()
    const token = await signIn()
    await shop.call('PUT', '/webhook/loja@example.com', { webhookUrl: shop.webhookUrl }, token)
    const { status, body } = await shop.post('/cob', charge(), token)
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'ATIVA', revisao: 0, valor: { original: '197.00' } })
    expect(body.txid).toMatch(/^[a-zA-Z0-9]{26,35}$/)

    await shop.sandbox.bank.pay(body.pixCopiaECola)
    const read = await shop.get(`/cob/${body.txid}`, token)
    expect(read.body).toMatchObject({ status: 'CONCLUIDA', pix: [{ txid: body.txid, valor: '197.00' }] })
    expect(await shop.heard()).toMatchObject([{ path: '/aviso/pix' }])
    expect(await shop.webhooks()).toMatchObject([{ pix: [{ txid: body.txid, valor: '197.00' }] }])
  })

  it('returns money once per refund id', async () => {
    await open()
    const token = await signIn()
    const txid = 'a'.repeat(32)
    const { body } = await shop.call('PUT', `/cob/${txid}`, charge(), token)
    await shop.sandbox.bank.pay(body.pixCopiaECola)
    const { endToEndId } = (await shop.get(`/cob/${txid}`, token)).body.pix[0]
    const refund = () => shop.call('PUT', `/pix/${endToEndId}/devolucao/D1`, { valor: '97.00' }, token)
    expect((await refund()).body).toMatchObject({ id: 'D1', valor: '97.00', status: 'EM_PROCESSAMENTO' })
    expect((await refund()).status).toBe(201)
    expect((await shop.get(`/pix/${endToEndId}/devolucao/D1`, token)).body.status).toBe('DEVOLVIDO')
    const tooMuch = await shop.call('PUT', `/pix/${endToEndId}/devolucao/D2`, { valor: '100.01' }, token)
    expect(tooMuch.status).toBe(400)
    expect(await shop.sandbox.acquirer('ONZ').refunds()).toMatchObject([{ amount: 9_700 }])
  })

  it.each([
    ['an amount as number', charge({ valor: { original: 197 } })],
    ['an amount without cents', charge({ valor: { original: '197' } })],
    ['nothing to pay', charge({ valor: { original: '0.00' } })],
    ['a name without a document', charge({ devedor: { nome: 'Carolina' } })],
    ['a CNPJ in the place of the CPF', charge({ devedor: { nome: 'Loja', cpf: '12345678000195' } })],
    ['no key', charge({ chave: undefined })],
  ])('refuses %s with the reason in violacoes', async (_name, body) => {
    await open()
    const answer = await shop.post('/cob', body, await signIn())
    expect(answer.status).toBe(400)
    expect(answer.body.violacoes).toHaveLength(1)
  })

  it('never accepts one txid twice', async () => {
    await open()
    const token = await signIn()
    const put = () => shop.call('PUT', `/cob/${'b'.repeat(30)}`, charge(), token)
    expect((await put()).status).toBe(201)
    expect((await put()).status).toBe(400)
  })

  it('removes a charge on request, and answers MED when the payer disputes', async () => {
    await open()
    const token = await signIn()
    const removed = (await shop.post('/cob', charge(), token)).body
    await shop.call('PATCH', `/cob/${removed.txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }, token)
    expect((await shop.get(`/cob/${removed.txid}`, token)).body.status).toBe(
      'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    )
    const disputed = (await shop.post('/cob', charge(), token)).body
    await shop.sandbox.bank.pay(disputed.txid)
    await shop.sandbox.bank.dispute(disputed.txid)
    expect((await shop.get(`/cob/${disputed.txid}`, token)).body.pix[0].devolucoes).toMatchObject([
      { natureza: 'MED_FRAUDE', valor: '197.00' },
    ])
  })

  it('refuses wrong credentials, a token of the other half and an expired one', async () => {
    await open()
    const wrong = await shop.post('/oauth/token', {
      grant_type: 'client_credentials',
      client_id: 'id-in',
      client_secret: 'secret-out',
    })
    expect(wrong.status).toBe(401)
    expect((await shop.post('/cob', charge(), await signInForPayouts())).status).toBe(401)
    const token = await signIn()
    expect((await shop.post('/cob', charge(), token)).status).toBe(201)
    shop.moveClock(300)
    expect((await shop.post('/cob', charge(), token)).status).toBe(401)
  })
})

describe('the half that pays out', () => {
  const payment = { pixKey: '12345678909', payment: { currency: 'BRL', amount: 12.34 }, priority: 'NORM' }

  it('accepts at once, settles later, and never pays one key twice', async () => {
    await open(true)
    const token = await signInForPayouts()
    const pay = () =>
      shop.post('/api/v2/pix/payments/dict', payment, { ...token, 'x-idempotency-key': 'saque1' })
    const first = await pay()
    expect(first.status).toBe(202)
    expect(first.body).toMatchObject({ status: 'PROCESSING', payment: { amount: 12.34 } })
    expect((await pay()).body.endToEndId).toBe(first.body.endToEndId)
    expect(await shop.sandbox.acquirer('ONZ').payouts()).toMatchObject([{ amount: 1_234, state: 'paid' }])
    const read = await shop.get(`/api/v2/pix/payments/${first.body.endToEndId}`, token)
    expect(read.body.data.status).toBe('LIQUIDATED')
    const byKey = await shop.get('/api/v2/pix/payments/idempotencyKey/saque1', token)
    expect(byKey.body.data.endToEndId).toBe(first.body.endToEndId)
    expect(await shop.webhooks()).toMatchObject([{ type: 'TRANSFER', data: { status: 'LIQUIDATED' } }])
    expect((await shop.heard())[0]?.headers['x-webhook-secret']).toBe('nosso-segredo')
  })

  it('refuses a key with hyphens', async () => {
    await open()
    const headers = { ...(await signInForPayouts()), 'x-idempotency-key': '8d3c2f5e-1111' }
    expect((await shop.post('/api/v2/pix/payments/dict', payment, headers)).status).toBe(400)
  })

  it('reports receipts to the address of the panel', async () => {
    await open(true)
    const { body } = await shop.post('/cob', charge(), await signIn())
    await shop.sandbox.bank.pay(body.txid)
    await shop.sandbox.bank.refund(body.txid)
    expect(await shop.webhooks()).toMatchObject([
      { type: 'RECEIVE', data: { txId: body.txid, status: 'LIQUIDATED', payment: { amount: 197 } } },
      { type: 'REFUND', data: { txId: body.txid, status: 'LIQUIDATED' } },
    ])
  })
})

describe('with mutual TLS', () => {
  it('accepts only callers with a certificate of the test authority', async () => {
    shop = await openTestShop({ acquirer: 'ONZ', account, sandbox: { mutualTls: true } })
    const { authority } = shop.sandbox
    if (!authority) throw new Error('The sandbox has no authority')
    const url = `${shop.sandbox.acquirerUrl('ONZ')}/oauth/token`
    expect(url).toMatch(/^https:/)

    const ask = (identity: { cert?: string; key?: string }) =>
      new Promise<number | undefined>((resolve, reject) => {
        const call = request(
          url,
          {
            method: 'POST',
            ca: authority.certificate,
            headers: { 'content-type': 'application/json' },
            ...identity,
          },
          (response) => {
            response.resume()
            resolve(response.statusCode)
          },
        )
        call.on('error', reject)
        call.end(
          JSON.stringify({
            grant_type: 'client_credentials',
            client_id: 'id-in',
            client_secret: 'secret-in',
          }),
        )
      })

    const client = authority.issueClient('loja-de-teste')
    expect(await ask({ cert: client.certificate, key: client.key })).toBe(200)
    await expect(ask({})).rejects.toThrow()
    const stranger = createTestAuthority().issueClient('estranho')
    await expect(ask({ cert: stranger.certificate, key: stranger.key })).rejects.toThrow()

    const plain = await fetch(`${shop.sandbox.url}/acquirers/ONZ/oauth/token`, { method: 'POST' })
    expect(plain.status).toBe(404)
  })
})
