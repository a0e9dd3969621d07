import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aPerson } from '#demo/a-person.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type DeliveryListInput, listDeliveries } from './list-deliveries.ts'

const busyCount = 30_000
const quietCount = 60

let world: TestApp
let db: Database
let sellerId: string
let endpoints: { busy: string; quiet: string }
let sent: SentStatement[] = []

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId, owner } = world
  endpoints = await inScope(app, platformId, async (scope) => {
    sellerId = (await aPerson(scope)).id
    const busy = await anEndpoint(scope, { sellerId })
    const quiet = await anEndpoint(scope, { sellerId })
    return { busy: busy.id, quiet: quiet.id }
  })
  // All deliveries of the quiet endpoint are older than those of the busy endpoint.
  const fill = (endpointId: string, count: number, endsMinutesAgo: number) =>
    owner`insert into outgoing_deliveries (id, platform_id, endpoint_id, seller_id, event_id, event_key, type, is_test, body, state, tries, created_at)
      select gen_random_uuid(), ${platformId}, ${endpointId}, ${sellerId}, gen_random_uuid(), n::text, 'sale.approved', false, '{}', 'DELIVERED', 1,
        ${app.clock.now()}::timestamptz - (n + ${endsMinutesAgo}::int) * interval '1 minute'
      from generate_series(1, ${count}::int) n`
  await fill(endpoints.busy, busyCount, 0)
  await fill(endpoints.quiet, quietCount, busyCount)
  await owner`analyze outgoing_deliveries`
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

/** A page, with the number of deliveries and the indexes that were read for it. */
async function read(input: Partial<DeliveryListInput>) {
  sent = []
  const { app, platformId } = world
  const page = await db.transaction(platformId, (tx) =>
    listDeliveries(aCaller({ app, platformId, tx, now: app.clock.now() }, sellerId), { limit: 25, ...input }),
  )
  const statement = sent.find(({ text }) => text.includes('from "outgoing_deliveries"'))
  if (!statement) throw new Error('The list sent no statement')
  const scans = (await explainAsTenant(world, statement, { isRun: true })).filter(
    (node) => node['Relation Name'] === 'outgoing_deliveries',
  )
  const rowsRead = scans.reduce(
    (sum, node) =>
      sum +
      ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
    0,
  )
  return { ...page, rowsRead, indexes: scans.map((node) => node['Index Name']) }
}

test.each(['busy', 'quiet'] as const)(
  'the first two pages of a %s endpoint are read from its index, in both directions',
  async (which) => {
    for (const direction of ['desc', 'asc'] as const) {
      const wishes = { endpointId: endpoints[which], sort: { by: 'createdAt', direction } as const }
      const first = await read(wishes)
      const second = await read({ ...wishes, cursor: String(first.nextCursor) })
      for (const { rows, rowsRead, indexes } of [first, second]) {
        expect(rows).toHaveLength(25)
        expect(rowsRead).toBe(26)
        expect(indexes).toEqual(['outgoing_deliveries_endpoint_list'])
      }
    }
  },
)

test('a page of all endpoints is read from the index of their seller', async () => {
  const { rows, rowsRead, indexes } = await read({})
  expect(rows).toHaveLength(25)
  expect([rowsRead, ...indexes]).toEqual([26, 'outgoing_deliveries_list'])
})
