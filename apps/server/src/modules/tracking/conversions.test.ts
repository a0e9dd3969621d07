import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { adAccounts } from '#test/http/fake-ad-vendors.ts'
import { getProductPixels } from './get-pixels.ts'
import { listConversions } from './list-conversions.ts'
import { listPixelProducts } from './list-pixel-products.ts'
import { listReports } from './list-reports.ts'
import { sumPixels } from './sum-pixels.ts'
import { agent, aTrackedWorld, buyersIp, type TrackedWorld, visitId } from './testing/a-tracked-world.ts'

const { facebook, tiktok, kwai, googleAnalytics } = adAccounts
let tracked: TrackedWorld

beforeAll(async () => {
  tracked = await aTrackedWorld()
})
beforeEach(() => tracked.forget())
afterAll(() => tracked.stop())

const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a purchase whose buyer allows reports', () => {
  test('is reported to each vendor in its own format, under the browser’s event id, with hashes of the person', async () => {
    const { sell, product } = await tracked.aTrackedStall()
    const { orderId } = await sell()
    const paidAt = Math.floor(tracked.world.clock.now().getTime() / 1000)
    await tracked.workLater()
    const email = hashed('carolina@compradora.example')
    expect(tracked.vendors.counted('facebook Purchase')).toEqual([
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
    expect(tracked.vendors.counted('tiktok CompletePayment')).toEqual([
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
    expect(tracked.vendors.counted('google')).toMatchObject([
      { params: { transaction_id: orderId, value: 100 } },
    ])
    expect(tracked.vendors.counted('kwai')).toMatchObject([{ clickid: 'clique-kw', pixelId: kwai.pixelId }])
    const everything = tracked.vendors.heard.map(({ path, body }) => path + body).join()
    for (const personal of ['carolina', 'Nogueira', '98765', '529982'])
      expect(everything).not.toContain(personal)
    expect(JSON.stringify(tracked.toldTo('www.google-analytics.com'))).not.toContain(buyersIp)
    expect(tracked.vendors.state.tests).toEqual([])
  })

  test('is reported with the opened checkout, under the visit’s event id and at its time, to vendors that recognise the id', async () => {
    const { buy, tell, reports } = await tracked.aTrackedStall()
    const openedAt = Math.floor(tracked.world.clock.now().getTime() / 1000)
    const { paymentId, orderId } = await buy()
    tracked.world.clock.advance({ hours: 3 })
    await tell(paymentId, 'APPROVED')
    await tracked.work()
    for (const vendor of ['facebook', 'tiktok'])
      expect(tracked.vendors.counted(`${vendor} InitiateCheckout`)).toMatchObject([
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
    const { buy, tell } = await tracked.aTrackedStall({ googleAnalyticsId: null, kwai: [] })
    const { paymentId } = await buy()
    tracked.world.clock.advance({ hours: 25 })
    await tell(paymentId, 'APPROVED')
    await tracked.work()
    expect(tracked.vendors.counted('facebook')).toMatchObject([{ event_name: 'Purchase' }])
    expect(tracked.vendors.counted('tiktok')).toMatchObject([{ event: 'CompletePayment' }])
  })

  test('is reported once, even after a dispute that was won', async () => {
    const { sell, tell, reports } = await tracked.aTrackedStall()
    const { paymentId, orderId } = await sell()
    await tracked.workLater()
    const before = tracked.vendors.heard.length
    await tell(paymentId, 'CHARGEBACK')
    await tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await tracked.workLater()
    expect(tracked.vendors.heard).toHaveLength(before)
    expect((await reports(orderId)).map(([, , state]) => state)).toEqual(Array(6).fill('SENT'))
  })

  test('is not reported after its refund, and neither is the refund', async () => {
    const { sell, tell, reports } = await tracked.aTrackedStall()
    const { paymentId, orderId } = await sell()
    await tell(paymentId, 'REFUNDED')
    await tracked.workLater()
    expect(tracked.vendors.heard).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'not_paid'])
  })

  test('is not reported to Kwai without a click on a Kwai ad', async () => {
    const { sell, reports } = await tracked.aTrackedStall()
    const { orderId } = await sell({ utmQuery: '' })
    await tracked.work()
    expect(tracked.vendors.counted('kwai')).toEqual([])
    expect(await reports(orderId)).toContainEqual(['kwai', 'Purchase', 'UNSENT', 'no_click'])
  })

  test('is retried at a vendor that failed, and not at one that refused', async () => {
    const { sell, as } = await tracked.aTrackedStall({
      facebook: [{ ...facebook, token: 'outro' }],
      tiktok: [{ ...tiktok, token: 'outro' }],
    })
    let failures = 0
    tracked.vendors.fails((host) => (host === 'www.adsnebula.com' && failures++ < 3 ? { status: 503 } : null))
    const { paymentId, orderId } = await sell()
    await tracked.workLater()
    const purchases = (await as(listConversions, { orderId })).filter(({ event }) => event === 'Purchase')
    expect(purchases).toEqual([
      expect.objectContaining({ vendor: 'facebook', state: 'DEAD', tries: 1, lastFailure: 'status 400' }),
      expect.objectContaining({ vendor: 'googleAnalytics', state: 'SENT', tries: 1 }),
      expect.objectContaining({ vendor: 'kwai', state: 'SENT', tries: 4 }),
      expect.objectContaining({ vendor: 'tiktok', state: 'DEAD', tries: 1, lastFailure: 'not taken' }),
    ])
    const [payment] = await tracked.world.owner`select status from payments where id = ${paymentId}`
    expect(payment?.status).toBe('APPROVED')
  })
})

describe('a purchase in Google Analytics', () => {
  test('is not reported by the server if a browser reported it within the hour', async () => {
    const { sell, announce, reports } = await tracked.aTrackedStall()
    const { paymentId, orderId } = await sell()
    const event = await announce(paymentId)
    expect(event).toMatchObject({ name: 'Purchase', eventId: orderId })
    expect(event?.isInAnalytics).toBeUndefined()
    await tracked.workLater()
    expect(tracked.vendors.counted('google')).toEqual([])
    expect(await reports(orderId)).toContainEqual(['googleAnalytics', 'Purchase', 'UNSENT', 'by_browser'])
  })

  test('is reported by the server after an hour, and a later browser reports to the other vendors only', async () => {
    const { sell, announce } = await tracked.aTrackedStall()
    const { paymentId } = await sell()
    await tracked.workLater()
    expect(tracked.vendors.counted('google')).toHaveLength(1)
    expect(await announce(paymentId)).toMatchObject({ name: 'Purchase', isInAnalytics: true })
    expect(await announce(paymentId)).toBeNull()
  })

  test('is reported once when browser and server report at once', async () => {
    const { sell, announce } = await tracked.aTrackedStall()
    const { paymentId } = await sell()
    await tracked.work()
    tracked.world.clock.advance({ hours: 1 })
    const [event] = await Promise.all([announce(paymentId), tracked.work()])
    const isByBrowser = event !== null && event.isInAnalytics === undefined
    expect(tracked.vendors.counted('google')).toHaveLength(isByBrowser ? 0 : 1)
  })
})

test('a purchase is not reported without tokens, nor before its payment', async () => {
  const untold = await tracked.aTrackedStall({
    facebook: [{ pixelId: facebook.pixelId }],
    tiktok: [],
    kwai: [],
    googleAnalyticsToken: '',
  })
  await untold.sell()
  const unpaid = await tracked.aTrackedStall()
  await unpaid.buy()
  await tracked.workLater()
  expect(tracked.vendors.heard).toEqual([])
  expect(
    await tracked.world.owner`select 1 from conversions where seller_id = ${unpaid.seller.id}`,
  ).toHaveLength(0)
})

test('a worker that dies anywhere still reports the purchase, under one id', async () => {
  const { sell } = await tracked.aTrackedStall({ tiktok: [], kwai: [], googleAnalyticsId: null })
  const deaths = await dieEverywhere(tracked.app, 'after', async (dying) => {
    tracked.vendors.forget()
    const { orderId } = await sell()
    await tracked.work(dying)
    await tracked.work()
    const ids = tracked.toldTo('graph.facebook.com').map(({ data }) => data[0].event_id)
    expect(new Set(ids)).toEqual(new Set([visitId, orderId]))
    expect(tracked.vendors.counted('facebook')).toHaveLength(2)
  })
  expect(deaths).toBeGreaterThan(3)
})

test('the form shows which pixels have a token, and no token', async () => {
  const { as, product } = await tracked.aTrackedStall()
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
  const [own, others] = [await tracked.aTrackedStall(), await tracked.aTrackedStall()]
  await own.sell()
  await others.sell()
  await tracked.work()
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
