import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aPerson } from '#demo/a-person.ts'
import { findSellerOptions } from '#modules/accounts/users/find-seller-options.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { explainAsTenant, type PlanNode } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { listLastLogins } from './list-last-logins.ts'
import { listSellers } from './list-sellers.ts'

let world: TestApp
let db: Database
let sent: SentStatement[] = []

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId, owner } = world
  const { id } = await inScope(app, platformId, (scope) => aPerson(scope, { passwordHash: 'nobody' }))
  // Copies of one seller with other names and dates.
  await owner`insert into users select (jsonb_populate_record(u, jsonb_build_object(
      'id', gen_random_uuid(), 'email', n || '@vendedor.example', 'name', 'Vendedor ' || n,
      'created_at', u.created_at - n * interval '1 minute', 'seller_entered_at', u.created_at - n * interval '1 hour'))).*
    from users u, generate_series(1, 5000) n where u.id = ${id}`
  await owner`analyze`
  db = openDatabase({
    url: appUrl(world.ownerUrl, testSecrets.derive('database')),
    replicaUrls: [],
    poolSize: 1,
    onStatement: (statement) => sent.push(statement),
  })
})
afterAll(async () => {
  await db.close()
  await world.stop()
})

/** PostgreSQL's plan for the exact statement of a list that contains these words. */
async function planOf(
  list: (caller: Caller) => Promise<unknown>,
  words = 'jsonb_build_array',
): Promise<PlanNode[]> {
  sent = []
  const { app, platformId } = world
  await db.transaction(platformId, (tx) =>
    list(aCaller({ app, platformId, tx, now: app.clock.now() }, platformId, 'ADMIN')),
  )
  const page = sent.find(({ text }) => text.includes(words))
  if (!page) throw new Error(`The list sent no statement with ${words}`)
  return explainAsTenant(world, page)
}

test.each([
  ['createdAt', 'users_sellers'],
  ['name', 'users_sellers_name'],
  ['enteredAt', 'users_sellers_entered'],
] as const)('a page of sellers by %s is read from its index, without a sort', async (by, index) => {
  const nodes = await planOf((caller) => listSellers(caller, { limit: 25, sort: { by, direction: 'desc' } }))
  expect(nodes.map((node) => node['Index Name'])).toContain(index)
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

test('sellers for a selection are read from the index of names, without a sort', async () => {
  const nodes = await planOf((caller) => findSellerOptions(caller, {}), '"name" asc')
  expect(nodes.map((node) => node['Index Name'])).toContain('users_sellers_name')
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

test('sellers with a request to unblock are read from their own index, without a sort', async () => {
  const nodes = await planOf((caller) => listSellers(caller, { unblock: 'ASKED', limit: 25 }))
  expect(nodes.map((node) => node['Index Name'])).toContain('users_unblock_asked')
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

test('absent sellers are read from the index of logins, the longest absent first', async () => {
  const nodes = await planOf((caller) => listLastLogins(caller, { limit: 25 }))
  expect(nodes.map((node) => node['Index Name'])).toContain('users_sellers_entered')
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
})

test('the sales of a page of sellers are summed from payments alone, without their orders and shares', async () => {
  const nodes = await planOf((caller) => listSellers(caller, { limit: 25 }), 'sale_event')
  const tables = nodes.map((node) => node['Relation Name'])
  expect(tables).toContain('payments')
  expect(tables).not.toContain('orders')
  expect(tables).not.toContain('order_shares')
})
