import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownDevices } from '#db/schema/accounts.ts'
import { affiliations } from '#db/schema/partners.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { inScope, type Scope } from '#scope.ts'
import { aPromotedProduct, aVisitor, decisionOf } from '#test/a-promoted-product.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { listAffiliations } from './list-affiliations.ts'
import { readReferral } from './referral.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

describe('an affiliate’s link', () => {
  test('leads to the product and earns when the buyer comes back to buy', async () => {
    const { ana, anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    expect(await visitor.follow(`/r/${anasId}`)).toEqual({
      status: 302,
      location: `/checkout/${offerId}`,
      isRemembered: true,
    })
    world.clock.advance({ days: 59 })
    const sale = await visitor.buy({ offerId })
    expect(sale.affiliateId).toBe(ana.id)
    expect(sale.commission).toMatchObject({ userId: ana.id, amountCents: 7_308 })
    expect(sale.commission?.contractIds).toHaveLength(1)
    const { rows } = await callAs(world, { userId: ana.id, role: 'SELLER' })(listAffiliations, {
      tab: 'ACTIVE',
      limit: 25,
    })
    expect(rows).toMatchObject([{ clicks: 1, basisPoints: 4_000, windowDays: 60 }])
  })

  test('tells the page the source of the click, and no other parameter of the address', async () => {
    const { anasId, offerId } = await aPromotedProduct(world)
    const { location } = await aVisitor(world).follow(
      `/r/${anasId}?utm_source=instagram&email=a@b.c&next=//evil`,
    )
    expect(location).toBe(`/checkout/${offerId}?utm_source=instagram`)
  })

  test('earns nothing after its attribution window', async () => {
    const { anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}?offer=${offerId}`)
    world.clock.advance({ days: 61 })
    const sale = await visitor.buy({ offerId })
    expect([sale.affiliateId, sale.commission]).toEqual([null, undefined])
    expect(sale.attribution?.candidates.map(({ lostBecause }) => lostBecause)).toEqual([
      'window_over',
      'window_over',
    ])
  })

  test.each([
    ['LAST_CLICK', undefined],
    ['FIRST_CLICK', 'FIRST_CLICK'],
  ] as const)('is ranked by the rule of the program: %s', async (rule, attribution) => {
    const { ana, bia, anasId, biasId, offerId } = await aPromotedProduct(
      world,
      attribution && { attribution },
    )
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    world.clock.advance({ days: 1 })
    await visitor.follow(`/r/${biasId}`)
    const sale = await visitor.buy({ offerId })
    const [winner, loser] = rule === 'LAST_CLICK' ? [bia, ana] : [ana, bia]
    expect(sale.affiliateId).toBe(winner.id)
    expect(sale.attribution).toMatchObject({
      rule,
      candidates: [
        { affiliateId: winner.id, lostBecause: null },
        { affiliateId: loser.id, lostBecause: 'another_came_first' },
      ],
    })
  })

  test('loses to the affiliate named in the address of the checkout', async () => {
    const { ana, bia, biasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${biasId}`)
    expect((await visitor.buy({ offerId, affiliateId: ana.id })).affiliateId).toBe(ana.id)
    expect((await visitor.buy({ offerId, affiliateId: randomUUID() })).affiliateId).toBe(bia.id)
  })

  test('counts no click from an image, a frame, a prefetch or the affiliate’s own session', async () => {
    const { anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
    ])
      expect((await visitor.follow(`/r/${anasId}`, headers)).isRemembered).toBe(false)
    expect((await visitor.buy({ offerId })).attribution).toBeNull()
  })

  test('earns nothing if the link or its cookie was altered or belongs to another platform', async () => {
    const { anasId, offerId } = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    expect((await visitor.follow(`/r/${randomUUID()}`)).status).toBe(404)
    expect((await visitor.follow('/r/nobody')).status).toBe(404)
    await visitor.follow(`/r/${anasId}`)
    const neighbourId = await aNeighbour()
    visitor.tamper((cookie) => {
      const elsewhere = readReferral(world.app, {
        platformId: neighbourId,
        cookieHeader: cookie,
        userId: null,
      })
      expect(elsewhere.clicks).toEqual({})
      return `${cookie.slice(0, -4)}AAAA`
    })
    expect((await visitor.buy({ offerId })).attribution).toBeNull()
  })
})

