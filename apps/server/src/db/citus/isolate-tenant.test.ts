import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { differencesOf, sumTenant, tenantTables } from '#cli/tenant/compare-tenant.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'

const nodeUrls = inject('nodeUrls')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

const isolate = (...words: string[]) =>
  runCommandLine(['tenant', 'isolate', ...words], {
    ...realWorld,
    environment: { DATABASE_URL: database.ownerUrl, BALCAO_DEMO: 'true' },
  })

test.skipIf(nodeUrls)('a plain PostgreSQL is refused in one line', async () => {
  expect(await isolate(randomUUID(), '--to', '192.0.2.1:5432')).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The tables of this database are not distributed: there are no shards.\n',
  })
})

describe.runIf(nodeUrls)('a platform on Citus', () => {
  let world: TestApp
  let offerId: string
  let neighbour: { platformId: string }

  beforeAll(async () => {
    world = await createTestApp({ database: { ...database, drop: async () => {} } })
    offerId = await inScope(world.app, world.platformId, async (scope) => {
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id })
      return (await anOffer(scope, { productId: product.id })).id
    })
    neighbour = await inScope(world.app, await idInShardOf(world), (scope) =>
      aPlatform(scope, {
        hosts: ['vizinha.localhost'],
        acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
        register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
      }),
    )
    await inScope(world.app, neighbour.platformId, (scope) => aPerson(scope))
  })
  afterAll(() => world?.stop())

  const buy = async (email: string) => {
    const { status } = await aPurchase(world.app, world.platformId, { offerId, email, method: 'PIX' })
    expect(status).toBe('PENDING')
  }

  test('sells while it gets shards of its own; walls, rights, triggers and keys are as before, and its neighbour keeps every row and its worker', async () => {
    const shared = await readShards(world)
    expect(shared.size).toBeGreaterThan(150)

    const [former = ''] = await workersOf(world)
    const other = anotherWorker(former)
    const tables = await tenantTables(world.owner)
    const neighbours = await sumTenant(world.owner, neighbour.platformId, tables)
    expect(await shardOf(world, neighbour)).toBe(await shardOf(world, world))
    let isIsolated = false
    const isolated = isolate(world.platformId, '--to', other).finally(() => {
      isIsolated = true
    })
    let sold = 0
    while (!isIsolated) {
      sold += 1
      await buy(`buyer-${sold}@compradora.example`)
    }
    expect(await isolated).toEqual({
      exitCode: 0,
      stderr: '',
      stdout: `The platform has shards of its own now, and they are on ${other}.\n`,
    })

    expect(await workersOf(world)).toEqual([other])
    expect(await workersOf({ ...world, ...neighbour })).toEqual([former])
    expect(await readShards({ ...world, ...neighbour })).toEqual(shared)
    expect(differencesOf(neighbours, await sumTenant(world.owner, neighbour.platformId, tables))).toEqual([])
    const parts = await world.owner<{ worker: string }[]>`
      select nodename || ':' || nodeport as worker from pg_dist_shard
      join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
      where logicalrelid = 'users'::regclass order by shardminvalue::int`
    expect(parts.map(({ worker }) => worker).filter((worker) => worker === other)).toHaveLength(2)
    expect(parts).toHaveLength(4)
    expect(await readShards(world)).toEqual(shared)
    await world.drainJobs()
    const [orders] = await world.owner`
      select count(*)::int as count from orders where platform_id = ${world.platformId}`
    expect(orders?.count).toBe(sold)
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('moves to another worker with every row, and sells there', async () => {
    const { owner, platformId } = world
    const tables = await tenantTables(owner)
    const rows = await sumTenant(owner, platformId, tables)
    const shards = await readShards(world)
    const [former = ''] = await workersOf(world)
    const other = anotherWorker(former)
    expect(await isolate(platformId, '--to', other)).toEqual({
      exitCode: 0,
      stderr: '',
      stdout: `The platform had shards of its own already, and they are on ${other}.\n`,
    })
    expect(await workersOf(world)).toEqual([other])
    expect(differencesOf(rows, await sumTenant(owner, platformId, tables))).toEqual([])
    expect(await readShards(world)).toEqual(shards)
    await buy('later@compradora.example')
    await world.drainJobs()
    expect(await brokenInvariants(world)).toEqual([])
  })

  test('an unknown worker and an unknown platform are refused in one line', async () => {
    expect(await isolate(world.platformId, '--to', '192.0.2.1:5432')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^There is no worker 192\.0\.2\.1:5432, only .+:\d+, .+:\d+\.\n$/),
    })
    const [worker = ''] = await workersOf(world)
    expect(await isolate(randomUUID(), '--to', worker)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/^There is no platform .+\.\n$/),
    })
  })
})

