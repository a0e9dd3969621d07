import { periodsOf } from '@balcao/domain/options/date-ranges'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askWhetherDistributed } from '#db/citus/is-distributed.ts'
import { openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { asPerson, type Somebody } from '#demo/as-person.ts'
import {
  asEarningManager,
  asEverySeller,
  asManager,
  asPlatform,
  asSeller,
  type SaleViewer,
} from '#modules/payments/views/sale-viewer.ts'
import { salesByDay } from '#modules/reports/figures-by-day.ts'
import { listSellersInCare } from '#modules/reports/managers/list-sellers-in-care.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { figureSums } from './sale-events.ts'

/** Sales of the same seller, paid long before the period. */
const formerSales = 5_000
const rowsAllowed = 200

let world: TestApp
let stall: Stall
let isDistributed = false

beforeAll(async () => {
  world = await createTestApp()
  isDistributed = await askWhetherDistributed(world.ownerUrl)
  stall = await aStall(world, { partners: ['manager'] })
  const paymentId = await stall.sell()
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_234 })
  const { owner } = world
  const before = new Date(world.clock.now().getTime() - 200 * 86_400_000).toISOString()
  // One table to a statement, with keys by number, since Citus takes no copy of several tables by one statement.
  const [sale] = await owner<{ orderId: string }[]>`
    select order_id as "orderId" from payments where id = ${paymentId}`
  const orderId = sale?.orderId ?? ''
  const copies = owner`generate_series(1, ${formerSales}::int) n`
  const ofOrder = owner`'order_id', md5('order' || n)::uuid`
  const ofPayment = owner`'payment_id', md5('payment' || n)::uuid`
  await owner`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', md5('order' || n)::uuid, 'code', 'C' || n, 'created_at', ${before}::text))).*
    from orders o, ${copies} where o.id = ${orderId}`
  await owner`insert into order_shares select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), ${ofOrder}))).*
    from order_shares s, ${copies} where s.order_id = ${orderId}`
  await owner`insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', md5('payment' || n)::uuid, ${ofOrder},
      'transaction_id', 'C' || n, 'end_to_end_id', null, 'created_at', ${before}::text, 'paid_at', ${before}::text))).*
    from payments p, ${copies} where p.id = ${paymentId}`
  await owner`insert into sale_reversals select (jsonb_populate_record(r, jsonb_build_object(
      'id', gen_random_uuid(), ${ofPayment}, 'key', 'C' || n, 'created_at', ${before}::text))).*
    from sale_reversals r, ${copies} where r.payment_id = ${paymentId}`
  await owner`analyze`
})
afterAll(() => world.stop())

test('the sellers in a manager’s care have the sales of both periods by one statement, planned with its values', async () => {
  const { app, platformId } = world
  const now = new Date(app.clock.now().getTime() + 1)
  const sent: SentStatement[] = []
  const url = appUrl(world.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({
    url,
    isDistributed,
    replicaUrls: [],
    poolSize: 1,
    onStatement: (one) => sent.push(one),
  })
  const { rows } = await db
    .transaction(platformId, (tx) =>
      listSellersInCare(
        asPerson({ app, platformId, tx, now }, { userId: stall.manager.id, role: 'MANAGER' }),
        { limit: 25 },
      ),
    )
    .finally(() => db.close())
  expect(rows).toMatchObject([{ volumes: [{ currency: 'BRL', previousCents: 0 }] }])
  const told = sent.map(({ text }) =>
    text.includes('plan_cache_mode') ? 'values' : text.includes('sale_event') ? 'sales' : '',
  )
  expect(told.filter((one) => one !== '')).toEqual(['values', 'sales'])
})

/** The largest number of rows that the figures of thirty days read from one table. */
async function mostRead(who: Somebody, viewerOf: (caller: Caller) => SaleViewer): Promise<number> {
  const { app, platformId } = world
  const sent: SentStatement[] = []
  const url = appUrl(world.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({
    url,
    isDistributed,
    replicaUrls: [],
    poolSize: 1,
    onStatement: (one) => sent.push(one),
  })
  const periods = periodsOf('30', new Date(app.clock.now().getTime() + 1))
  const { days } = await db
    .transaction(platformId, (tx) =>
      salesByDay(viewerOf(asPerson({ app, platformId, tx, now: app.clock.now() }, who)), periods, figureSums),
    )
    .finally(() => db.close())
  expect(days).toMatchObject([{ salesCount: 1, refundCount: 1 }])
  let most = 0
  for (const one of sent.filter(({ text }) => text.includes('sale_event'))) {
    const nodes = await explainAsTenant(world, one, { isRun: true })
    for (const node of nodes) {
      const rows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
      if (node['Relation Name']) most = Math.max(most, rows * (node['Actual Loops'] ?? 1))
    }
  }
  return most
}

test.each([
  ['a seller', () => ({ userId: stall.seller.id, role: 'SELLER' }) as const, asSeller],
  ['the platform', () => ({ userId: stall.seller.id, role: 'ADMIN' }) as const, asPlatform],
  ['all sellers together', () => ({ userId: stall.seller.id, role: 'ADMIN' }) as const, asEverySeller],
  [
    'what a manager’s sellers sold',
    () => ({ userId: stall.manager.id, role: 'MANAGER' }) as const,
    asManager,
  ],
  ['what a manager earned', () => ({ userId: stall.manager.id, role: 'MANAGER' }) as const, asEarningManager],
])(
  'the figures of %s are read from the events of the period, however much was sold before',
  async (_, who, viewerOf) => {
    expect(await mostRead(who(), viewerOf)).toBeLessThan(rowsAllowed)
  },
)
