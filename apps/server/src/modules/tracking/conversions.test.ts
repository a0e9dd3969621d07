import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { createGuardedHttp } from '#kit/http/guarded-http.ts'
import { withdrawAdConsentsOf } from '#modules/accounts/privacy/own-ad-consents.ts'
import { announcePurchase } from '#modules/payments/telling/announce-purchase.ts'
import type { PaymentViewer } from '#modules/payments/views/payment-viewer.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { adAccounts, type FakeAdVendors, fakeAdVendors } from '#test/http/fake-ad-vendors.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { findTracking } from './find-pixel-frame.ts'
import { getProductPixels } from './get-pixels.ts'
import { listConversions } from './list-conversions.ts'
import { listPixelProducts } from './list-pixel-products.ts'
import { listReports } from './list-reports.ts'
import { productPixelsInput } from './pixels.input.ts'
import { replacePixels } from './replace-pixels.ts'
import { saveProductPixels } from './save-product-pixels.ts'
import { sumPixels } from './sum-pixels.ts'

const { facebook, tiktok, kwai, googleAnalytics } = adAccounts
const visitId = '7f3d2a10-53c7-4b8e-9d6a-2f0f3f3f1a01'
const agent = 'Navegador/1'
const laterPixelId = '999888777666555'
const buyersIp = '203.0.113.7'

let vendors: FakeAdVendors
let world: TestApp
let app: App

beforeAll(async () => {
  vendors = await fakeAdVendors({ now: () => world.clock.now() })
  world = await createTestApp({ environment: { CONVERSIONS_URL: vendors.url } })
  app = { ...world.app, http: createGuardedHttp({ allowLoopback: true }) }
})
beforeEach(() => vendors.forget())
afterEach(() => world.owner`delete from pixels`)
afterAll(async () => {
  await world.stop()
  await vendors.stop()
})

const work = (worker: App = app) => drainJobs(worker, world.ownerUrl, jobs)
/** Runs the jobs that are due now, and those due an hour later: the reports to Google Analytics. */
const workLater = async () => {
  await work()
  world.clock.advance({ hours: 1 })
  await work()
}
const toldTo = (host: string) =>
  vendors.heard.filter(({ path }) => path.startsWith(`/${host}`)).map(({ body }) => JSON.parse(body))
const consentsOf = (orderId: string) => world.owner`select 1 from ad_consents where order_id = ${orderId}`
const hashed = (text: string) => createHash('sha256').update(text).digest('hex')
const stateOf = ({ vendor, event, state, lastFailure }: Reported) => [vendor, event, state, lastFailure]
type Reported = Awaited<ReturnType<typeof listConversions>>[number]

async function aTrackedStall(changes: object = {}) {
  const stall = await aStall(world)
  const as = callAs({ app, platformId: world.platformId }, { userId: stall.seller.id, role: 'SELLER' })
  const form = {
    productId: stall.product.id,
    version: 1,
    facebook: [{ ...facebook, testCode: 'TEST123' }],
    tiktok: [{ ...tiktok, testCode: 'TEST456' }],
    kwai: [kwai],
    googleAnalyticsId: googleAnalytics.pixelId,
    googleAnalyticsToken: googleAnalytics.token,
    googleAdsId: null,
    googleAdsConversionApiId: null,
    ...changes,
  }
  const save = (fields: object) => as(saveProductPixels, productPixelsInput.parse({ ...form, ...fields }))
  await save({})
  const buy = async (wishes: Partial<PurchaseWishes> = {}) => {
    const { paymentId } = await aPurchase(
      app,
      world.platformId,
      {
        offerId: stall.offer.id,
        utmQuery: 'fbclid=clique-fb&ttclid=clique-tt&clickid=clique-kw',
        adConsent: { visitId, vendors: ['facebook', 'tiktok', 'kwai'] },
        ...wishes,
      },
      { ip: buyersIp, userAgent: agent },
    )
    const [payment] = await world.owner`select order_id from payments where id = ${paymentId}`
    return { paymentId, orderId: String(payment?.order_id) }
  }
  const sell = async (wishes: Partial<PurchaseWishes> = {}) => {
    const bought = await buy(wishes)
    await stall.tell(bought.paymentId, 'APPROVED')
    return bought
  }
  const reports = async (orderId: string) => (await as(listConversions, { orderId })).map(stateOf)
  const announce = (paymentId: string) =>
    stall.within((scope) => announcePurchase(scope, paymentId, viewerOf(paymentId)))
  return { ...stall, as, save, buy, sell, reports, announce }
}

