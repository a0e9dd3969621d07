import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { asPerson } from '#demo/as-person.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { inScope } from '#scope.ts'
import { aTestMode } from '#test/a-test-mode.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { adAccounts, type FakeAdVendors, fakeAdVendors } from '#test/http/fake-ad-vendors.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { type PixelToStore, replacePixels } from './replace-pixels.ts'
import { testPixel } from './test-pixel.ts'

const { facebook, tiktok, kwai, googleAnalytics } = adAccounts
const pixels: PixelToStore[] = [
  { vendor: 'facebook', ...facebook, testCode: 'TEST123' },
  { vendor: 'tiktok', ...tiktok, testCode: 'TEST456' },
  { vendor: 'kwai', ...kwai },
  { vendor: 'googleAnalytics', ...googleAnalytics },
]

let vendors: FakeAdVendors
let world: TestServer
let app: App

beforeAll(async () => {
  vendors = await fakeAdVendors({ now: () => world.clock.now() })
  world = await createTestServer({ CONVERSIONS_URL: vendors.url })
  app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
})
beforeEach(() => vendors.forget())
afterAll(async () => {
  await world.stop()
  await vendors.stop()
})

type Place = { platformId: string; seller: { id: string } }

const aTrackedOffer = ({ platformId, seller }: Place, wanted = pixels) =>
  inScope(app, platformId, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    await replacePixels(scope, productId, wanted)
    return { productId, offerId: (await anOffer(scope, { productId })).id }
  })

describe('the test of a pixel', () => {
  const send = async (
    { platformId, seller }: Place,
    input: { productId: string; vendor: 'facebook' | 'tiktok' | 'kwai' | 'googleAnalytics'; pixelId: string },
  ) => {
    const { session } = await inScope(app, platformId, async (scope) =>
      asPerson(scope, { userId: seller.id, role: 'SELLER' }),
    )
    return testPixel(app, { session, ip: '203.0.113.9', userAgent: 'Navegador/2' }, input)
  }
  const aShop = async (wanted = pixels) => {
    const { seller } = await aTestMode(world)
    const place = { platformId: world.platformId, seller }
    const { productId } = await aTrackedOffer(place, wanted)
    return { place, productId, seller }
  }

  test('sends an event of its own name without value, with the seller as its buyer, and shows the vendor’s answer', async () => {
    const { place, productId, seller } = await aShop()
    for (const [vendor, { pixelId }, answer] of [
      ['facebook', facebook, '"events_received":1'],
      ['tiktok', tiktok, '"message":"OK"'],
      ['googleAnalytics', googleAnalytics, '"validationMessages":[]'],
    ] as const)
      expect(await send(place, { productId, vendor, pixelId })).toEqual({
        isTaken: true,
        status: 200,
        answer: expect.stringContaining(answer),
      })
    // Meta counts a test: so it is no purchase, and has no value.
    expect([...vendors.state.counted.keys()]).toEqual([expect.stringContaining('facebook CheckoutTest')])
    expect(vendors.state.tests.map(({ code }) => code)).toEqual(['TEST123', 'TEST456', 'debug'])
    const [shown, atTiktok] = vendors.state.tests
    expect(atTiktok?.event).toMatchObject({ event: 'CheckoutTest', properties: { value: 0 } })
    const email = createHash('sha256').update(seller.email).digest('hex')
    expect(shown?.event).toMatchObject({
      event_name: 'CheckoutTest',
      custom_data: { value: 0 },
      user_data: { em: [email], client_ip_address: '203.0.113.9' },
    })
  })

  test('shows a refusal in the vendor’s words, or the status of an empty answer, and never the token', async () => {
    const { place, productId } = await aShop([
      { vendor: 'facebook', ...facebook, token: 'um-segredo-velho', testCode: 'TEST123' },
    ])
    const input = { productId, vendor: 'facebook' as const, pixelId: facebook.pixelId }
    expect(await send(place, input)).toEqual({
      isTaken: false,
      status: 400,
      answer: expect.stringContaining('Invalid OAuth access token'),
    })
    vendors.fails(() => ({ status: 400, body: 'no um-segredo-velho here' }))
    expect((await send(place, input)).answer).toBe('no ••• here')
    vendors.fails(() => ({ status: 503 }))
    expect(await send(place, input)).toEqual({ isTaken: false, status: 503, answer: 'status 503' })
  })

  test('is refused without a code, for a vendor without tests, and for a pixel of another seller', async () => {
    const { place, productId } = await aShop([
      { vendor: 'facebook', ...facebook },
      { vendor: 'kwai', ...kwai },
    ])
    const rival = await aShop()
    const refused = (vendor: 'facebook' | 'kwai', pixelId: string, of = productId) =>
      expect(send(place, { productId: of, vendor, pixelId })).rejects.toMatchObject({ code: 'not_found' })
    await refused('facebook', facebook.pixelId)
    await refused('kwai', kwai.pixelId)
    await refused('facebook', facebook.pixelId, rival.productId)
    expect(vendors.heard).toEqual([])
  })
})

describe('sales of the test mode', () => {
  const sell = async (wanted: PixelToStore[]) => {
    const mode = await aTestMode(world)
    const { offerId } = await aTrackedOffer(mode, wanted)
    const { paymentId } = await aPurchase(
      app,
      mode.platformId,
      {
        offerId,
        method: 'CREDIT_CARD',
        utmQuery: 'clickid=clique',
        adConsent: { visitId: crypto.randomUUID(), vendors: ['facebook', 'tiktok', 'kwai'] },
      },
      { ip: '203.0.113.7', userAgent: 'Navegador/1' },
    )
    await drainJobs(app, world.ownerUrl, jobs)
    return world.owner`select c.vendor, c.event, c.state, c.last_failure as because from conversions c
      where payment_id = ${paymentId} and (state <> 'SENT' or event = 'Purchase') order by vendor, event`
  }

  test('are sent as test events only, and never to a vendor that counts tests', async () => {
    expect(await sell(pixels)).toEqual([
      { vendor: 'facebook', event: 'InitiateCheckout', state: 'UNSENT', because: 'no_test' },
      { vendor: 'facebook', event: 'Purchase', state: 'UNSENT', because: 'no_test' },
      { vendor: 'googleAnalytics', event: 'Purchase', state: 'SENT', because: null },
      { vendor: 'kwai', event: 'Purchase', state: 'UNSENT', because: 'no_test' },
      { vendor: 'tiktok', event: 'Purchase', state: 'SENT', because: null },
    ])
    expect(vendors.state.counted.size).toBe(0)
    expect(vendors.state.tests.map(({ code }) => code).sort()).toEqual(['TEST456', 'TEST456', 'debug'])
  })

  test('are not sent without a test code', async () => {
    expect(await sell([{ vendor: 'tiktok', ...tiktok }])).toEqual([
      { vendor: 'tiktok', event: 'InitiateCheckout', state: 'UNSENT', because: 'no_test' },
      { vendor: 'tiktok', event: 'Purchase', state: 'UNSENT', because: 'no_test' },
    ])
    expect(vendors.heard).toEqual([])
  })
})
