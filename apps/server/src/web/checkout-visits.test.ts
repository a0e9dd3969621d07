import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { sellerDashboard } from '#modules/reports/seller-dashboard.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop
let sellerId: string
let offerId: string

const person =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  const made = await inScope(shop.app, shop.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return { sellerId: seller.id, offerId: (await anOffer(scope, { productId: product.id })).id }
  })
  ;({ sellerId, offerId } = made)
})

const open = async (headers: Record<string, string> = { 'user-agent': person }, id = offerId) =>
  (await fetch(`${shop.url}/checkout/${id}`, { headers })).status

const begin = async (userAgent = person, id = offerId) =>
  (
    await fetch(`${shop.url}/api/trpc/checkout.noteStart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ offerId: id }),
    })
  ).status

/** A moment later, since the end of the period is exclusive. */
const funnel = async () => {
  shop.clock.advance({ seconds: 1 })
  await shop.app.checkoutCounts.settled()
  const call = callAs(shop, { userId: sellerId, role: 'SELLER' })
  return (await call(sellerDashboard, { range: '7' })).funnel
}

describe('the visits of a checkout', () => {
  test('count people who opened the page: no robot, no frame, no prefetch', async () => {
    expect(await open()).toBe(200)
    expect(await open({ 'user-agent': person, 'sec-fetch-dest': 'document' })).toBe(200)
    await open({ 'user-agent': robot })
    await open({ 'user-agent': 'curl/8.9.1' })
    await open({ 'user-agent': person, 'sec-fetch-dest': 'iframe' })
    await open({ 'user-agent': person, 'sec-purpose': 'prefetch;prerender' })
    await begin()
    await begin(robot)
    expect((await funnel())?.current).toEqual({ visits: 2, starts: 1, payments: 0, approved: 0 })
  })

  test('are counted on sites that may show the checkout as well', async () => {
    await shop.owner`update offers set allowed_sites = '{https://www.vitrine.example}' where id = ${offerId}`
    await open({ 'user-agent': person, 'sec-fetch-dest': 'iframe' })
    await open({ 'user-agent': person, 'sec-fetch-dest': 'iframe' })
    await open({ 'user-agent': person, 'sec-fetch-dest': 'image' })
    expect((await funnel())?.current).toMatchObject({ visits: 2 })
  })

  test('cost the page no statement, and are summed by hour', async () => {
    await open()
    expect(await shop.statementsOf(() => open())).toEqual([])
    await shop.app.checkoutCounts.settled()
    await open()
    await shop.app.checkoutCounts.settled()
    shop.clock.advance({ hours: 1 })
    await open()
    await shop.app.checkoutCounts.settled()
    const rows = await shop.owner`
      select visits, starts from checkout_hours where offer_id = ${offerId} order by hour`
    expect(rows.map(({ visits, starts }) => [visits, starts])).toEqual([
      [3, 0],
      [1, 0],
    ])
  })

  test('of an unknown offer are not counted, and delay no other count', async () => {
    const nowhere = crypto.randomUUID()
    expect(await open(undefined, nowhere)).toBe(404)
    expect(await begin(person, nowhere)).toBe(200)
    await begin()
    expect((await funnel())?.current).toMatchObject({ visits: 0, starts: 1 })
    expect(await shop.owner`select 1 from checkout_hours where offer_id = ${nowhere}`).toHaveLength(0)
  })

  test('are shown with the payments and approvals that followed, counted from the first visit on', async () => {
    expect(await funnel()).toBeNull()
    await shop.buy({ offerId, method: 'CREDIT_CARD', email: 'antes@compradora.example' })
    shop.clock.advance({ hours: 2 })
    for (let visit = 0; visit < 4; visit += 1) await open()
    await begin()
    await begin()
    const pix = await shop.buy({ offerId, email: 'um@compradora.example' })
    await shop.buy({ offerId, method: 'CREDIT_CARD', email: 'dois@compradora.example' })
    expect(await funnel()).toMatchObject({
      since: expect.any(String),
      current: { visits: 4, starts: 2, payments: 2, approved: 1 },
      previous: null,
    })
    await shop.sandbox.bank.pay(pix.payment.pix?.code ?? '')
    await shop.settle()
    expect((await funnel())?.current.approved).toBe(2)
  })

  test('are compared with the previous period once that period was counted completely', async () => {
    await open()
    shop.clock.advance({ days: 8 })
    await open()
    await open()
    shop.clock.advance({ days: 5 })
    // The first hours of the week before were not counted.
    expect(await funnel()).toMatchObject({ since: null, current: { visits: 2 }, previous: null })
    shop.clock.advance({ days: 2, hours: 1 })
    expect(await funnel()).toMatchObject({ current: { visits: 0 }, previous: { visits: 2 } })
  })
})
