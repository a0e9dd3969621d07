import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/postgres-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#db/transaction.ts'
import { aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getSale } from './get-sale.ts'
import { listSales } from './list-sales.ts'
import {
  asAffiliate,
  asCoProducer,
  asEarningManager,
  asManager,
  asPlatform,
  asSeller,
  type SaleViewer,
} from './sale-viewer.ts'
import { sumSales } from './sum-sales.ts'

const affiliateCents = 5_481
const coProducerCents = 2_000
const producerCents = 18_271 - affiliateCents - coProducerCents

let world: TestApp
let people: Awaited<ReturnType<typeof sellingPeople>>
let neighbourId: string
/**
 * `shared`: affiliate Ana and co-producer Caio. `plain`: no partners. `ottos`: another seller's.
 * `neighbours`: another platform's.
 */
let sales: { shared: string; plain: string; ottos: string; neighbours: string }

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId, sandbox, owner } = world
  const acquirer = sandbox.acquirer('HAWKPAY')
  const neighbour = await inScope(app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => acquirer.addAccount(account),
    }),
  )
  neighbourId = neighbour.platformId
  people = await sellingPeople(platformId)
  const others = await sellingPeople(neighbourId)
  const buy = async (on: string, offerId: string, affiliateId?: string) => {
    const { paymentId } = await aPurchase(app, on, {
      offerId,
      method: 'CREDIT_CARD',
      ...(affiliateId && { affiliateId }),
    })
    world.clock.advance({ minutes: 1 })
    return paymentId
  }
  sales = {
    shared: await buy(platformId, people.offerId, people.ana),
    plain: await buy(platformId, people.offerId),
    ottos: await buy(platformId, people.ottosOfferId),
    neighbours: await buy(neighbourId, others.offerId, others.ana),
  }
  await owner`update order_shares set amount_cents = amount_cents - ${coProducerCents}
    where role = 'PRODUCER' and order_id = (select order_id from payments where id = ${sales.shared})`
  await owner`insert into order_shares (platform_id, order_id, user_id, role, amount_cents)
    select platform_id, order_id, ${people.caio}, 'CO_PRODUCER', ${coProducerCents} from payments where id = ${sales.shared}`
  // A neighbour platform's sale with the same people, as if ids could repeat: only the platform distinguishes
  // them.
  for (const [userId, role] of [
    [people.ana, 'AFFILIATE'],
    [people.caio, 'CO_PRODUCER'],
  ] as const)
    await owner`insert into order_shares (platform_id, order_id, user_id, role, amount_cents)
      select platform_id, order_id, ${userId}, ${role}, 1 from payments where id = ${sales.neighbours}`
})
afterAll(() => world.stop())

function sellingPeople(platformId: string) {
  return inScope(world.app, platformId, async (scope) => {
    const [marina, otto, ana, caio, gil] = await Promise.all(
      ['12ABC34501DE35', '11444777000161', '39053344705', '11144477735', '28625587887'].map(
        async (document) => (await aPerson(scope, { document })).id,
      ),
    )
    if (!marina || !otto || !ana || !caio || !gil) throw new Error('Somebody is missing')
    const bread = await aProduct(scope, { sellerId: marina, name: 'Curso de pão' })
    const cups = await aProduct(scope, { sellerId: otto, name: 'Xícaras' })
    await aManagement(scope, { sellerId: marina, managerId: gil })
    await anAffiliation(scope, { productId: bread.id, affiliateId: ana, basisPoints: 3_000 })
    return {
      marina,
      otto,
      ana,
      caio,
      gil,
      offerId: (await anOffer(scope, { productId: bread.id })).id,
      ottosOfferId: (await anOffer(scope, { productId: cups.id })).id,
    }
  })
}

const viewers: Record<
  string,
  { viewer: (caller: Caller) => SaleViewer; who: () => string; sees: () => string[]; shareCents: number[] }
> = {
  seller: {
    viewer: asSeller,
    who: () => people.marina,
    sees: () => [sales.plain, sales.shared],
    shareCents: [18_271, producerCents],
  },
  affiliate: {
    viewer: asAffiliate,
    who: () => people.ana,
    sees: () => [sales.shared],
    shareCents: [affiliateCents],
  },
  'co-producer': {
    viewer: asCoProducer,
    who: () => people.caio,
    sees: () => [sales.shared],
    shareCents: [coProducerCents],
  },
  manager: {
    viewer: asManager,
    who: () => people.gil,
    sees: () => [sales.plain, sales.shared],
    shareCents: [18_271, producerCents],
  },
  'manager who earns': {
    viewer: asEarningManager,
    who: () => people.gil,
    sees: () => [sales.plain, sales.shared],
    shareCents: [143, 143],
  },
  platform: {
    viewer: asPlatform,
    who: () => people.gil,
    sees: () => [sales.ottos, sales.plain, sales.shared],
    shareCents: [1_429, 1_429, 1_429],
  },
}
const namesOfViewers = Object.keys(viewers)
const maySeeBuyers = ['seller', 'platform']

async function look<T>(
  name: string,
  read: (viewer: SaleViewer) => Promise<T>,
  platformId = world.platformId,
) {
  const viewer = viewers[name]
  if (!viewer) throw new Error(`No viewer ${name}`)
  return inScope(world.app, platformId, (scope) => read(viewer.viewer(aCaller(scope, viewer.who()))))
}

