import { saleFilterStatuses } from '@balcao/domain/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askWhetherDistributed } from '#db/citus/is-distributed.ts'
import { type Database, openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { explainAsTenant, nodesOf } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { countSales } from './count-sales.ts'
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

let world: TestApp
let db: Database
let sellerId: string
let managerId: string
let sent: SentStatement[] = []

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId, owner } = world
  const offerId = await inScope(app, platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    managerId = (await aPerson(scope, { roles: ['MANAGER'] })).id
    const yearBefore = new Date(scope.now.getTime() - 365 * 24 * 60 * 60_000)
    await aManagement({ ...scope, now: yearBefore }, { sellerId, managerId })
    const product = await aProduct(scope, { sellerId })
    return (await anOffer(scope, { productId: product.id })).id
  })
  const { paymentId } = await aPurchase(app, platformId, { offerId })
  // Copies of one sale with other times and amounts, each with its order; every other one belongs to a seller
  // of its own, so that PostgreSQL expects few sales of a seller that it does not know yet.
  // One table to a statement, with keys by number, since Citus takes no copy of several tables by one statement.
  const copyId = owner`md5('order' || n)::uuid`
  const copies = owner`generate_series(1, 3000) n`
  const [sale] = await owner<{ orderId: string }[]>`
    select order_id as "orderId" from payments where id = ${paymentId}`
  const orderId = sale?.orderId ?? ''
  await owner`insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', ${copyId}, 'code', 'COPY' || n))).*
    from orders o, ${copies} where o.id = ${orderId}`
  await owner`insert into payments select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', ${copyId}, 'created_at', p.created_at - n * interval '1 minute',
      'seller_id', case when n % 2 = 0 then p.seller_id else gen_random_uuid() end,
      'amount_cents', p.amount_cents + n % 50, 'transaction_id', n::text))).*
    from payments p, ${copies} where p.id = ${paymentId}`
  // Each copy has partners of its own, unrelated to the people of this test.
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into order_shares select (jsonb_populate_record(s, jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', ${copyId}, 'user_id', gen_random_uuid(), 'role', partner.role))).*
      from order_shares s, ${copies},
        unnest(array['AFFILIATE', 'CO_PRODUCER', 'MANAGER']) partner (role)
      where s.order_id = ${orderId} and s.role = 'PRODUCER'`
  })
  await owner`analyze`
  db = openDatabase({
    url: appUrl(world.ownerUrl, testSecrets.derive('database')),
    isDistributed: await askWhetherDistributed(world.ownerUrl),
    replicaUrls: [],
    poolSize: 1,
    onStatement: (statement) => sent.push(statement),
  })
})
afterAll(async () => {
  await db.close()
  await world.stop()
})

test('the sales of each status are counted from their index, and only up to the count limit', async () => {
  sent = []
  const { app, platformId } = world
  const counts = await db.transaction(platformId, (tx) =>
    countSales(asSeller(aCaller({ app, platformId, tx, now: app.clock.now() }, sellerId)), {
      from: new Date(0).toISOString(),
    }),
  )
  expect(counts.PENDING).toEqual({ count: 1_000, isMore: true })
  const statements = sent.filter(({ text }) => text.includes('count(*)'))
  expect(statements).toHaveLength(saleFilterStatuses.length)
  for (const { text, values } of statements) {
    const nodes = await explainAsTenant(world, { text, values })
    expect(nodes.map((node) => node['Node Type'])).toContain('Limit')
    // Every sale of this test is pending, so the first thousand rows of the table are enough for that status.
    if (!values.includes('PENDING'))
      // Without a sale in the status, the platform's index serves as well as the seller's.
      expect(nodes.map((node) => node['Index Name']).join()).toMatch(/payments_(seller_)?status_list/)
  }
})

/** PostgreSQL's plan for the exact statement that the list sends. */
async function planOf(
  input: Parameters<typeof listSales>[1],
  viewerOf: (caller: Caller) => SaleViewer = asSeller,
  userId = sellerId,
) {
  sent = []
  const { app, platformId } = world
  const answer = await db.transaction(platformId, (tx) =>
    listSales(viewerOf(aCaller({ app, platformId, tx, now: app.clock.now() }, userId)), input),
  )
  const statement = sent.find(({ text }) => text.includes('from "payments"'))
  if (!statement) throw new Error('The list sent no statement')
  const nodes = await explainAsTenant(world, statement)
  // The selection of the page is below the limit; its few rows may be sorted again when they are described.
  return { ...answer, nodes: nodes.filter((node) => node['Node Type'] === 'Limit').flatMap(nodesOf) }
}

test.each([
  { by: 'createdAt', direction: 'desc', index: 'payments_seller_list' },
  { by: 'createdAt', direction: 'asc', index: 'payments_seller_list' },
  { by: 'amount', direction: 'desc', index: 'payments_seller_amount_list' },
  { by: 'amount', direction: 'asc', index: 'payments_seller_amount_list' },
] as const)(
  'sales by $by, $direction, are read from their index and never sorted',
  async ({ index, ...sort }) => {
    const first = await planOf({ sort, limit: 25 })
    const second = await planOf({ sort, limit: 25, cursor: first.nextCursor ?? undefined })
    for (const { rows, nodes } of [first, second]) {
      expect(rows).toHaveLength(25)
      expect(nodes.map((node) => node['Index Name'])).toContain(index)
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Incremental Sort')
    }
  },
)

test.each([
  { by: 'createdAt', index: 'payments_seller_list' },
  { by: 'amount', index: 'payments_seller_amount_list' },
] as const)(
  'a manager’s sales by $by are read in order from the index of each seller in their care',
  async ({ by, index }) => {
    const { rows, nodes } = await planOf({ sort: { by, direction: 'desc' }, limit: 25 }, asManager, managerId)
    expect(rows).toHaveLength(25)
    const ofOneSeller = nodes.slice(nodes.findLastIndex((node) => node['Node Type'] === 'Limit'))
    expect(ofOneSeller.map((node) => node['Index Name'])).toContain(index)
    expect(ofOneSeller.map((node) => node['Node Type'])).not.toContain('Sort')
  },
)

test.each([asAffiliate, asCoProducer, asEarningManager])(
  'a partner with a few sales finds them through their own shares, however many others there are',
  async (viewerOf) => {
    const { nodes } = await planOf({ limit: 25 }, viewerOf)
    expect(nodes.map((node) => node['Index Name'])).toContain('order_shares_partner')
  },
)

test.each([
  { by: 'createdAt', direction: 'desc', index: 'payments_list' },
  { by: 'amount', direction: 'asc', index: 'payments_amount_list' },
] as const)('the staff reads all sales by $by from their index', async ({ index, ...sort }) => {
  const { nodes } = await planOf({ sort, limit: 25 }, asPlatform)
  expect(nodes.map((node) => node['Index Name'])).toContain(index)
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

test.each<[string, (caller: Caller) => SaleViewer]>([
  ['a seller', asSeller],
  ['the platform', asPlatform],
])('the sums of %s read no order, since they need none of its data', async (_, viewerOf) => {
  sent = []
  const { app, platformId } = world
  await db.transaction(platformId, (tx) =>
    sumSales(viewerOf(aCaller({ app, platformId, tx, now: app.clock.now() }, sellerId)), {}),
  )
  const statement = sent.find(({ text }) => text.includes('from "payments"'))
  if (!statement) throw new Error('The sums sent no statement')
  const tables = (await explainAsTenant(world, statement)).map((node) => node['Relation Name'])
  expect(tables).toContain('payments')
  expect(tables).not.toContain('orders')
})

test('a page of sales of a month describes only the sales that it shows, on one of many platforms', async () => {
  const { app, platformId, owner } = world
  // PostgreSQL estimates that only one payment in a thousand belongs to a product of this platform, although
  // all of these do.
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'platform_id', gen_random_uuid()))).*
      from products p, generate_series(1, 1000) where p.platform_id = ${platformId}`
  })
  await owner`analyze products`
  sent = []
  const day = 24 * 60 * 60_000
  const from = new Date(app.clock.now().getTime() - day).toISOString()
  await db.transaction(platformId, (tx) =>
    listSales(asSeller(aCaller({ app, platformId, tx, now: app.clock.now() }, sellerId)), {
      from,
      status: 'PENDING',
      limit: 25,
    }),
  )
  const statement = sent.find(({ text }) => text.includes('from "payments"'))
  if (!statement) throw new Error('The list sent no statement')
  const nodes = await explainAsTenant(world, statement, { isRun: true })
  const reads = nodes.filter((node) => node['Relation Name'] === 'orders')
  expect(reads).toHaveLength(1)
  for (const node of reads) expect((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)).toBe(26)
})

test('a sale of any age is found by a complete identifier through indexes', async () => {
  const { app, platformId } = world
  for (const search of [
    '390.533.447-05',
    'COPY12345678',
    '0d0b6a4e-transaction-of-provider',
    'E18236120202611171200s0123456789',
  ]) {
    sent = []
    await db.transaction(platformId, (tx) =>
      listSales(asPlatform(aCaller({ app, platformId, tx, now: app.clock.now() }, sellerId)), {
        search,
        limit: 25,
      }),
    )
    const [list] = sent.filter(({ text }) => text.includes('union all'))
    const nodes = await explainAsTenant(world, { text: list?.text ?? '', values: list?.values ?? [] })
    const scanned = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'])
    expect(scanned, search).not.toContain('orders')
    expect(scanned, search).not.toContain('payments')
  }
})
