import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aStall } from '#test/a-stall.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { accounts } from './account-kinds.ts'
import { readSaleEarnings } from './read-sale-earnings.ts'

const otherSales = 4_000
let world: TestApp
let page: { paymentId: string; currency: 'BRL' }[]

beforeAll(async () => {
  world = await createTestApp()
  const { platformId, owner } = world
  const stall = await aStall(world)
  const paymentId = await stall.sell()
  // Copies of one sale, each of another seller: most accounts have one entry, and the platform's accounts one
  // per sale.
  await owner`create temp table copied as
    select e.account_id, e.amount_cents, a.code from ledger_entries e
    join ledger_journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id
    where j.subject_id = ${paymentId} and j.rule = 'sale.approved'`
  await owner`create temp table copies as select n, gen_random_uuid() as copy_id from generate_series(1, ${otherSales}) n`
  await owner`insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${platformId}, 'user:' || copy_id || ':pending', 'BRL', false from copies`
  await owner`insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
    select ${platformId}, 'sale.approved', 'sale.approved:' || copy_id, 'PAYMENT', copy_id, now() from copies`
  await owner`insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at)
    select ${platformId}, j.id, coalesce(own.id, copied.account_id), copied.amount_cents, 'BRL', j.posted_at
    from copies join ledger_journals j on j.subject_id = copy_id cross join copied
    left join ledger_accounts own on own.code = 'user:' || copy_id || ':pending' and copied.code = ${accounts.pending(stall.seller.id)}`
  await owner`analyze`
  const shown = await owner<{ id: string }[]>`select copy_id as id from copies order by n limit 25`
  page = shown.map(({ id: paymentId }) => ({ paymentId, currency: 'BRL' as const }))
})
afterAll(() => world.stop())

test('the platform’s earnings of a page of sales are read from their own entries, however many sales exist', async () => {
  const { app, platformId } = world
  const sent: SentStatement[] = []
  const url = appUrl(world.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: (one) => sent.push(one) })
  const earnings = await db
    .transaction(platformId, (tx) => readSaleEarnings({ app, platformId, tx, now: app.clock.now() }, page))
    .finally(() => db.close())
  expect(earnings.size).toBe(page.length)

  const statement = sent.find(({ text }) => text.includes('"ledger_entries"'))
  if (!statement) throw new Error('The use case sent no statement')
  const nodes = await explainAsTenant(world, statement, { isRun: true })
  const reads = nodes.filter((node) => node['Relation Name'] === 'ledger_entries')
  expect(reads).not.toHaveLength(0)
  for (const node of reads)
    expect((node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)).toBeLessThanOrEqual(page.length * 5)
})
