import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { readAcquirerBooks } from '#modules/payouts/settlements/read-acquirer-books.ts'
import type { Scope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { explainAsTenant } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { accounts } from './account-kinds.ts'
import { closeDays } from './days/close-days.ts'
import { readPosition } from './read-position.ts'
import { statement } from './statement.ts'

const closedSales = 3_000
const salesSince = 30
let world: TestApp
let code: string
let paymentId: string

beforeAll(async () => {
  world = await createTestApp()
  const stall = await aStall(world)
  code = accounts.pending(stall.seller.id)
  paymentId = await stall.sell()
  await sellAgain(closedSales)
  world.clock.advance({ days: 2 })
  await closeDays(world.app, world.platformId)
  await sellAgain(salesSince)
  await world.owner`analyze`
})
afterAll(() => world.stop())

/** Copies the journal of a single sale, for the same accounts. */
async function sellAgain(times: number): Promise<void> {
  const { platformId, owner, clock } = world
  await owner.begin(async (tx) => {
    await tx`
      insert into ledger_journals (platform_id, rule, key, subject_kind, subject_id, posted_at)
      select ${platformId}, 'sale.approved', 'sale.approved:' || id, 'PAYMENT', id, ${clock.now()}
      from (select gen_random_uuid() as id from generate_series(1, ${times}::int)) again`
    await tx`
      insert into ledger_entries (platform_id, journal_id, account_id, amount_cents, currency, posted_at)
      select j.platform_id, j.id, e.account_id, e.amount_cents, e.currency, j.posted_at
      from ledger_journals j
      join ledger_journals first on first.platform_id = j.platform_id and first.subject_id = ${paymentId} and first.rule = j.rule
      join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = first.id
      where j.platform_id = ${platformId} and j.rule = 'sale.approved'
        and not exists (select from ledger_entries had where had.platform_id = j.platform_id and had.journal_id = j.id)`
  })
}

/** Answer of a use case, and the largest number of entries that one of its statements read. */
async function reading<Answer>(work: (scope: Scope) => Promise<Answer>) {
  const { app, platformId } = world
  const sent: SentStatement[] = []
  const url = appUrl(world.ownerUrl, testSecrets.derive('database'))
  const db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: (one) => sent.push(one) })
  const answer = await db
    .transaction(platformId, (tx) => work({ app, platformId, tx, now: app.clock.now() }))
    .finally(() => db.close())
  let most = 0
  for (const one of sent.filter(({ text }) => text.includes('ledger_entries'))) {
    const nodes = await explainAsTenant(world, one, { isRun: true })
    const read = nodes
      .filter((node) => node['Relation Name'] === 'ledger_entries')
      .reduce(
        (sum, node) =>
          sum +
          ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
        0,
      )
    most = Math.max(most, read)
  }
  return { answer, most }
}

describe('with thousands of sales behind a closed day', () => {
  test('a page of the statement has the balance of each line, and reads its own entries and those since the close', async () => {
    const { answer, most } = await reading((scope) =>
      statement(scope, { code, currency: 'BRL' }, { limit: 25 }),
    )
    const truth = await world.owner<{ id: string; balance: string }[]>`
      select e.id, -sum(e.amount_cents) over (order by e.id) as balance from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code = ${code} order by e.id desc limit 25`
    expect(answer.rows.map(({ entryId, balanceCents }) => [entryId, balanceCents])).toEqual(
      truth.map(({ id, balance }) => [Number(id), Number(balance)]),
    )
    expect(most).toBeLessThanOrEqual(100)
  })

  test('lines before the close, and pages across it, have their balance too', async () => {
    const { answer } = await reading((scope) => statement(scope, { code, currency: 'BRL' }, { limit: 100 }))
    const truth = await world.owner<{ balance: string }[]>`
      select -sum(e.amount_cents) over (order by e.id) as balance from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code = ${code} order by e.id desc limit 100`
    expect(answer.rows.map(({ balanceCents }) => balanceCents)).toEqual(
      truth.map(({ balance }) => Number(balance)),
    )
  })

  test('balances at the acquirers are read from the last closed day on', async () => {
    const { answer, most } = await reading((scope) => readPosition(scope, 'BRL'))
    const [truth] = await world.owner<{ cents: string }[]>`
      select sum(e.amount_cents) as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code like 'acquirer:%'`
    expect(answer.atAcquirers.totalCents).toBe(Number(truth?.cents))
    expect(most).toBeLessThanOrEqual(100)
  })

  test('debts and holdings of each acquirer, which its settlements are compared with, are read from the last closed day on', async () => {
    const { answer, most } = await reading((scope) => readAcquirerBooks(scope))
    const [truth] = await world.owner<{ cents: string }[]>`
      select sum(e.amount_cents) as cents from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code like 'acquirer:%:receivable'`
    expect(answer.map(({ receivableCents }) => receivableCents)).toEqual([Number(truth?.cents)])
    expect(most).toBeLessThanOrEqual(100)
  })
})
