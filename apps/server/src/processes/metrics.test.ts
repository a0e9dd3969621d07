import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOracles } from '#cli/audit/find-broken-days.ts'
import { oracles } from '#cli/audit/oracles.ts'
import { aPurchase, approvedCard, refusedCard } from '#demo/a-purchase.ts'
import { declaredMetrics } from '#kit/metrics/declared-metrics.ts'
import { openMetrics } from '#kit/metrics/open-metrics.ts'
import { webhookUrl } from '#modules/acquirers/accounts/provider-account.ts'
import { replayWebhook } from '#modules/webhooks/replay-webhook.ts'
import { inScope } from '#scope.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { serveMetrics } from './serve-metrics.ts'
import { watchBooks } from './watch-books.ts'

let world: TestServer
let stall: Stall

beforeAll(async () => {
  world = await createTestServer({ BALCAO_METRICS_PORT: '9464', BALCAO_PROCESS_NAME: 'all-1' })
  stall = await aStall(world)
})
afterAll(() => world.stop())

/** The value of a series, by name and labels as on the page, without the label of the process. */
async function seriesOf(read: () => Promise<string> = world.app.metrics.read) {
  const lines = (await read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const place = line.lastIndexOf(' ')
      const name = line
        .slice(0, place)
        .replace(/,?process="[^"]*"/, '')
        .replace('{}', '')
      return [name, Number(line.slice(place + 1))]
    }),
  )
}

const buy = (wishes: Partial<Parameters<typeof aPurchase>[2]> = {}) =>
  aPurchase(world.app, world.platformId, { offerId: stall.offer.id, ...wishes })

test('purchases, acquirer calls, jobs, webhooks and requests are counted with their outcomes', async () => {
  const { paymentId } = await buy()
  await buy({ method: 'CREDIT_CARD', cardNumber: approvedCard })
  await buy({ method: 'CREDIT_CARD', cardNumber: refusedCard })
  await expect(buy({ cpf: '111.111.111-11' })).rejects.toThrow()
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-before' })
  await buy()
  world.sandbox.faults.clear()
  const address = webhookUrl(world.app, world.account, paymentId)
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(200)
  await world.drainJobs()
  await world.call('checkout.purchase', {})
  await fetch(`${world.url}/nobody/here/${stall.seller.id}`)

  const series = await seriesOf()
  expect(Object.fromEntries(series)).toMatchObject({
    'balcao_purchases_total{method="PIX",outcome="pending"}': 2,
    'balcao_purchases_total{method="CREDIT_CARD",outcome="approved"}': 1,
    'balcao_purchases_total{method="CREDIT_CARD",outcome="rejected"}': 1,
    'balcao_purchases_total{method="PIX",outcome="refused"}': 1,
    'balcao_purchase_duration_seconds_count{method="PIX"}': 3,
    'balcao_acquirer_calls_total{provider="HAWKPAY",operation="CHARGE",outcome="answered"}': 3,
    'balcao_acquirer_calls_total{provider="HAWKPAY",operation="CHARGE",outcome="unknown"}': 1,
    'balcao_acquirer_call_duration_seconds_count{provider="HAWKPAY",operation="CHARGE"}': 4,
    'balcao_payments_total{status="approved"}': 1,
    'balcao_requests_total{route="/api/trpc/checkout.purchase",status="400"}': 1,
    'balcao_requests_total{route="unknown",status="404"}': 1,
    balcao_database_transactions: 0,
    balcao_database_pool_size: 8,
  })
  // The acquirer has sent webhooks of its own meanwhile.
  const sumOf = (name: string) =>
    [...series].filter(([key]) => key.startsWith(name)).reduce((sum, [, value]) => sum + value, 0)
  expect(sumOf('balcao_requests_total{route="/webhooks/:token/:paymentId",status="200"}')).toBeGreaterThan(0)
  expect(sumOf('balcao_webhook_lag_seconds_count')).toBeGreaterThan(0)
  expect(series.get('balcao_job_duration_seconds_count{job="follow-up-payment"}')).toBeGreaterThan(0)
})