async function aNeighbour(): Promise<string> {
  const { platformId } = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: [`${randomUUID()}.localhost`],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  return platformId
}

describe('a commission', () => {
  type Wishes = (person: DemoPerson) => Partial<PurchaseWishes>
  const mailboxOf: Wishes = ({ email }) => ({ email })

  test.each([
    ['e-mail', mailboxOf],
    ['e-mail and a note behind a plus', (person) => ({ email: person.email.replace('@', '+compra@') })],
    ['document', () => ({ cpf: '390.533.447-05' })],
  ] as [string, Wishes][])(
    'is not paid to an affiliate who buys with their own %s',
    async (_signal, wishes) => {
      const { ana, anasId, offerId } = await aPromotedProduct(world)
      const visitor = aVisitor(world)
      await visitor.follow(`/r/${anasId}`)
      for (const affiliateId of [ana.id, undefined]) {
        const sale = await visitor.buy({ offerId, ...wishes(ana), ...(affiliateId && { affiliateId }) })
        expect([sale.affiliateId, sale.commission]).toEqual([null, undefined])
        expect(sale.attribution?.candidates[0]?.lostBecause).toBe('own_purchase')
      }
    },
  )

  test.each([
    ['mailbox', { kind: 'PIX', pixKeyType: 'EMAIL', pixKey: 'ana.outra@exemplo.com' }],
    ['phone', { kind: 'PIX', pixKeyType: 'PHONE', pixKey: '+5541988887777' }],
  ] as const)(
    'is not paid to an affiliate whose Pix key is the %s that the buyer typed',
    async (_which, key) => {
      const { ana, anasId, offerId } = await aPromotedProduct(world)
      await callAs(world, { userId: ana.id, role: 'SELLER' })(addBankAccount, key)
      const visitor = aVisitor(world)
      await visitor.follow(`/r/${anasId}`)
      const own = { email: 'ana.outra@exemplo.com', phone: '(41) 98888-7777' }
      const sale = await visitor.buy({ offerId, ...own })
      expect([sale.affiliateId, sale.attribution?.candidates[0]?.lostBecause]).toEqual([null, 'own_purchase'])
      expect((await visitor.buy({ offerId })).affiliateId).toBe(ana.id)
    },
  )

  test('is not paid to an affiliate who buys in the browser of their own session', async () => {
    const { ana, anasId, offerId } = await aPromotedProduct(world)
    await within(({ tx, platformId, now }) =>
      tx
        .insert(knownDevices)
        .values({ platformId, userId: ana.id, tokenHash: hashToken('anas-laptop'), lastUsedAt: now }),
    )
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${anasId}`)
    const sale = await visitor.buy({ offerId }, 'balcao-device=somebodys.anas-laptop')
    expect([sale.affiliateId, sale.attribution?.candidates[0]?.lostBecause]).toEqual([null, 'own_purchase'])
    expect((await visitor.buy({ offerId }, 'balcao-device=somebodys')).affiliateId).toBe(ana.id)
    const signedIn = await visitor.buy({ offerId }, '', ana.id)
    expect([signedIn.affiliateId, signedIn.attribution?.candidates[0]?.lostBecause]).toEqual([
      null,
      'own_purchase',
    ])
    expect((await visitor.buy({ offerId }, '', randomUUID())).affiliateId).toBe(ana.id)
  })

  test.each(['REQUESTED', 'PAUSED', 'REFUSED', 'BLOCKED', 'ENDED'] as const)(
    'is not paid while the affiliation is %s, but the sale is made',
    async (status) => {
      const { ana, anasId, offerId } = await aPromotedProduct(world)
      const visitor = aVisitor(world)
      await visitor.follow(`/r/${anasId}`)
      await within(({ tx }) => tx.update(affiliations).set({ status }).where(eq(affiliations.id, anasId)))
      for (const affiliateId of [ana.id, undefined]) {
        const sale = await visitor.buy({ offerId, ...(affiliateId && { affiliateId }) })
        expect([sale.affiliateId, sale.attribution?.candidates[0]?.lostBecause]).toEqual([null, 'not_active'])
      }
    },
  )

  test('is not paid to the affiliate of another product, or to a person of another platform', async () => {
    const { offerId } = await aPromotedProduct(world)
    const elsewhere = await aPromotedProduct(world)
    const visitor = aVisitor(world)
    await visitor.follow(`/r/${elsewhere.anasId}`)
    expect((await visitor.buy({ offerId, affiliateId: elsewhere.ana.id })).affiliateId).toBeNull()
    const stranger = await inScope(world.app, await aNeighbour(), (scope) => aPerson(scope))
    expect((await visitor.buy({ offerId, affiliateId: stranger.id })).affiliateId).toBeNull()
  })
})

test('a sale without an affiliate sends no query about affiliates', async () => {
  const { offerId } = await aPromotedProduct(world)
  const statements = await world.statementsOf(() => aVisitor(world).buy({ offerId }))
  expect(statements.filter((text) => /affiliat(ions|e_terms|e_programs)/.test(text))).toEqual([])
})

describe('a click that leads to a site with the checkout in a frame', () => {
  const site = 'https://www.vitrine.example'

  async function anEmbeddedProduct(allowedSites: string[]) {
    const shop = await aPromotedProduct(world)
    await world.owner`update products set sales_page_url = ${`${site}/curso?x=1`} where id = ${shop.product.id}`
    await world.owner`update offers set allowed_sites = ${allowedSites} where id = ${shop.offerId}`
    const { location } = await aVisitor(world).follow(`/r/${shop.anasId}?utm_source=ig`)
    const url = new URL(location ?? '')
    return { ...shop, url, siteClick: url.searchParams.get('balcao-click') ?? undefined }
  }

  const buyFramed = async (offerId: string, siteClick: string | undefined, platformId = world.platformId) => {
    const referral = readReferral(world.app, { platformId, cookieHeader: '', siteClick, userId: null })
    const { paymentId } = await aPurchase(
      world.app,
      world.platformId,
      { offerId },
      { ip: '127.0.0.1', referral },
    )
    return decisionOf(world, paymentId)
  }

  test('is passed on in the address, signed, and earns the commission there without a cookie', async () => {
    const { ana, offerId, url, siteClick } = await anEmbeddedProduct([site])
    expect([...url.searchParams.keys()].toSorted()).toEqual(['balcao-click', 'utm_source', 'x'])
    expect(await buyFramed(offerId, siteClick)).toMatchObject({ affiliateId: ana.id })
  })

  test('is valid no longer than its window, for no other product, and not after a change', async () => {
    const { offerId, siteClick = '' } = await anEmbeddedProduct([site])
    const other = await anEmbeddedProduct([site])
    expect(await buyFramed(other.offerId, siteClick)).toMatchObject({ affiliateId: null })
    expect(await buyFramed(offerId, `x${siteClick}`)).toMatchObject({ affiliateId: null })
    expect(await buyFramed(offerId, siteClick, crypto.randomUUID())).toMatchObject({ affiliateId: null })
    world.clock.advance({ days: 400 })
    expect(await buyFramed(offerId, siteClick)).toMatchObject({ affiliateId: null })
  })

  test('is left out of the address of a site that may not show the checkout', async () => {
    const { url } = await anEmbeddedProduct(['https://outra.example'])
    expect([...url.searchParams.keys()]).toEqual(['x', 'utm_source'])
  })
})
