import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../test/test-server.ts'
import { aPerson } from '../demo/a-person.ts'
import { anOffer, aProduct } from '../demo/an-offer.ts'
import { inScope } from '../scope.ts'

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

/** Asked over plain HTTP, because fetch unpacks and forgets what it unpacked. */
const encodingFor = async (accepted: string) => {
  const [response] = await once(
    get(`${world.url}/checkout/${offerId}`, { headers: { 'accept-encoding': accepted } }),
    'response',
  )
  response.resume()
  return response.headers['content-encoding']
}

describe("a checkout's page", () => {
  test('is rendered on the server, escaped, compressed and answered 304 while it is the same', async () => {
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

  test('runs no script but our own and lets nobody frame it', async () => {
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

  test('that was read on a replica behind the others shows the new price once that one has caught up', async () => {
    const { db } = world.app
    const { replica } = db
    await world.owner`update offers set price_cents = 41000, version = version + 1 where id = ${offerId}`
    world.clock.advance({ seconds: 2 })
    let asked = 0
    // The first replica asked knows the new price, the second answers with the old one.
    db.replica = async (platformId, work) => {
      if (++asked !== 2) return replica(platformId, work)
      await world.owner`update offers set price_cents = 30000, version = version - 1 where id = ${offerId}`
      const answer = await replica(platformId, work)
      await world.owner`update offers set price_cents = 41000, version = version + 1 where id = ${offerId}`
      return answer
    }
    expect(await (await open()).text()).toContain('300,00')
    expect(asked).toBe(2)
    db.replica = replica
    world.clock.advance({ seconds: 2 })
    expect(await (await open()).text()).toContain('410,00')
  })

  test('of nobody, of a neighbour or of a strange address is not found', async () => {
    expect((await fetch(`${world.url}/checkout/nothing-here`)).status).toBe(404)
    expect((await fetch(`${world.url}/checkout/${crypto.randomUUID()}`)).status).toBe(404)
    expect((await fetch(`${world.url}/checkout/payment/${crypto.randomUUID()}`)).status).toBe(404)
  })
})
