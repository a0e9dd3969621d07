import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aReceiver, type HeardCall, type Receiver } from '#test/http/a-receiver.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getProductPixels } from './get-pixels.ts'
import { listConversions } from './list-conversions.ts'
import { listPixelProducts } from './list-pixel-products.ts'
import { listReports } from './list-reports.ts'
import { productPixelsInput } from './pixels.input.ts'
import { saveProductPixels } from './save-product-pixels.ts'
import { sumPixels } from './sum-pixels.ts'

const facebookId = '123456789012345'
const tiktokId = 'C4A1B2C3D4E5F6G7H8I0'
const kwaiId = '276061684888654'
const analyticsId = 'G-ABCDEF1234'

let vendors: Receiver
let world: TestApp
let app: App

beforeAll(async () => {
  vendors = await aReceiver()
  world = await createTestApp({ environment: { CONVERSIONS_URL: vendors.url } })
  app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
})
beforeEach(() => {
  vendors.heard.length = 0
  vendors.answers(contented)
})
afterEach(() => world.owner`update pixels set token = null`)
afterAll(async () => {
  await world.stop()
  await vendors.stop()
})

const contented = ({ path }: HeardCall) => {
  const body = path.includes('facebook') ? { events_received: 1 } : { code: 0, result: 1 }
  return { status: 200, body: JSON.stringify(body) }
}
const work = (worker: App = app) => drainJobs(worker, world.ownerUrl, jobs)
const toldTo = (host: string) =>
  vendors.heard.filter(({ path }) => path.startsWith(`/${host}`)).map(({ body }) => JSON.parse(body))
const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

async function aTrackedStall(changes: object = {}) {
  const stall = await aStall(world)
  const as = callAs({ app, platformId: world.platformId }, { userId: stall.seller.id, role: 'SELLER' })
  const form = {
    productId: stall.product.id,
    version: 1,
    facebook: [{ pixelId: facebookId, token: 'EAAB-segredo' }],
    tiktok: [{ pixelId: tiktokId, token: 'tt-segredo' }],
    kwai: [{ pixelId: kwaiId, token: 'kwai-segredo' }],
    googleAnalyticsId: analyticsId,
    googleAnalyticsToken: 'mp-segredo',
    googleAdsId: null,
    googleAdsConversionApiId: null,
    ...changes,
  }
  await as(saveProductPixels, productPixelsInput.parse(form))
  const sell = async (wishes: Partial<PurchaseWishes> = {}) => {
    const { paymentId } = await aPurchase(
      app,
      world.platformId,
      { offerId: stall.offer.id, utmQuery: 'fbclid=clique-fb&ttclid=clique-tt&clickid=clique-kw', ...wishes },
      { ip: '203.0.113.7', userAgent: 'Navegador/1' },
    )
    await stall.tell(paymentId, 'APPROVED')
    const [payment] = await world.owner`select order_id from payments where id = ${paymentId}`
    return { paymentId, orderId: String(payment?.order_id) }
  }
  return { ...stall, as, sell }
}