/** The buyer's own browser. */
const viewerOf = (paymentId: string): PaymentViewer => ({ ownPaymentIds: [paymentId], customerId: null })

describe('a purchase whose buyer allows reports', () => {
  test('is reported to each vendor in its own format, under the browser’s event id, with hashes of the person', async () => {
    const { sell, product } = await aTrackedStall()
    const { orderId } = await sell()
    const paidAt = Math.floor(world.clock.now().getTime() / 1000)
    await workLater()
    const email = hashed('carolina@compradora.example')
    expect(vendors.counted('facebook Purchase')).toEqual([
      expect.objectContaining({
        event_id: orderId,
        event_time: paidAt,
        user_data: {
          em: [email],
          ph: [hashed('5511987654321')],
          client_ip_address: buyersIp,
          client_user_agent: agent,
          fbc: expect.stringMatching(/^fb\.1\.\d+\.clique-fb$/),
        },
        custom_data: expect.objectContaining({ value: 100, currency: 'BRL', content_ids: [product.id] }),
      }),
    ])
    expect(vendors.counted('tiktok CompletePayment')).toEqual([
      expect.objectContaining({
        event_id: orderId,
        user: {
          email,
          phone: hashed('+5511987654321'),
          ip: buyersIp,
          user_agent: agent,
          ttclid: 'clique-tt',
        },
      }),
    ])
    expect(vendors.counted('google')).toMatchObject([{ params: { transaction_id: orderId, value: 100 } }])
    expect(vendors.counted('kwai')).toMatchObject([{ clickid: 'clique-kw', pixelId: kwai.pixelId }])
    const everything = vendors.heard.map(({ path, body }) => path + body).join()
    for (const personal of ['carolina', 'Nogueira', '98765', '529982'])
      expect(everything).not.toContain(personal)
    expect(JSON.stringify(toldTo('www.google-analytics.com'))).not.toContain(buyersIp)
    expect(vendors.state.tests).toEqual([])
  })

  test('is reported with the opened checkout, under the visit’s event id and at its time, to vendors that recognise the id', async () => {
    const { buy, tell, reports } = await aTrackedStall()
    const openedAt = Math.floor(world.clock.now().getTime() / 1000)
    const { paymentId, orderId } = await buy()
    world.clock.advance({ hours: 3 })
    await tell(paymentId, 'APPROVED')
    await work()
    for (const vendor of ['facebook', 'tiktok'])
      expect(vendors.counted(`${vendor} InitiateCheckout`)).toMatchObject([
        { event_id: visitId, event_time: openedAt },
      ])
    expect(await reports(orderId)).toEqual(
      expect.arrayContaining([
        ['facebook', 'InitiateCheckout', 'SENT', null],
        ['tiktok', 'InitiateCheckout', 'SENT', null],
      ]),
    )
  })

  test('is reported without the opened checkout a day later, when vendors may no longer recognise the browser’s report', async () => {
    const { buy, tell } = await aTrackedStall({ googleAnalyticsId: null, kwai: [] })
    const { paymentId } = await buy()
    world.clock.advance({ hours: 25 })
    await tell(paymentId, 'APPROVED')
    await work()
    expect(vendors.counted('facebook')).toMatchObject([{ event_name: 'Purchase' }])
    expect(vendors.counted('tiktok')).toMatchObject([{ event: 'CompletePayment' }])
  })

  test('is reported once, even after a dispute that was won', async () => {
    const { sell, tell, reports } = await aTrackedStall()
    const { paymentId, orderId } = await sell()
    await workLater()
    const before = vendors.heard.length
    await tell(paymentId, 'CHARGEBACK')
    await tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await workLater()
    expect(vendors.heard).toHaveLength(before)
    expect((await reports(orderId)).map(([, , state]) => state)).toEqual(Array(6).fill('SENT'))
  })

  test('is not reported after its refund, and neither is the refund', async () => {
    const { sell, tell, reports } = await aTrackedStall()
    const { paymentId, orderId } = await sell()
    await tell(paymentId, 'REFUNDED')
    await workLater()
    expect(vendors.heard).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'not_paid'])
  })

  test('is not reported to Kwai without a click on a Kwai ad', async () => {
    const { sell, reports } = await aTrackedStall()
    const { orderId } = await sell({ utmQuery: '' })
    await work()
    expect(vendors.counted('kwai')).toEqual([])
    expect(await reports(orderId)).toContainEqual(['kwai', 'Purchase', 'UNSENT', 'no_click'])
  })

  test('is retried at a vendor that failed, and not at one that refused', async () => {
    const { sell, as } = await aTrackedStall({
      facebook: [{ ...facebook, token: 'outro' }],
      tiktok: [{ ...tiktok, token: 'outro' }],
    })
    let failures = 0
    vendors.fails((host) => (host === 'www.adsnebula.com' && failures++ < 3 ? { status: 503 } : null))
    const { paymentId, orderId } = await sell()
    await workLater()
    const purchases = (await as(listConversions, { orderId })).filter(({ event }) => event === 'Purchase')
    expect(purchases).toEqual([
      expect.objectContaining({ vendor: 'facebook', state: 'DEAD', tries: 1, lastFailure: 'status 400' }),
      expect.objectContaining({ vendor: 'googleAnalytics', state: 'SENT', tries: 1 }),
      expect.objectContaining({ vendor: 'kwai', state: 'SENT', tries: 4 }),
      expect.objectContaining({ vendor: 'tiktok', state: 'DEAD', tries: 1, lastFailure: 'not taken' }),
    ])
    const [payment] = await world.owner`select status from payments where id = ${paymentId}`
    expect(payment?.status).toBe('APPROVED')
  })
})

