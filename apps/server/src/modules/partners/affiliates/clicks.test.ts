import { randomUUID } from 'node:crypto'
import { listedClicks } from '@balcao/domain/people/partnerships'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { affiliateClickEvents, affiliateClicks } from '#db/schema/partners.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { moveAffiliation } from '#modules/partners/affiliates/move-affiliation.ts'
import { inScope } from '#scope.ts'
import { aPromotedProduct, aVisitor } from '#test/a-promoted-product.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { followAffiliateLink } from './follow-affiliate-link.ts'
import { listClicksOfAffiliate, listOwnClicks, sumClicksOfAffiliate, sumOwnClicks } from './list-clicks.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())
// Resets the limit of listed clicks: all visitors share one network.
beforeEach(() => world.clock.advance({ minutes: 2 }))

const asSeller = (userId: string) => callAs(world, { userId, role: 'SELLER' })
const clicksOf = async (userId: string, affiliationId: string) =>
  (await asSeller(userId)(listOwnClicks, { affiliationId, limit: 100 })).rows
const standingsOf = async (userId: string, affiliationId: string) =>
  (await clicksOf(userId, affiliationId)).map(({ standing, because }) => because ?? standing)

/** Follows a link as the page does, from the given network. */
const followFrom = (network: string, affiliationId: string, platformId = world.platformId) =>
  inScope(world.app, platformId, (scope) =>
    followAffiliateLink(scope, {
      affiliationId,
      offerId: undefined,
      cookieHeader: undefined,
      userId: null,
      openedBy: 'PERSON',
      network,
      source: null,
    }),
  )

