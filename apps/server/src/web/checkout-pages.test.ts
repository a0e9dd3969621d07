import { once } from 'node:events'
import { get } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentLinks } from '#db/schema/links.ts'
import { aLink } from '#demo/a-link.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'

let world: TestServer
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Curso <b>de</b> pão' })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(() => world.stop())

const open = (headers: Record<string, string> = {}) => fetch(`${world.url}/checkout/${offerId}`, { headers })

/** Requested over plain HTTP, because fetch hides the encoding it unpacked. */
const encodingFor = async (accepted: string) => {
  const [response] = await once(
    get(`${world.url}/checkout/${offerId}`, { headers: { 'accept-encoding': accepted } }),
    'response',
  )
  response.resume()
  return response.headers['content-encoding']
}

describe("a checkout's page", () => {
  test('is rendered on the server, escaped and compressed, and answered 304 while unchanged', async () => {
    const first = await open()
    const html = await first.text()
    expect(first.status).toBe(200)
    expect(html).toContain('Curso &lt;b&gt;de&lt;/b&gt; pão')
    expect(html).not.toContain('<b>de</b>')
    expect(await encodingFor('gzip, br')).toBe('br')
    expect(await encodingFor('identity')).toBeUndefined()
    const second = await open({ 'if-none-match': first.headers.get('etag') ?? '' })
    expect(second.status).toBe(304)
  })

  test('runs no script but our own and cannot be framed', async () => {
    const policy = (await open()).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain("'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('changes when the offer does, and closes when it is paused', async () => {
    await world.owner`update offers set price_cents = 30000, version = version + 1 where id = ${offerId}`
    world.clock.advance({ seconds: 2 })
    expect(await (await open()).text()).toContain('300,00')
    await world.owner`update offers set status = 'PAUSED' where id = ${offerId}`
    world.clock.advance({ seconds: 2 })
    const closed = await open()
    expect(closed.status).toBe(410)
    await world.owner`update offers set status = 'ACTIVE' where id = ${offerId}`
  })

  test('rendered from a lagging replica shows the new price once the replica has caught up', async () => {
    const { db } = world.app
    const { replica } = db
    await open()
    await world.owner`update offers set price_cents = 41000, version = version + 1 where id = ${offerId}`
    world.clock.advance({ seconds: 2 })
    let asked = 0
    // The replica that reads the version already has the new price; the replica that reads the page still has the old
    // price.
    db.replica = async (platformId, work) => {
      asked += 1
      await world.owner`update offers set price_cents = 30000, version = version - 1 where id = ${offerId}`
      const answer = await replica(platformId, work)
      await world.owner`update offers set price_cents = 41000, version = version + 1 where id = ${offerId}`
      return answer
    }
    expect(await (await open()).text()).toContain('300,00')
    expect(asked).toBe(1)
    db.replica = replica
    world.clock.advance({ seconds: 2 })
    expect(await (await open()).text()).toContain('410,00')
  })

  test('of an unknown, a malformed or another platform’s address is not found', async () => {
    expect((await fetch(`${world.url}/checkout/nothing-here`)).status).toBe(404)
    expect((await fetch(`${world.url}/checkout/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await fetch(`${world.url}/checkout/payment/${crypto.randomUUID()}`)).status).toBe(404)
  })
})

describe('the page instead of a checkout', () => {
  const openWith = async (path: string, language = 'pt-BR') => {
    world.clock.advance({ seconds: 2 })
    const response = await fetch(`${world.url}${path}`, { headers: { 'accept-language': language } })
    const html = await response.text()
    return { status: response.status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], html }
  }
  const inLanguage = async (language: string) => {
    await world.owner`update products set language = ${language}, version = version + 1
      where id = (select product_id from offers where id = ${offerId})`
  }

  test.each([
    ['PT_BR', 'Oferta indisponível'],
    ['EN_US', 'Offer unavailable'],
    ['ES_ES', 'Oferta no disponible'],
  ])(
    'for a paused offer says so in the offer’s language, %s, whatever the browser speaks',
    async (language, heading) => {
      await inLanguage(language)
      await world.owner`update offers set status = 'PAUSED' where id = ${offerId}`
      expect(await openWith(`/checkout/${offerId}`, 'de-DE')).toMatchObject({ status: 410, heading })
      await world.owner`update offers set status = 'ACTIVE' where id = ${offerId}`
      await inLanguage('PT_BR')
    },
  )

  test('for an offer that does not exist says so in the language of the browser, under the name of the platform', async () => {
    const missing = `/checkout/${crypto.randomUUID()}`
    const [platform] = await world.owner`select name from platforms where platform_id = ${world.platformId}`
    const header = `<span class="header-name">${platform?.name}</span>`
    for (const path of [missing, '/l/nothing-here', `/checkout/payment/${crypto.randomUUID()}`])
      expect((await openWith(path)).html).toContain(header)
    expect(await openWith(missing)).toMatchObject({ status: 404, heading: 'Não encontramos esta oferta' })
    expect(await openWith(missing, 'en-GB')).toMatchObject({ heading: 'We could not find this offer' })
    expect(await openWith(missing, 'es-MX')).toMatchObject({ heading: 'No encontramos esta oferta' })
  })

  test('for an offer of another platform’s domain shows no data of it', async () => {
    const elsewhere = crypto.randomUUID()
    const foreign = await inScope(world.app, elsewhere, async (scope) => {
      await aPlatform(scope, {
        name: 'Vizinha',
        hosts: ['vizinha.example'],
        acquirerUrl: 'http://127.0.0.1:9/v1',
        register: () => undefined,
      })
      const product = await aProduct(scope, {
        sellerId: (await aPerson(scope)).id,
        name: 'Segredo da vizinha',
      })
      return (await anOffer(scope, { productId: product.id })).id
    })
    const page = await openWith(`/checkout/${foreign}`)
    expect(page).toMatchObject({ status: 404, heading: 'Não encontramos esta oferta' })
    expect(page.html).not.toContain('Segredo')
  })

  describe('a method without an acquirer or without a fee is not offered', () => {
    const methods = async () => {
      const { html } = await openWith(`/checkout/${offerId}`)
      const data: { page: { methods: string[] } } = JSON.parse(
        /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"page":{"methods":[]}}',
      )
      return data.page.methods
    }

    test('a method returns by itself when it can be used again', async () => {
      expect(await methods()).toEqual(['PIX', 'CREDIT_CARD', 'BILLET'])
      await world.owner`update provider_accounts set methods = '{PIX,CREDIT_CARD}'`
      expect(await methods()).toEqual(['PIX', 'CREDIT_CARD'])
      await world.owner`update fee_plans set effective_from = '2090-01-01' where method = 'CREDIT_CARD'`
      expect(await methods()).toEqual(['PIX'])
      await world.owner`update provider_accounts set methods = '{PIX,CREDIT_CARD,BILLET}'`
      await world.owner`update fee_plans set effective_from = '1970-01-01'`
      expect(await methods()).toEqual(['PIX', 'CREDIT_CARD', 'BILLET'])
    })

    test('the page says that the offer cannot be paid now if no method is left', async () => {
      await world.owner`update provider_accounts set status = 'PAUSED'`
      expect(await openWith(`/checkout/${offerId}`)).toMatchObject({
        status: 503,
        heading: 'Pagamento indisponível no momento',
      })
      await world.owner`update provider_accounts set status = 'ACTIVE'`
      expect(await openWith(`/checkout/${offerId}`)).toMatchObject({ status: 200 })
    })
  })
})

test('a payment link shown in a messenger has the name, price and address of its product', async () => {
  const code = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Bolo de encomenda' })
    const offer = await anOffer(scope, { productId: product.id })
    const linkId = await aLink(scope, { sellerId: seller.id, offerId: offer.id, priceCents: 7_700 })
    const [row] = await scope.tx
      .select({ code: paymentLinks.code })
      .from(paymentLinks)
      .where(eq(paymentLinks.id, linkId))
    return row?.code ?? ''
  })
  const html = await (await fetch(`${world.url}/l/${code}`)).text()
  const property = (name: string) =>
    html.match(new RegExp(`<meta property="${name}" content="([^"]*)">`))?.[1]
  expect(property('og:title')).toContain('Bolo de encomenda')
  expect(property('og:description')).toContain('77,00')
  expect(property('og:url')).toMatch(new RegExp(`/l/${code}$`))
})