describe('a purchase without the buyer’s consent', () => {
  test('sends and stores nothing of the buyer, and is not reported to a vendor that matches people', async () => {
    const { sell, reports } = await aTrackedStall()
    const { orderId } = await sell({ adConsent: undefined })
    await workLater()
    expect(vendors.heard.map(({ path }) => path.split('/')[1])).toEqual(['www.google-analytics.com'])
    const [sent] = toldTo('www.google-analytics.com')
    expect(sent.consent).toEqual({ ad_user_data: 'DENIED', ad_personalization: 'DENIED' })
    for (const personal of [buyersIp, agent, 'clique', hashed('carolina@compradora.example')])
      expect(JSON.stringify(sent)).not.toContain(personal)
    expect(await world.owner`select 1 from ad_consents where order_id = ${orderId}`).toHaveLength(0)
    expect(await reports(orderId)).toEqual([
      ['facebook', 'Purchase', 'UNSENT', 'no_consent'],
      ['googleAnalytics', 'Purchase', 'SENT', null],
      ['kwai', 'Purchase', 'UNSENT', 'no_consent'],
      ['tiktok', 'Purchase', 'UNSENT', 'no_consent'],
    ])
  })

  test('for one vendor is reported to the other vendors only', async () => {
    const { sell } = await aTrackedStall()
    await sell({ adConsent: { visitId, vendors: ['tiktok'] } })
    await work()
    expect(vendors.counted('facebook')).toEqual([])
    expect(vendors.counted('tiktok')).toHaveLength(2)
  })

  test('to the wording that its page showed is not reported: the wording is another one by now', async () => {
    const { sell } = await aTrackedStall({ googleAnalyticsId: null })
    const { orderId } = await sell({ adConsent: { visitId, version: '2020-01-01', vendors: ['facebook'] } })
    await work()
    expect(vendors.heard).toEqual([])
    expect(await consentsOf(orderId)).toHaveLength(0)
  })

  test('names a vendor once at most', async () => {
    const { buy } = await aTrackedStall()
    await expect(buy({ adConsent: { visitId, vendors: ['facebook', 'facebook'] } })).rejects.toThrow()
    await expect(buy({ adConsent: { visitId, vendors: Array(4).fill('kwai') } })).rejects.toThrow()
  })
})