describe('the ledger of clicks', () => {
  test('links a click to the sale it earned, and shows the same to the affiliate and to the seller', async () => {
    const { ana, seller, anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}?utm_source=instagram`)
    expect(await clicksOf(ana.id, anasId)).toMatchObject([
      { standing: 'OPEN', because: null, source: 'instagram', basisPoints: 4_000, windowDays: 60, sales: [] },
    ])
    const sale = await visitor.buy({ offerId })
    const rows = await clicksOf(ana.id, anasId)
    expect(rows).toMatchObject([
      {
        standing: 'EARNED',
        because: null,
        sales: [{ code: sale.code, commissionCents: 7_308, currency: 'BRL', state: 'WAITING' }],
      },
    ])
    const { rows: sellers } = await asSeller(seller.id)(listClicksOfAffiliate, {
      affiliationId: anasId,
      limit: 100,
    })
    expect(sellers).toEqual(rows)
    world.clock.advance({ minutes: 1 })
    await visitor.buy({ offerId, method: 'CREDIT_CARD' })
    await world.drainJobs()
    const [again] = await clicksOf(ana.id, anasId)
    expect(again?.sales.map(({ state }) => state)).toEqual(['WAITING', 'PAID'])
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|CUBOT|@/)
  })

  test.each([
    ['robot', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
    ['robot', { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }],
    ['robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['prefetch', { 'sec-purpose': 'prefetch' }],
    ['prefetch', { 'sec-fetch-dest': 'iframe' }],
  ])('keeps a click by a %s, which earns nothing (%o)', async (because, headers) => {
    const { ana, anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    expect((await visitor.follow(`/r/${anasId}`, headers)).isRemembered).toBe(false)
    expect((await visitor.buy({ offerId })).attribution).toBeNull()
    expect(await standingsOf(ana.id, anasId)).toEqual([because])
    expect(await asSeller(ana.id)(sumOwnClicks, { affiliationId: anasId })).toEqual({
      counted: 0,
      listed: 1,
      unlisted: 0,
    })
  })

  test('counts a HEAD request as a robot’s click', async () => {
    const { ana, anasId } = await aPromotedProduct(world)
    await aVisitor(world).follow(`/r/${anasId}`, {}, 'HEAD')
    expect(await standingsOf(ana.id, anasId)).toEqual(['robot'])
  })

  test('shows that a blocked affiliate’s link still works and earns nothing', async () => {
    const { ana, seller, anasId } = await aPromotedProduct(world)
    await aVisitor(world).follow(`/r/${anasId}`)
    await asSeller(seller.id)(moveAffiliation, { affiliationId: anasId, move: 'block', reason: 'spam' })
    world.clock.advance({ minutes: 1 })
    await aVisitor(world).follow(`/r/${anasId}`)
    expect(await standingsOf(ana.id, anasId)).toEqual(['not_active', 'not_active'])
  })

  test('shows which click was replaced by one of another affiliate, and which by a later one of the same', async () => {
    const { ana, bia, anasId, biasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    for (const id of [anasId, anasId, biasId]) {
      await visitor.follow(`/r/${id}`)
      world.clock.advance({ minutes: 1 })
    }
    expect(await standingsOf(ana.id, anasId)).toEqual(['replaced', 'replaced_by_own'])
    expect(await standingsOf(bia.id, biasId)).toEqual(['OPEN'])
    await visitor.buy({ offerId })
    expect(await standingsOf(bia.id, biasId)).toEqual(['EARNED'])
    expect(await standingsOf(ana.id, anasId)).toEqual(['replaced', 'another_came_first'])
  })

  test('shows, in a program that rewards the first click, that an earlier click takes precedence', async () => {
    const { ana, bia, anasId, biasId, offerId } = await aPromotedProduct(world, {
      attribution: 'FIRST_CLICK',
    })
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    await visitor.follow(`/r/${biasId}`)
    expect(await standingsOf(bia.id, biasId)).toEqual(['after_first'])
    world.clock.advance({ minutes: 1 })
    await visitor.buy({ offerId })
    expect(await standingsOf(ana.id, anasId)).toEqual(['EARNED'])
    expect(await standingsOf(bia.id, biasId)).toEqual(['another_came_first'])
  })

  test('shows that a click expired, and that an affiliate bought for themselves', async () => {
    const { ana, anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    await visitor.buy({ offerId, email: ana.email })
    expect(await standingsOf(ana.id, anasId)).toEqual(['own_purchase'])
    world.clock.advance({ days: 1 })
    const late = aVisitor(world)
    await late.follow(`/r/${anasId}`)
    world.clock.advance({ days: 61 })
    await late.follow(`/r/${anasId}`)
    expect(await standingsOf(ana.id, anasId)).toEqual(['OPEN', 'window_over', 'own_purchase'])
  })

  test('shows that the visitor bought another product of the seller, and leaves the click open', async () => {
    const { seller, ana, anasId } = await aPromotedProduct(world)
    const other = await aPromotedProduct(world, { sellerId: seller.id })
    const strangers = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    await visitor.buy({ offerId: strangers.offerId })
    expect(await clicksOf(ana.id, anasId)).toMatchObject([{ standing: 'OPEN', otherProductAt: null }])
    await visitor.buy({ offerId: other.offerId })
    expect(await clicksOf(ana.id, anasId)).toMatchObject([
      { standing: 'OPEN', sales: [], otherProductAt: world.clock.now().toISOString() },
    ])
  })
})

describe('a flood of clicks', () => {
  test('from one network is counted, listed up to a limit, and hides no other clicks', async () => {
    const { ana, anasId } = await aPromotedProduct(world)
    const { perMinute } = listedClicks
    for (let each = 0; each < perMinute + 15; each += 1) await followFrom('203.0.113.9', anasId)
    expect(await clicksOf(ana.id, anasId)).toHaveLength(perMinute)
    await followFrom('198.51.100.7', anasId)
    expect(await clicksOf(ana.id, anasId)).toHaveLength(perMinute + 1)
    expect(await asSeller(ana.id)(sumOwnClicks, { affiliationId: anasId })).toEqual({
      counted: perMinute + 16,
      listed: perMinute + 1,
      unlisted: 15,
    })
  })

  test('from many networks is listed up to the daily limit, and is listed again on the next day', async () => {
    const { ana, anasId } = await aPromotedProduct(world)
    await followFrom('198.51.100.1', anasId)
    await world.owner`update affiliate_click_days set followed = ${listedClicks.perDay}, listable = ${listedClicks.perDay}
      where affiliation_id = ${anasId}`
    await followFrom('198.51.100.2', anasId)
    expect(await clicksOf(ana.id, anasId)).toHaveLength(1)
    world.clock.advance({ days: 1 })
    await followFrom('198.51.100.2', anasId)
    expect(await clicksOf(ana.id, anasId)).toHaveLength(2)
  })

  test('costs no commission: a click that was only counted earns, and is then listed', async () => {
    const { ana, anasId, offerId } = await aPromotedProduct(world)
    for (let each = 0; each < listedClicks.perMinute; each += 1) await followFrom('127.0.0.1', anasId)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    expect(await clicksOf(ana.id, anasId)).toHaveLength(listedClicks.perMinute)
    const sale = await visitor.buy({ offerId })
    expect(sale.affiliateId).toBe(ana.id)
    const earned = (await clicksOf(ana.id, anasId)).filter(({ standing }) => standing === 'EARNED')
    expect(earned).toMatchObject([{ sales: [{ code: sale.code }] }])
  })
})

describe('access to the ledger of clicks', () => {
  test('pages continue by a cursor without a gap or a duplicate row', async () => {
    const { ana, anasId } = await aPromotedProduct(world)
    for (let each = 0; each < 5; each += 1) await followFrom(`198.51.100.${each}`, anasId)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await asSeller(ana.id)(listOwnClicks, { affiliationId: anasId, limit: 2, cursor })
      seen.push(...page.rows.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  test('is limited to the affiliate and the owner of the product', async () => {
    const { ana, bia, seller, anasId } = await aPromotedProduct(world)
    const input = { affiliationId: anasId, limit: 25 }
    for (const [userId, read] of [
      [bia.id, listOwnClicks],
      [seller.id, listOwnClicks],
      [ana.id, listClicksOfAffiliate],
      [bia.id, listClicksOfAffiliate],
    ] as const)
      await expect(asSeller(userId)(read, input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(asSeller(bia.id)(sumOwnClicks, input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(asSeller(ana.id)(sumClicksOfAffiliate, input)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is refused to other platforms, where a link with the same id leads nowhere', async () => {
    const { ana, anasId } = await aPromotedProduct(world)
    const { platformId } = await inScope(world.app, randomUUID(), (scope) =>
      aPlatform(scope, {
        name: 'Vizinha',
        hosts: [`${randomUUID()}.localhost`],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    expect(await followFrom('198.51.100.1', anasId, platformId)).toBeNull()
    await expect(
      callAs({ app: world.app, platformId }, { userId: ana.id, role: 'SELLER' })(listOwnClicks, {
        affiliationId: anasId,
        limit: 25,
      }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is append-only: the application may not change its rows', async () => {
    const { anasId } = await aPromotedProduct(world)
    await followFrom('198.51.100.1', anasId)
    for (const table of [affiliateClicks, affiliateClickEvents])
      await expect(
        inScope(world.app, world.platformId, ({ tx, platformId }) =>
          tx.update(table).set({ affiliationId: anasId }).where(eq(table.platformId, platformId)),
        ),
      ).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
