import { boundsOfDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askWhetherDistributed } from '#db/citus/is-distributed.ts'
import { type Database, openDatabase, type SentStatement } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { bookAcquirerCost } from '#modules/ledger/book-acquirer-cost.ts'
import { closeDays } from '#modules/ledger/days/close-days.ts'
import { readPosition } from '#modules/ledger/read-position.ts'
import { sumDays } from '#modules/reports/figures/sum-days.ts'
import type { Caller } from '#rpc/caller.ts'
import { aCaller } from '#test/a-caller.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { explainAsTenant, type PlanNode } from '#test/db/explain-as-tenant.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { acquirerFigures } from './acquirer-figures.ts'
import { listSellerProfit, profitByDay, sumSellerProfit } from './seller-profit.ts'
import { listSellerRevenue, sumSellerRevenue } from './seller-revenue.ts'

/** Sellers with a closed day of their own. */
const sellers = 3_000
const rowsAllowed = 200

let world: TestApp
let stall: Stall
let paymentId: string
let db: Database
let sent: SentStatement[] = []

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
  const { app, platformId, owner, clock } = world
  paymentId = await stall.sell()
  await stall.within((scope) =>
    bookAcquirerCost(scope, {
      paymentId,
      providerAccountId: world.account.id,
      currency: 'BRL',
      amountCents: 90,
    }),
  )
  clock.advance({ days: 2 })
  await closeDays(app, platformId)
  await sumDays(app, platformId)
  await stall.sell()
  await copyTotals()
  await copyBooks()
  await owner`vacuum analyze`
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

/** The totals of the seller again for many others. */
async function copyTotals(): Promise<void> {
  for (const table of ['figure_totals', 'profit_totals'])
    await world.owner.unsafe(`insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(
        'number', 1000 + n, 'seller_id', gen_random_uuid()))).*
      from ${table} t, generate_series(1, ${sellers}) n where t.seller_id = '${stall.seller.id}'`)
}

/** Accounts and released lots of many people. */
async function copyBooks(): Promise<void> {
  const { owner, platformId } = world
  await owner`insert into ledger_accounts (platform_id, code, currency, is_locked)
    select ${platformId}, 'user:' || gen_random_uuid() || ':pending', 'BRL', false from generate_series(1, ${sellers}::int)`
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into balance_lots select (jsonb_populate_record(l, jsonb_build_object(
        'id', gen_random_uuid(), 'payment_id', gen_random_uuid(), 'user_id', gen_random_uuid(), 'state', 'RELEASED'))).*
      from balance_lots l, generate_series(1, ${sellers}::int) where l.payment_id = ${paymentId}`
  })
}

/** The plans of the statements of a use case, after they have run. */
async function plansOf(read: (caller: Caller) => Promise<unknown>): Promise<PlanNode[]> {
  sent = []
  const { app, platformId } = world
  const now = app.clock.now()
  await db.transaction(platformId, (tx) =>
    read(aCaller({ app, platformId, tx, now }, stall.seller.id, 'ADMIN')),
  )
  const plans: PlanNode[][] = []
  for (const one of sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !text.includes('pg_')))
    plans.push(await explainAsTenant(world, one, { isRun: true }))
  return plans.flat()
}

/** Rows that the statements of a use case read from each table, found or passed over. */
async function rowsRead(read: (caller: Caller) => Promise<unknown>): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const { 'Relation Name': table, ...node } of await plansOf(read)) {
    const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
    if (table) rows[table] = (rows[table] ?? 0) + each * (node['Actual Loops'] ?? 1)
  }
  return rows
}

/** A period that begins and ends in the middle of a day. */
const cut = () => {
  const now = world.clock.now().getTime()
  return { currency: 'BRL' as const, from: new Date(now - 30.5 * 86_400_000).toISOString() }
}

test.each([
  ['the chart of the profit by day', (caller: Caller) => profitByDay(caller, cut()), []],
  // The balance of every purse is part of the position.
  ['the figures of acquirers', acquirerFigures, ['ledger_accounts']],
  ['the position of the platform', (caller: Caller) => readPosition(caller, 'BRL'), ['ledger_accounts']],
])('%s read no total, lot or account for each seller', async (_, read, readWhole) => {
  const rows = await rowsRead(read)
  expect(Object.keys(rows).filter((table) => (rows[table] ?? 0) > rowsAllowed)).toEqual(readWhole)
})

test('the sum of pending lots is read from their own index', async () => {
  const nodes = await plansOf((caller) => readPosition(caller, 'BRL'))
  const read = nodes.filter((node) => node['Relation Name'] === 'balance_lots')
  expect(read.map((node) => node['Index Name'])).toEqual(['balance_lots_pending'])
})

test.each([
  ['the profit of sellers', (caller: Caller) => listSellerProfit(caller, { ...cut(), limit: 25 })],
  ['its sum', (caller: Caller) => sumSellerProfit(caller, cut())],
  ['the revenue of sellers', (caller: Caller) => listSellerRevenue(caller, { ...cut(), limit: 25 })],
  ['its sum', (caller: Caller) => sumSellerRevenue(caller, cut())],
])('%s looks up no seller beyond the page', async (_, read) => {
  const { figure_totals: figures = 0, profit_totals: profits = 0, ...others } = await rowsRead(read)
  expect(figures + profits).toBeGreaterThanOrEqual(sellers)
  expect(Object.entries(others).filter(([, count]) => count > rowsAllowed)).toEqual([])
})

test('a chart, a list and a sum over totals agree', async () => {
  const { app, platformId } = world
  const asStaff = <T>(read: (caller: Caller) => Promise<T>) =>
    db.transaction(platformId, (tx) =>
      read(aCaller({ app, platformId, tx, now: app.clock.now() }, stall.seller.id, 'ADMIN')),
    )
  const day = boundsOfDays(dayInSaoPaulo(new Date(world.clock.now().getTime() - 2 * 86_400_000)))
  const asked = { currency: 'BRL' as const, from: day.from.toISOString(), to: day.to.toISOString() }
  const sum = await asStaff((caller) => sumSellerProfit(caller, asked))
  expect(sum.count).toBe(sellers + 1)
  const { rows } = await asStaff((caller) => listSellerProfit(caller, { ...asked, limit: 25 }))
  expect(rows.map(({ profitCents }) => profitCents * (sellers + 1))).toEqual(rows.map(() => sum.profitCents))
})
