import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdrawAdConsentsOf } from '#modules/accounts/privacy/own-ad-consents.ts'
import { adAccounts } from '#test/http/fake-ad-vendors.ts'
import { findTracking } from './find-pixel-frame.ts'
import { replacePixels } from './replace-pixels.ts'
import { agent, aTrackedWorld, buyersIp, type TrackedWorld, visitId } from './testing/a-tracked-world.ts'

const { facebook } = adAccounts
const laterPixelId = '999888777666555'
let tracked: TrackedWorld

beforeAll(async () => {
  tracked = await aTrackedWorld()
})
beforeEach(() => tracked.forget())
afterAll(() => tracked.stop())

const consentsOf = (orderId: string) =>
  tracked.world.owner`select 1 from ad_consents where order_id = ${orderId}`
const hashed = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a purchase without the buyer’s consent', () => {
  test('sends and stores nothing of the buyer, and is not reported to a vendor that matches people', async () => {
    const { sell, reports } = await tracked.aTrackedStall()
    const { orderId } = await sell({ adConsent: undefined })
    await tracked.workLater()
    expect(tracked.vendors.heard.map(({ path }) => path.split('/')[1])).toEqual(['www.google-analytics.com'])
    const [sent] = tracked.toldTo('www.google-analytics.com')
    expect(sent.consent).toEqual({ ad_user_data: 'DENIED', ad_personalization: 'DENIED' })
    for (const personal of [buyersIp, agent, 'clique', hashed('carolina@compradora.example')])
      expect(JSON.stringify(sent)).not.toContain(personal)
    expect(await tracked.world.owner`select 1 from ad_consents where order_id = ${orderId}`).toHaveLength(0)
    expect(await reports(orderId)).toEqual([
      ['facebook', 'Purchase', 'UNSENT', 'no_consent'],
      ['googleAnalytics', 'Purchase', 'SENT', null],
      ['kwai', 'Purchase', 'UNSENT', 'no_consent'],
      ['tiktok', 'Purchase', 'UNSENT', 'no_consent'],
    ])
  })

  test('for one vendor is reported to the other vendors only', async () => {
    const { sell } = await tracked.aTrackedStall()
    await sell({ adConsent: { visitId, vendors: ['tiktok'] } })
    await tracked.work()
    expect(tracked.vendors.counted('facebook')).toEqual([])
    expect(tracked.vendors.counted('tiktok')).toHaveLength(2)
  })

  test('to an outdated version of the consent text is not reported', async () => {
    const { sell } = await tracked.aTrackedStall({ googleAnalyticsId: null })
    const { orderId } = await sell({ adConsent: { visitId, version: '2020-01-01', vendors: ['facebook'] } })
    await tracked.work()
    expect(tracked.vendors.heard).toEqual([])
    expect(await consentsOf(orderId)).toHaveLength(0)
  })

  test('names a vendor once at most', async () => {
    const { buy } = await tracked.aTrackedStall()
    await expect(buy({ adConsent: { visitId, vendors: ['facebook', 'facebook'] } })).rejects.toThrow()
    await expect(buy({ adConsent: { visitId, vendors: Array(4).fill('kwai') } })).rejects.toThrow()
  })
})

describe('the consent of a purchase', () => {
  test('ends if the buyer sends the same purchase again without it', async () => {
    const { buy, tell, reports } = await tracked.aTrackedStall({ googleAnalyticsId: null })
    const purchaseId = crypto.randomUUID()
    const { paymentId, orderId } = await buy({ purchaseId })
    expect(await consentsOf(orderId)).toHaveLength(1)
    expect((await buy({ purchaseId })).paymentId).toBe(paymentId)
    expect(await consentsOf(orderId)).toHaveLength(1)
    expect((await buy({ purchaseId, adConsent: undefined })).paymentId).toBe(paymentId)
    expect(await consentsOf(orderId)).toHaveLength(0)
    await tell(paymentId, 'APPROVED')
    await tracked.work()
    expect(tracked.vendors.heard).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'no_consent'])
  })

  test('ends if the buyer withdraws it before the report is sent', async () => {
    const { sell, within, reports } = await tracked.aTrackedStall({
      tiktok: [],
      kwai: [],
      googleAnalyticsId: null,
    })
    const email = 'desistiu@compradora.example'
    const { orderId } = await sell({ email })
    await within((scope) => withdrawAdConsentsOf(scope, email))
    await tracked.work()
    expect(tracked.vendors.heard).toEqual([])
    expect(await reports(orderId)).toEqual([['facebook', 'Purchase', 'UNSENT', 'no_consent']])
  })

  test('does not cover a pixel that the seller adds later, even at the same vendor', async () => {
    const { save, buy, tell, reports } = await tracked.aTrackedStall({ tiktok: [], kwai: [] })
    const { paymentId, orderId } = await buy()
    await save({ version: 2, facebook: [{ ...facebook }, { ...facebook, pixelId: laterPixelId }] })
    await tell(paymentId, 'APPROVED')
    await tracked.work()
    expect(tracked.vendors.counted('facebook')).toHaveLength(2)
    expect(tracked.vendors.heard.filter(({ path }) => path.includes(laterPixelId))).toEqual([])
    expect(await reports(orderId)).toContainEqual(['facebook', 'Purchase', 'UNSENT', 'no_consent'])
  })

  test('does not cover the platform’s own pixels: our server reports nothing to them, whatever token they have', async () => {
    const { within, product, sell } = await tracked.aTrackedStall({ facebook: [], googleAnalyticsId: null })
    const save = (pixelId: string) =>
      within((scope) => replacePixels(scope, null, [{ vendor: 'facebook', pixelId, token: facebook.token }]))
    await save(facebook.pixelId)
    const { adVendors } = await within((scope) => findTracking(scope, product.id))
    expect(adVendors).toEqual(['tiktok', 'kwai'])
    await sell()
    await tracked.work()
    expect(tracked.toldTo('graph.facebook.com')).toEqual([])
  })
})

test('a false token of the platform for a seller’s pixel changes nothing about the seller’s reports', async () => {
  const only = { tiktok: [], kwai: [], googleAnalyticsId: null }
  const { within, save, sell, reports } = await tracked.aTrackedStall(only)
  await within((scope) => replacePixels(scope, null, [{ vendor: 'facebook', ...facebook, token: 'falso' }]))
  await save({ version: 2 })
  const { orderId } = await sell()
  await tracked.work()
  expect(await reports(orderId)).toEqual([
    ['facebook', 'InitiateCheckout', 'SENT', null],
    ['facebook', 'Purchase', 'SENT', null],
  ])
  expect(new Set(tracked.toldTo('graph.facebook.com').map((body) => body.access_token))).toEqual(
    new Set([facebook.token]),
  )
})