describe('a purchase of a product whose pixels have tokens', () => {
  test('is reported to each vendor in its own format, under the browser’s event id, with hashes of the person', async () => {
    const { sell, product } = await aTrackedStall()
    const { orderId } = await sell()
    await work()
    const paidAt = Math.floor(world.clock.now().getTime() / 1000)
    const email = hashed('carolina@compradora.example')
    expect(toldTo('graph.facebook.com')).toEqual([
      {
        access_token: 'EAAB-segredo',
        data: [
          expect.objectContaining({
            event_name: 'Purchase',
            event_id: orderId,
            event_time: paidAt,
            action_source: 'website',
            user_data: {
              em: [email],
              ph: [hashed('5511987654321')],
              client_user_agent: 'Navegador/1',
              fbc: expect.stringMatching(/^fb\.1\.\d+\.clique-fb$/),
            },
            custom_data: expect.objectContaining({ value: 100, currency: 'BRL', content_ids: [product.id] }),
          }),
        ],
      },
    ])
    expect(toldTo('business-api.tiktok.com')).toEqual([
      {
        event_source: 'web',
        event_source_id: tiktokId,
        data: [
          expect.objectContaining({
            event: 'CompletePayment',
            event_id: orderId,
            user: {
              email,
              phone: hashed('+5511987654321'),
              user_agent: 'Navegador/1',
              ttclid: 'clique-tt',
            },
          }),
        ],
      },
    ])
    expect(toldTo('www.google-analytics.com')[0].events[0].params).toMatchObject({
      transaction_id: orderId,
      value: 100,
    })
    expect(toldTo('www.adsnebula.com')[0]).toMatchObject({ clickid: 'clique-kw', pixelId: kwaiId })
    const everything = vendors.heard.map(({ path, body }) => path + body).join()
    for (const personal of ['carolina', 'Nogueira', '98765', '529982', '203.0.113.7'])
      expect(everything).not.toContain(personal)
  })

  test('is reported once, even after a dispute that was won', async () => {
    const { sell, tell, as } = await aTrackedStall()
    const { paymentId, orderId } = await sell()
    await work()
    await tell(paymentId, 'CHARGEBACK')
    await tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await work()
    expect(vendors.heard).toHaveLength(4)
    expect((await as(listConversions, { orderId })).map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'SENT'),
    )
  })

  test('is not reported to Kwai unless an ad of Kwai led to it', async () => {
    const { sell, as } = await aTrackedStall()
    const { orderId } = await sell({ utmQuery: '' })
    await work()
    expect(toldTo('www.adsnebula.com')).toEqual([])
    expect(await as(listConversions, { orderId })).toContainEqual(
      expect.objectContaining({ vendor: 'kwai', state: 'DEAD', lastFailure: 'no click of this vendor' }),
    )
  })

  test('is retried at a vendor that failed, and not at one that refused', async () => {
    const { sell, as } = await aTrackedStall()
    vendors.answers((call, count) => {
      if (call.path.includes('facebook')) return { status: 400, body: '{"error":{"code":190}}' }
      if (call.path.includes('tiktok')) return { status: 200, body: '{"code":40105}' }
      return count <= 8 ? { status: 503 } : contented(call)
    })
    const { paymentId, orderId } = await sell()
    await work()
    expect(await as(listConversions, { orderId })).toEqual([
      expect.objectContaining({ vendor: 'facebook', state: 'DEAD', tries: 1, lastFailure: 'status 400' }),
      expect.objectContaining({ vendor: 'googleAnalytics', state: 'SENT' }),
      expect.objectContaining({ vendor: 'kwai', state: 'SENT' }),
      expect.objectContaining({ vendor: 'tiktok', state: 'DEAD', tries: 1, lastFailure: 'not taken' }),
    ])
    const [payment] = await world.owner`select status from payments where id = ${paymentId}`
    expect(payment?.status).toBe('APPROVED')
  })
})

test('a purchase is not reported without tokens, or before its payment', async () => {
  const untold = await aTrackedStall({
    facebook: [{ pixelId: facebookId }],
    tiktok: [],
    kwai: [],
    googleAnalyticsToken: '',
  })
  await untold.sell()
  const tracked = await aTrackedStall()
  await aPurchase(app, world.platformId, { offerId: tracked.offer.id })
  await work()
  expect(vendors.heard).toEqual([])
  expect(await world.owner`select 1 from conversions where state = 'WAITING'`).toHaveLength(0)
})

test('a worker that dies anywhere still reports the purchase, under one id', async () => {
  const { sell } = await aTrackedStall({ tiktok: [], kwai: [], googleAnalyticsId: null })
  const deaths = await dieEverywhere(app, 'after', async (dying) => {
    vendors.heard.length = 0
    const { orderId } = await sell()
    await work(dying)
    await work()
    const ids = toldTo('graph.facebook.com').map(({ data }) => data[0].event_id)
    expect(new Set(ids)).toEqual(new Set([orderId]))
  })
  expect(deaths).toBeGreaterThan(3)
})

test('the form shows which pixels have a token, and no token', async () => {
  const { as, product } = await aTrackedStall()
  const form = await as(getProductPixels, { productId: product.id })
  expect(form).toMatchObject({
    version: 2,
    facebook: [{ pixelId: facebookId, hasToken: true }],
    googleAnalyticsId: analyticsId,
    hasGoogleAnalyticsToken: true,
    googleAdsId: null,
  })
  expect(JSON.stringify(form)).not.toContain('segredo')
})

test('a seller reads the server reports to each vendor, of their own sales only', async () => {
  const [own, others] = [await aTrackedStall(), await aTrackedStall()]
  await own.sell()
  await others.sell()
  await work()
  const reports = await own.as(listReports, { vendor: 'facebook', limit: 25 })
  expect(reports.rows).toMatchObject([{ pixelId: facebookId, state: 'SENT', tries: 1 }])
  const sums = await own.as((caller) => sumPixels(caller), undefined)
  expect([sums.facebook, sums.googleAds]).toEqual([
    { products: 1, tokens: 1, sentLastDay: 1, failedLastDay: 0 },
    { products: 0, tokens: 0, sentLastDay: 0, failedLastDay: 0 },
  ])
  const connected = await own.as(listPixelProducts, { vendor: 'tiktok' })
  expect(connected).toMatchObject([
    { productId: own.product.id, pixels: [{ pixelId: tiktokId, hasToken: true }] },
  ])
  expect(JSON.stringify(connected)).not.toContain('segredo')
})