test('the lag of a replayed webhook is measured from its replay, even while it waits for the provider', async () => {
  const applied = async () => {
    const series = await seriesOf()
    const of = (part: string) => series.get(`balcao_webhook_lag_seconds_${part}{state="applied"}`) ?? 0
    return { count: of('count'), sum: of('sum') }
  }
  const before = await applied()
  const { paymentId, payment } = await buy()
  const [row] = await world.owner`select transaction_id as id from payments where id = ${paymentId}`
  await world.sandbox.acquirer('HAWKPAY').forgeWebhook({ id: row?.id, state: 'paid' })
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'webhook', kind: 'lose' })
  await world.sandbox.bank.pay(payment.pix?.code ?? '')
  await world.owner`delete from graphile_worker._private_jobs where key = ${`check-payment:${paymentId}`}`
  world.clock.advance({ hours: 5 })
  world.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'get', kind: 'error-before', status: 503 })
  const [webhook] = await world.owner`select id from webhook_inbox where payment_id = ${paymentId}`
  await inScope(world.app, world.platformId, (scope) => replayWebhook(scope, webhook?.id))
  await world.drainJobs()
  expect(await world.owner`select state from webhook_inbox where id = ${webhook?.id}`).toEqual([
    { state: 'WAITING' },
  ])
  world.sandbox.faults.clear()
  world.clock.advance({ seconds: 30 })
  await world.drainJobs()
  const after = await applied()
  expect([after.count - before.count, after.sum - before.sum]).toEqual([1, 30])
})

test('no label holds an id, an address or anything about a person', async () => {
  const page = await world.app.metrics.read()
  expect(page).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(page).not.toMatch(/@|carolina|529\.?982|token="/i)
})

test('only one watcher at a time reports the books, and it reports a difference of one cent', async () => {
  await stall.sell()
  const watcher = watchBooks(world.app, world.ownerUrl)
  const idle = await openMetrics('worker-2')
  await expect
    .poll(async () => (await seriesOf()).get(`balcao_oracle_violations{oracle="${dayOracles.at(-1)?.id}"}`))
    .toBeDefined()
  const second = watchBooks({ ...world.app, metrics: idle }, world.ownerUrl)
  const quiet = await seriesOf()
  expect(quiet.get('balcao_ledger_imbalance_cents{currency="BRL"}')).toBe(0)
  expect(quiet.get('balcao_suspense_cents{currency="BRL"}')).toBe(0)
  expect(quiet.get('balcao_jobs_dead')).toBe(0)
  expect(quiet.get('balcao_rows_outside_months')).toBe(0)
  const violations = [...quiet].filter(([name]) => name.startsWith('balcao_oracle_violations'))
  expect(violations).toHaveLength(oracles.length + dayOracles.length)
  await world.owner`
    update ledger_entries set amount_cents = amount_cents + 1 where id = (select max(id) from ledger_entries)`
  expect((await seriesOf(idle.read)).get('balcao_jobs_dead')).toBeUndefined()
  // The lock of the first watcher ends with it: the second takes over, and reads books with a cent too much.
  await watcher.stop()
  await expect
    .poll(async () => (await seriesOf(idle.read)).get('balcao_oracle_violations{oracle="O1"}'), {
      timeout: 60_000,
    })
    .toBe(1)
  expect((await seriesOf(idle.read)).get('balcao_ledger_imbalance_cents{currency="BRL"}')).toBe(1)
  await second.stop()
})

test('the private port shows all processes on one page that has each declared metric once', async () => {
  const other = await openMetrics('worker-1')
  other.count('balcao_payments_total', { status: 'approved' })
  const processes = [
    { metrics: world.app.metrics.read },
    { metrics: other.read },
    { metrics: async () => '' },
  ]
  const server = await serveMetrics({ metricsHost: '127.0.0.1', metricsPort: 0 }, processes)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const page = await (await fetch(`${url}/metrics`)).text()
  expect((await fetch(`${url}/`)).status).toBe(404)
  const headings = page.match(/(?<=^# TYPE )\S+/gm) ?? []
  expect(new Set(headings).size).toBe(headings.length)
  expect(headings.filter((name) => !Object.hasOwn(declaredMetrics, name))).toEqual([])
  expect(page.match(/^balcao_payments_total\{status="approved",process="[a-z]+-1"\}/gm)).toHaveLength(2)
  server.close()
  await once(server, 'close')
})
