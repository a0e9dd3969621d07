import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { aTestMode } from '#test/a-test-mode.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { createHostDirectory } from './host-platform.ts'
import { playBankProxy } from './play-bank-proxy.ts'

let world: TestServer
let server: FastifyInstance

beforeAll(async () => {
  world = await createTestServer()
  server = fastify()
  await server.register(playBankProxy, {
    app: world.app,
    sandboxUrl: world.sandbox.url,
    platformOf: createHostDirectory(world.app),
  })
})
afterAll(async () => {
  await server.close()
  await world.stop()
})

describe('the play bank under the address of the product', () => {
  test('shows the same page, with its own content security policy', async () => {
    const { statusCode, headers, body } = await server.inject('/banco-de-mentira')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).toContain('Banco de mentira')
  })

  test.each([
    ['same-origin', 303],
    ['cross-site', 403],
  ])('a form that comes from %s is answered with %d', async (site, status) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/banco-de-mentira/acoes',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: 'numero=1',
    })
    expect(statusCode).toBe(status)
  })

  test.each([
    '/../acquirers/HAWKPAY',
    '/%2e%2e/cep/ws/01310100/json/',
    '/..\\cep',
    '//../../cep',
    '/a/../../cep',
  ])('is the only path to the sandbox: %s is not found', async (detour) => {
    const { statusCode, body } = await server.inject(`/banco-de-mentira${detour}`)
    expect(body).not.toContain('logradouro')
    expect([404, 500]).toContain(statusCode)
  })
})

describe('the play bank of a test mode', () => {
  const formType = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
  let shop: Awaited<ReturnType<typeof aShop>>
  let other: Awaited<ReturnType<typeof aShop>>

  async function aShop() {
    const mode = await aTestMode(world)
    const bought = await inScope(world.app, mode.platformId, async (scope) => {
      const { id: productId } = await aProduct(scope, { sellerId: mode.seller.id })
      return (await anOffer(scope, { productId })).id
    }).then((offerId) => aPurchase(world.app, mode.platformId, { offerId }))
    const [row] = await world.owner`select pix_code as code from payments where id = ${bought.paymentId}`
    const charge = await world.sandbox.bank.find(row?.code)
    if (!charge) throw new Error('The acquirer knows no charge')
    const state = async () => (await world.sandbox.bank.find(row?.code))?.state
    return { ...mode, code: row?.code as string, charge, state }
  }
  type Asking = { cookie?: string; query?: Record<string, string>; form?: Record<string, string> }
  const ask = (origin: string, path: string, { cookie = '', query = {}, form }: Asking = {}) =>
    server.inject({
      method: form ? 'POST' : 'GET',
      url: `/banco-de-mentira${path}?${new URLSearchParams(query)}`,
      headers: { host: new URL(origin).host, cookie, ...(form && formType) },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
  const formFor = ({ charge }: typeof shop, acao: string) => ({
    ...{ adquirente: charge.acquirer, numero: charge.id, acao },
  })

  beforeAll(async () => {
    shop = await aShop()
    other = await aShop()
  })

  test("a seller's page neither shows nor moves the charges of another", async () => {
    const { body } = await ask(shop.origin, '', { cookie: shop.cookie })
    expect(body).toContain(shop.charge.id)
    expect(body).not.toContain(other.charge.id)
    expect(
      (await ask(shop.origin, '', { cookie: shop.cookie, query: { codigo: other.code } })).body,
    ).toContain('não foi gerado por nenhuma')
    const moved = await ask(shop.origin, '/acoes', {
      cookie: shop.cookie,
      form: { ...formFor(other, 'pay'), codigo: other.code },
    })
    expect(moved.headers.location).toContain('aviso=nao-pode')
    expect(await other.state()).toBe('waiting')
    // The session's owner decides which charges are shown: a session of another seller shows none of these.
    expect((await ask(other.origin, '', { cookie: shop.cookie })).body).not.toContain(other.charge.id)
  })

  test('a stranger sees the charge of a code that they hold, and no list', async () => {
    const { body } = await ask(shop.origin, '')
    expect(body).not.toContain(shop.charge.id)
    expect(body).not.toContain(shop.charge.customer.name)
    const held = await ask(shop.origin, '', { query: { codigo: shop.code } })
    expect(held.body).toContain('class="receipt"')
    const guessed = await ask(shop.origin, '', { query: { codigo: shop.charge.id } })
    expect(guessed.body).not.toContain('class="receipt"')
  })

  test('a stranger pays with the code and does nothing else', async () => {
    const act = async (form: Record<string, string>, path = '/acoes') =>
      (await ask(shop.origin, path, { form })).headers.location
    expect(await act(formFor(shop, 'pay'))).toContain('aviso=nao-pode')
    expect(await act({ ...formFor(shop, 'pay'), codigo: shop.charge.id })).toContain('aviso=nao-pode')
    expect(await act({ ...formFor(shop, 'cancel'), codigo: shop.code })).toContain('aviso=nao-pode')
    expect(await act({ ...formFor(shop, 'pay'), situacao: 'refused' }, '/saques')).toContain(
      'aviso=saque-nao-pode',
    )
    expect(await shop.state()).toBe('waiting')
    expect(await act({ ...formFor(shop, 'pay'), codigo: shop.code })).toContain('aviso=pay')
    expect(await shop.state()).toBe('paid')
    expect(await act({ ...formFor(shop, 'refund'), codigo: shop.code })).toContain('aviso=nao-pode')
  })

  test('a host with too many requests is rate limited, and a seller on another host is not', async () => {
    const statuses = new Set<number>()
    for (let asked = 0; asked < 80; asked += 1)
      statuses.add((await ask(other.origin, '/estilo.css')).statusCode)
    expect(statuses.size).toBe(2)
    expect((await ask(shop.origin, '', { cookie: shop.cookie })).statusCode).toBe(200)
  })
})
