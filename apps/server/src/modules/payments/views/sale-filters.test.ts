import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { countSales } from './count-sales.ts'
import { listSales } from './list-sales.ts'
import { listSources } from './list-sources.ts'
import { type SaleFilters, saleFilters } from './sale-filters.ts'
import { asAffiliate, asSeller, type SaleViewer } from './sale-viewer.ts'
import { sumSales } from './sum-sales.ts'

let world: TestApp
let stall: Stall
let plain: string
let brought: string
let soldAt: Date
let paidAt: Date

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world, { partners: ['affiliate'], releaseDays: 10 })
  soldAt = world.clock.now()
  const offerId = stall.offer.id
  plain = (await aPurchase(world.app, world.platformId, { offerId, utmQuery: 'utm_source=instagram' }))
    .paymentId
  world.clock.advance({ days: 2 })
  paidAt = world.clock.now()
  await stall.tell(plain, 'APPROVED')
  world.clock.advance({ days: 1 })
  brought = await stall.sell()
})
afterAll(() => world.stop())

/** The sales of a filter, on which list, sum and counts agree. */
async function kept(
  filters: Partial<SaleFilters>,
  who = stall.seller,
  viewerOf: (caller: Caller) => SaleViewer = asSeller,
) {
  const call = callAs(world, { userId: who.id, role: 'SELLER' })
  const asked = saleFilters.parse(filters)
  const { rows } = await call((caller, _: null) => listSales(viewerOf(caller), { ...asked, limit: 10 }), null)
  const { count } = await call((caller, _: null) => sumSales(viewerOf(caller), asked), null)
  const counts = await call((caller, _: null) => countSales(viewerOf(caller), asked), null)
  expect(count).toBe(rows.length)
  expect(Object.values(counts).reduce((sum, one) => sum + one.count, 0)).toBe(rows.length)
  return rows.map(({ paymentId }) => paymentId)
}

const dayFrom = (start: Date) => ({
  from: start.toISOString(),
  to: new Date(start.getTime() + 86_400_000).toISOString(),
})

describe('a search of sales', () => {
  test('finds one by a complete identifier: document, order, mailbox, transaction or end-to-end id', async () => {
    const endToEndId = 'E18236120202611171200s0123456789'
    await world.owner`update payments set end_to_end_id = ${endToEndId} where id = ${brought}`
    const [sale] = await world.owner`
      select o.code, o.buyer_email, p.transaction_id from orders o join payments p on p.order_id = o.id where p.id = ${brought}`
    await world.owner`update orders set buyer_document = '39053344705', document_source = 'BUYER' where code = ${sale?.code}`
    for (const search of [
      '390.533.447-05',
      '39053344705',
      sale?.code.toLowerCase(),
      sale?.transaction_id,
      endToEndId,
    ])
      expect(await kept({ search }), search).toEqual([brought])
    expect(await kept({ search: sale?.buyer_email })).toContain(brought)
    expect(await kept({ search: '39053344705' }, stall.affiliate, asAffiliate)).toEqual([])
    await world.owner`update orders set document_source = 'PLACEHOLDER' where code = ${sale?.code}`
    expect(await kept({ search: '39053344705' })).toEqual([])
  })
})

describe('a filter of sales', () => {
  test('keeps those of a source, an affiliate, and with or without a bump', async () => {
    expect(await kept({ source: 'instagram' })).toEqual([plain])
    expect(await kept({ affiliateId: stall.affiliate.id })).toEqual([brought])
    expect(await kept({ bump: 'WITH' })).toEqual([])
    expect(await kept({ bump: 'WITHOUT' })).toEqual([brought, plain])
  })

  test('applies a period to the chosen date', async () => {
    expect(await kept(dayFrom(soldAt))).toEqual([plain])
    expect(await kept({ ...dayFrom(paidAt) })).toEqual([])
    expect(await kept({ dateOf: 'PAID', ...dayFrom(paidAt) })).toEqual([plain])
    const releasedAt = new Date(paidAt.getTime() + 9.5 * 86_400_000)
    expect(await kept({ dateOf: 'RELEASED', ...dayFrom(releasedAt) })).toEqual([plain])
    expect(await kept({ dateOf: 'REFUNDED', ...dayFrom(soldAt) })).toEqual([])
  })

  test('tells a partner nothing about the sources of other sales', async () => {
    const theirs = (filters: Partial<SaleFilters>) => kept(filters, stall.affiliate, asAffiliate)
    expect(await theirs({})).toEqual([brought])
    expect(await theirs({ source: 'instagram' })).toEqual([brought])
  })

  test('offers the sources that have brought sales', async () => {
    const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    expect(await call(listSources, undefined)).toEqual({
      sources: ['instagram'],
      affiliates: [{ id: stall.affiliate.id, name: stall.affiliate.name }],
      coupons: [],
    })
  })
})