describe.each(namesOfViewers)('the viewer of a %s', (name) => {
  test('sees their sales and their share of the money, in the list, the sum and the sale itself', async () => {
    const { rows } = await look(name, (viewer) => listSales(viewer, { limit: 25 }))
    expect(rows.map(({ paymentId }) => paymentId)).toEqual(viewers[name]?.sees())
    const parts = viewers[name]?.shareCents ?? []
    expect(rows.map(({ shareCents }) => shareCents)).toEqual(parts)
    expect(await look(name, (viewer) => sumSales(viewer, {}))).toMatchObject({
      count: rows.length,
      money: [{ approvedShareCents: parts.reduce((sum, cents) => sum + cents, 0) }],
    })
    const sale = await look(name, (viewer) => getSale(viewer, sales.shared))
    expect(sale.money.shareCents).toBe(parts.at(-1))
  })

  test('sees nothing of another platform, even without row-level security', async () => {
    const { rows } = await look(name, (viewer) => listSales(viewer, { limit: 25 }))
    const { owner, app, platformId, clock } = world
    const behindTheWall = drizzle(owner, { casing: 'snake_case' }) as unknown as Transaction
    const scope = { app, platformId, now: clock.now(), tx: behindTheWall }
    const viewer = viewers[name]
    const all = viewer && (await listSales(viewer.viewer(aCaller(scope, viewer.who())), { limit: 25 }))
    expect(all?.rows).toEqual(rows)
    await expect(look(name, (viewer) => getSale(viewer, sales.neighbours))).rejects.toMatchObject({
      code: 'payment_not_found',
    })
  })

  test('sees buyers only if the sale or the platform is theirs, and cannot search by buyer otherwise', async () => {
    const isShown = maySeeBuyers.includes(name)
    const sale = await look(name, (viewer) => getSale(viewer, sales.shared))
    const { rows } = await look(name, (viewer) => listSales(viewer, { limit: 25 }))
    expect(JSON.stringify([sale, rows]).includes('carolina@compradora.example')).toBe(isShown)
    expect(JSON.stringify([sale, rows]).includes('Carolina')).toBe(isShown)
    expect([sale.buyer, sale.tracking, sale.money.feeCents].every((part) => part !== null)).toBe(isShown)
    const found = (search: string) => look(name, (viewer) => listSales(viewer, { limit: 25, search }))
    expect((await found('carolina')).rows).toHaveLength(isShown ? rows.length : 0)
    expect((await found(sale.orderCode)).rows).toHaveLength(1)
  })
})

test('a sale of another person cannot be opened by any viewer', async () => {
  for (const name of ['seller', 'affiliate', 'co-producer', 'manager', 'manager who earns'])
    await expect(
      look(name, (viewer) => getSale(viewer, sales.ottos)),
      name,
    ).rejects.toMatchObject({
      code: 'payment_not_found',
    })
})

test('a partner sees the release days of their own share', async () => {
  const sale = await look('affiliate', (viewer) => getSale(viewer, sales.shared))
  expect(sale.money.lots).toMatchObject([{ amountCents: affiliateCents, state: 'PENDING' }])
  expect((await look('manager', (viewer) => getSale(viewer, sales.shared))).money.lots).toEqual([])
})

test('a viewer for a role that the person does not have in a sale shows no sales', async () => {
  const crossed = [
    [asSeller, 'ana'],
    [asSeller, 'gil'],
    [asAffiliate, 'marina'],
    [asAffiliate, 'caio'],
    [asCoProducer, 'ana'],
    [asManager, 'marina'],
    [asManager, 'otto'],
    [asEarningManager, 'marina'],
  ] as const
  for (const [viewer, who] of crossed) {
    const { rows } = await inScope(world.app, world.platformId, (scope) =>
      listSales<'WHOLE' | 'OWN_PART'>(viewer(aCaller(scope, people[who])), { limit: 25 }),
    )
    expect(rows, `${viewer.name} ${who}`).toEqual([])
  }
})

test('a manager sees sales from the time when the seller was in their care, and none after', async () => {
  await world.owner`
    update manager_contracts c set state = 'ENDED', ends_at = p.created_at from payments p
    where (p.platform_id, p.seller_id) = (c.platform_id, c.seller_id) and p.id = ${sales.plain}`
  const { rows } = await look('manager', (viewer) => listSales(viewer, { limit: 25 }))
  expect(rows.map(({ paymentId }) => paymentId)).toEqual([sales.shared])
})

test.each(['createdAt', 'amount'] as const)(
  'sales of two sellers, one of them twice in the care of a manager, are paged by %s without a gap or a repeat',
  async (by) => {
    const { app, platformId, clock } = world
    const { manager, offers } = await inScope(app, platformId, async (scope) => {
      const manager = await aPerson(scope, { roles: ['MANAGER'] })
      const offers = []
      for (const priceCents of [9_000, 5_000]) {
        const seller = await aPerson(scope)
        const { id: productId } = await aProduct(scope, { sellerId: seller.id })
        offers.push(await anOffer(scope, { productId, priceCents }))
        await aManagement(scope, { sellerId: seller.id, managerId: manager.id })
        if (offers.length === 1) await aManagement(scope, { sellerId: seller.id, managerId: manager.id })
      }
      return { manager, offers }
    })
    clock.advance({ minutes: 1 })
    const bought: string[] = []
    for (const offer of [...offers, ...offers, ...offers]) {
      bought.push((await aPurchase(app, platformId, { offerId: offer.id })).paymentId)
      clock.advance({ minutes: 1 })
    }
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await inScope(app, platformId, (scope) =>
        listSales(asManager(aCaller(scope, manager.id)), {
          limit: 2,
          sort: { by, direction: 'desc' },
          cursor,
        }),
      )
      paged.push(...page.rows.map(({ paymentId }) => paymentId))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(paged).toHaveLength(bought.length)
    expect(new Set(paged)).toEqual(new Set(bought))
    if (by === 'createdAt') expect(paged).toEqual(bought.toReversed())
  },
)