async function shardOf({ owner }: TestApp, { platformId }: { platformId: string }): Promise<string> {
  const [shard] = await owner<{ id: string }[]>`
    select get_shard_id_for_distribution_column('users', ${platformId}::uuid) as id`
  return shard?.id ?? ''
}

async function idInShardOf(world: TestApp): Promise<string> {
  const wanted = await shardOf(world, world)
  for (;;) {
    const platformId = randomUUID()
    if ((await shardOf(world, { platformId })) === wanted) return platformId
  }
}

type Place = { name: string; shard: string; worker: string }

/** The shards of a platform, one for each distributed table. */
function placesOf({ owner, platformId }: TestApp): Promise<Place[]> {
  return owner<Place[]>`
    select d.logicalrelid::text as name, s.shardid as shard, n.nodename || ':' || n.nodeport as worker
    from pg_dist_partition d
    join pg_dist_shard s on s.shardid = get_shard_id_for_distribution_column(d.logicalrelid, ${platformId}::uuid)
    join pg_dist_placement p on p.shardid = s.shardid
    join pg_dist_node n on n.groupid = p.groupid
    where d.partmethod = 'h'`
}

async function workersOf(world: TestApp): Promise<string[]> {
  return [...new Set((await placesOf(world)).map(({ worker }) => worker))]
}

function anotherWorker(worker: string): string {
  const hosts = (nodeUrls ?? []).slice(1).map((url) => new URL(url).host)
  return hosts.find((host) => host !== worker) ?? ''
}

/** What its worker knows of each shard of a platform besides its rows, without the number of the shard. */
async function readShards(world: TestApp): Promise<Map<string, unknown>> {
  const places = await placesOf(world)
  const url = (nodeUrls ?? []).find((url) => new URL(url).host === places[0]?.worker) ?? ''
  const worker = postgres(
    Object.assign(new URL(url), { pathname: new URL(database.ownerUrl).pathname }).href,
    {
      max: 1,
      onnotice: () => {},
      connection: { 'citus.override_table_visibility': 'off' },
    },
  )
  try {
    const shards = await worker<{ shard: string; definition: unknown }[]>`
      select substring(relname from '[0-9]+$') as shard, jsonb_build_object(
        'wall', array[relrowsecurity, relforcerowsecurity],
        'rights', (select array_agg(item::text order by item::text) from unnest(relacl) item),
        'columns', (select array_agg(attname || ' ' || atttypid::regtype || ' ' || attnotnull || ' ' || coalesce((
            select string_agg(item::text, ',' order by item::text) from unnest(attacl) item), '') order by attnum)
          from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped),
        'policies', (select array_agg(to_jsonb(p) - 'tablename' order by policyname) from pg_policies p
          where (schemaname, tablename) = (relnamespace::regnamespace::text, relname)),
        'triggers', (select array_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where tgrelid = c.oid and not tgisinternal),
        'keys', (select array_agg(conname || ' ' || pg_get_constraintdef(oid) order by conname) from pg_constraint where conrelid = c.oid),
        'indexes', (select array_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text) from pg_index where indrelid = c.oid)
      ) as definition
      from pg_class c where substring(relname from '[0-9]+$') = any(${places.map(({ shard }) => shard)}) and relkind in ('r', 'p')`
    const nameOf = new Map(places.map(({ name, shard }) => [shard, name]))
    return new Map(
      shards.map(({ shard, definition }) => [
        nameOf.get(shard) ?? '',
        JSON.parse(JSON.stringify(definition).replaceAll(/_\d{6,}\b/g, '')),
      ]),
    )
  } finally {
    await worker.end()
  }
}
