import { type Sandbox, startSandbox } from '@balcao/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createDemoData, isDemoComplete, withoutWebhooks } from './create-demo-data.ts'
import { createDemoSales } from './create-demo-sales.ts'
import { demoPlatformId } from './demo-identity.ts'

const salesCount = 320

let world: TestApp
let sandbox: Sandbox
let sandboxTime: Date | null = null

beforeAll(async () => {
  // The acquirer's concurrency slots are shared by as many processes as a start on two cores has.
  world = await createTestApp({ environment: { BALCAO_CHARGES_SHARED_BY: '3' } })
  // The demo's own tenant is the one on this host.
  await world.owner`delete from platform_domains`
  const now = () => sandboxTime ?? world.clock.now()
  sandbox = await startSandbox({ port: 0, dataDir: null, now, timers: false })
})
afterAll(async () => {
  await sandbox.stop()
  await world.stop()
})

/** The distinct words of a column of a table. */
const wordsOf = async (table: string, column: string) =>
  (await world.owner.unsafe(`select distinct ${column} as word from ${table} order by 1`)).map(({ word }) =>
    String(word),
  )

async function listSentWebhooks() {
  const webhooks = await Promise.all(sandbox.acquirerNames.map((name) => sandbox.acquirer(name).webhooks()))
  return webhooks.flat().filter(({ state }) => state !== 'lost')
}

const setSandboxTime = (instant: Date | null) => {
  sandboxTime = instant
}

test('three months of a small demo use every part of the money core, and the audit finds no error', async () => {
  const { app, ownerUrl } = world
  // The acquirer expires codes at any time, also between two parts of the demo.
  const ticking = setInterval(() => {
    if (sandboxTime === null) void sandbox.bank.runDueEvents()
  }, 20)
  await createDemoData(app, { sandbox, salesCount, ownerUrl, setSandboxTime })
  clearInterval(ticking)
  expect(await listSentWebhooks()).toEqual([])
  expect(await isDemoComplete(app, salesCount)).toBe(true)
  expect(await wordsOf('withdrawals', 'state')).toEqual([
    'CANCELED',
    'IN_REVIEW',
    'PAID',
    'REJECTED',
    'RETURNED',
    'SENT',
  ])
  expect(await wordsOf('refunds', "state || ' ' || kind")).toEqual(
    expect.arrayContaining(['DONE PART', 'DONE WHOLE']),
  )
  expect(await wordsOf('subscription_cycles', "number || ' ' || state")).toEqual(
    expect.arrayContaining(['1 PAID', '2 PAID', '3 PAID']),
  )
  expect(await wordsOf('revenue_movements', 'kind')).toEqual(expect.arrayContaining(['CHURN', 'NEW']))
  expect((await wordsOf('revenue_movements', "to_char(at, 'YYYY-MM')")).length).toBeGreaterThan(1)
  expect(await wordsOf('balance_lots', "role || ' ' || state")).toEqual(
    expect.arrayContaining(['AFFILIATE RELEASED', 'CO_PRODUCER RELEASED', 'MANAGER RELEASED']),
  )
  expect(await wordsOf('disputes', 'state')).toContain('WON')
  expect(await wordsOf('anticipations', 'state')).toEqual(expect.arrayContaining(['PAID', 'REQUESTED']))
  expect(await wordsOf('charges', 'state')).toContain('PAID')
  expect(await wordsOf('refund_requests', 'state')).toContain('IN_MEDIATION')
  expect(await wordsOf('refunds', 'state')).toContain('MANUAL')
  expect(await wordsOf('disputes', 'state')).toContain('DEFENDED')
  expect(await wordsOf('payment_cases', 'kind')).toContain('AMOUNT_MISMATCH')
  expect(await wordsOf('bank_accounts', 'state')).toContain('IN_REVIEW')
  expect(await wordsOf('deletion_requests', 'state')).toEqual(['ANSWERED', 'OPEN'])
  for (const table of [
    'webhook_inbox',
    'outgoing_deliveries',
    'broadcasts',
    'announcements',
    'accounting_exports',
  ])
    expect(await wordsOf(table, 'platform_id')).toContain(demoPlatformId)
  const [owing] = await world.owner`
    select count(*)::int as people from ledger_accounts where code like 'user:%:debt' and balance_cents > 0`
  expect(owing?.people).toBeGreaterThan(0)
  const late =
    await world.owner`select release_at, settled_at from balance_lots where state = 'RELEASED' and moved_for is null
    and (settled_at at time zone 'America/Sao_Paulo')::date > (release_at at time zone 'America/Sao_Paulo')::date`
  expect(late).toEqual([])
  const [forgotten] = await world.owner`
    select count(*)::int as codes from payments p join subscription_cycles c on c.platform_id = p.platform_id and c.order_id = p.order_id
    where p.status = 'PENDING' and c.number > 1 and p.expires_at < ${world.clock.now()}::timestamptz - interval '1 day'`
  expect(forgotten?.codes).toBe(0)
  expect(await brokenInvariants(world)).toEqual([])
}, 300_000)

test('the last days of a demo of full size are made without a refusal', async () => {
  const { app, ownerUrl } = world
  // The number of sales on the busiest days of the full demo.
  const days = 3
  const count = Math.ceil((1.3 * days * app.config.demoSales) / 90)
  await withoutWebhooks(sandbox, () =>
    createDemoSales(app, demoPlatformId, { sandbox, ownerUrl, setSandboxTime, count, days }),
  )
  expect(await brokenInvariants(world)).toEqual([])
}, 300_000)
