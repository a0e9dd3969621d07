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
  const copied = await owner`
    select e.account_id as account, e.amount_cents as cents, a.code = ${accounts.pending(stall.seller.id)} as "isSellers"
    from ledger_entries e
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    where j.platform_id = ${platformId} and j.subject_id = ${paymentId} and j.rule = 'sale.approved'`
  await owner`
    insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
    select ${platformId}, 'sale.approved', 'sale.approved:' || id, 'PAYMENT', id, now()
    from (select gen_random_uuid() as id from generate_series(1, ${otherSales}::int)) copies`
  const ofCopies = owner`j.platform_id = ${platformId} and j.rule = 'sale.approved' and j.subject_id <> ${paymentId}`
  await owner`
    insert into ledger_accounts (platform_id, code, currency, is_locked)
    select j.platform_id, 'user:' || j.subject_id::text || ':pending', 'BRL', false from ledger_journals j where ${ofCopies}`
  await owner`
    insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at)
    select j.platform_id, j.id, coalesce(own.id, copied.account), copied.cents, 'BRL', j.posted_at
    from ledger_journals j
    cross join unnest(${copied.map(({ account }) => account)}::bigint[], ${copied.map(({ cents }) => cents)}::bigint[])
      as copied (account, cents)
    left join ledger_accounts own on own.platform_id = j.platform_id and own.code = 'user:' || j.subject_id::text || ':pending'
      and copied.account = ${copied.find(({ isSellers }) => isSellers)?.account}
    where ${ofCopies}`
  await owner`analyze`
  const shown = await owner<{ id: string }[]>`
    select j.subject_id as id from ledger_journals j where ${ofCopies} order by j.id limit 25`
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