describe('the consent of a purchase', () => {
  test('ends if the buyer sends the same purchase again without it', async () => {
    const { buy, tell, reports } = await aTrackedStall({ googleAnalyticsId: null })
    const purchaseId = crypto.randomUUID()
    const { paymentId, orderId } = await buy({ purchaseId })
    expect(await consentsOf(orderId)).toHaveLength(1)
    expect((await buy({ purchaseId })).paymentId).toBe(paymentId)
    expect(await consentsOf(orderId)).toHaveLength(1)
    expect((await buy({ purchaseId, adConsent: undefined })).paymentId).toBe(paymentId)
    expect(await consentsOf(orderId)).toHaveLength(0)
    await tell(paymentId, 'APPROVED')
    await work()
    expect(vendors.heard).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'no_consent'])
  })

  test('ends if the buyer withdraws it before the report is sent', async () => {
    const { sell, within, reports } = await aTrackedStall({ tiktok: [], kwai: [], googleAnalyticsId: null })
    const email = 'desistiu@compradora.example'
    const { orderId } = await sell({ email })
    await within((scope) => withdrawAdConsentsOf(scope, email))
    await work()
    expect(vendors.heard).toEqual([])
    expect(await reports(orderId)).toEqual([['facebook', 'Purchase', 'UNSENT', 'no_consent']])
  })

  test('does not cover a pixel that the seller adds later, even at the same vendor', async () => {
    const { save, buy, tell, reports } = await aTrackedStall({ tiktok: [], kwai: [] })
    const { paymentId, orderId } = await buy()
    await save({ version: 2, facebook: [{ ...facebook }, { ...facebook, pixelId: laterPixelId }] })
    await tell(paymentId, 'APPROVED')
    await work()
    expect(vendors.counted('facebook')).toHaveLength(2)
    expect(vendors.heard.filter(({ path }) => path.includes(laterPixelId))).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'no_consent'])
  })

  test('does not cover the platform’s own pixels: our server reports nothing to them, whatever token they have', async () => {
    const { within, product, sell } = await aTrackedStall({ facebook: [], googleAnalyticsId: null })
    const save = (pixelId: string) =>
      within((scope) => replacePixels(scope, null, [{ vendor: 'facebook', pixelId, token: facebook.token }]))
    await save(facebook.pixelId)
    const { adVendors } = await within((scope) => findTracking(scope, product.id))
    expect(adVendors).toEqual(['tiktok', 'kwai'])
    await sell()
    await work()
    expect(toldTo('graph.facebook.com')).toEqual([])
  })
})

test('a false token of the platform for a seller’s pixel changes nothing about the seller’s reports', async () => {
  const only = { tiktok: [], kwai: [], googleAnalyticsId: null }
  const { within, save, sell, reports } = await aTrackedStall(only)
  await within((scope) => replacePixels(scope, null, [{ vendor: 'facebook', ...facebook, token: 'falso' }]))
  await save({ version: 2 })
  const { orderId } = await sell()
  await work()
  expect(await reports(orderId)).toEqual([
    ['facebook', 'InitiateCheckout', 'SENT', null],
    ['facebook', 'Purchase', 'SENT', null],
  ])
  expect(new Set(toldTo('graph.facebook.com').map((body) => body.access_token))).toEqual(
    new Set([facebook.token]),
  )
})

