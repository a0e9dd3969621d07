import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aCaller } from '#test/a-caller.ts'
import { aStall } from '#test/a-stall.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { listPaymentWebhooks } from './list-payment-webhooks.ts'

let world: TestApp
let paymentId: string

beforeAll(async () => {
  world = await createTestApp()
  const stall = await aStall(world)
  paymentId = await stall.sell()
  // Two calls about the sale, one of them identified only by its address, among thousands about other sales.
  await world.owner`
    insert into webhook_inbox (id, platform_id, provider_account_id, payment_hint, payment_id, source_ip, method, path, query,
      headers, raw_body, received_at, state)
    select gen_random_uuid(), p.platform_id, p.provider_account_id,
      case when n = 1 then p.id else gen_random_uuid() end, case when n = 2 then p.id when n > 2000 then gen_random_uuid() end,
      '', 'POST', '/', '', '{}', '', now() - n * interval '1 second', 'APPLIED'
    from payments p, generate_series(1, 4000) n where p.id = ${paymentId}`
  await world.owner`analyze webhook_inbox`
})
afterAll(() => world.stop())

test('webhooks of a sale are found by the sale or by their address, and no others are read', async () => {
  const { app, platformId } = world
  const sent: SentStatement[] = []
  const url = appUrl(world.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: (one) => sent.push(one) })
  const rows = await db
    .transaction(platformId, (tx) =>
      listPaymentWebhooks(aCaller({ app, platformId, tx, now: app.clock.now() }, platformId, 'ADMIN'), {
        paymentId,
      }),
    )
    .finally(() => db.close())
  expect(rows).toHaveLength(2)
  const [statement] = sent.filter(({ text }) => text.includes('"webhook_inbox"'))
  if (!statement) throw new Error('The list sent no statement')
  const nodes = await explainAsTenant(world, statement, { isRun: true })
  const indexes = nodes.map((node) => node['Index Name'])
  expect(indexes).toEqual(expect.arrayContaining(['webhook_inbox_of_payment', 'webhook_inbox_hinted']))
  const read = nodes.filter((node) => node['Relation Name'] === 'webhook_inbox')
  for (const node of read) expect(node['Rows Removed by Filter'] ?? 0).toBe(0)
})