describe('a purchase in Google Analytics', () => {
  test('is not reported by the server if a browser reported it within the hour', async () => {
    const { sell, announce, reports } = await aTrackedStall()
    const { paymentId, orderId } = await sell()
    const event = await announce(paymentId)
    expect(event).toMatchObject({ name: 'Purchase', eventId: orderId })
    expect(event?.isInAnalytics).toBeUndefined()
    await workLater()
    expect(vendors.counted('google')).toEqual([])
    expect(await reports(orderId)).toContainEqual(['googleAnalytics', 'Purchase', 'UNSENT', 'by_browser'])
  })

  test('is reported by the server after an hour, and a later browser reports to the other vendors only', async () => {
    const { sell, announce } = await aTrackedStall()
    const { paymentId } = await sell()
    await workLater()
    expect(vendors.counted('google')).toHaveLength(1)
    expect(await announce(paymentId)).toMatchObject({ name: 'Purchase', isInAnalytics: true })
    expect(await announce(paymentId)).toBeNull()
  })

  test('is reported once when browser and server report at once', async () => {
    const { sell, announce } = await aTrackedStall()
    const { paymentId } = await sell()
    await work()
    world.clock.advance({ hours: 1 })
    const [event] = await Promise.all([announce(paymentId), work()])
    const isByBrowser = event !== null && event.isInAnalytics === undefined
    expect(vendors.counted('google')).toHaveLength(isByBrowser ? 0 : 1)
  })
})

test('a purchase is not reported without tokens, nor before its payment', async () => {
  const untold = await aTrackedStall({
    facebook: [{ pixelId: facebook.pixelId }],
    tiktok: [],
    kwai: [],
    googleAnalyticsToken: '',
  })
  await untold.sell()
  const tracked = await aTrackedStall()
  await tracked.buy()
  await workLater()
  expect(vendors.heard).toEqual([])
  expect(await world.owner`select 1 from conversions where seller_id = ${tracked.seller.id}`).toHaveLength(0)
})

test('a worker that dies anywhere still reports the purchase, under one id', async () => {
  const { sell } = await aTrackedStall({ tiktok: [], kwai: [], googleAnalyticsId: null })
  const deaths = await dieEverywhere(app, 'after', async (dying) => {
    vendors.forget()
    const { orderId } = await sell()
    await work(dying)
    await work()
    const ids = toldTo('graph.facebook.com').map(({ data }) => data[0].event_id)
    expect(new Set(ids)).toEqual(new Set([visitId, orderId]))
    expect(vendors.counted('facebook')).toHaveLength(2)
  })
  expect(deaths).toBeGreaterThan(3)
})

test('the form shows which pixels have a token, and no token', async () => {
  const { as, product } = await aTrackedStall()
  const form = await as(getProductPixels, { productId: product.id })
  expect(form).toMatchObject({
    version: 2,
    facebook: [{ pixelId: facebook.pixelId, hasToken: true, testCode: 'TEST123' }],
    googleAnalyticsId: googleAnalytics.pixelId,
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
  const sent = { pixelId: facebook.pixelId, state: 'SENT', tries: 1 }
  expect(reports.rows.toSorted((one, two) => two.event.localeCompare(one.event))).toMatchObject([
    { ...sent, event: 'Purchase' },
    { ...sent, event: 'InitiateCheckout' },
  ])
  const sums = await own.as((caller) => sumPixels(caller), undefined)
  expect([sums.facebook, sums.googleAds]).toEqual([
    { products: 1, tokens: 1, sentLastDay: 2, failedLastDay: 0 },
    { products: 0, tokens: 0, sentLastDay: 0, failedLastDay: 0 },
  ])
  const connected = await own.as(listPixelProducts, { vendor: 'tiktok' })
  expect(connected).toMatchObject([
    {
      productId: own.product.id,
      pixels: [
        { pixelId: tiktok.pixelId, hasToken: true, test: 'READY', last: { state: 'SENT', status: 200 } },
      ],
    },
  ])
  expect(JSON.stringify(connected)).not.toContain('segredo')
})
