import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { demoPlatformId } from '@balcao/server/demo/demo-identity'
import { testFoldersRoot } from '@balcao/server/kit/postgres/test-cluster'
import { askDatabase } from '@balcao/server/test/ask-database'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseUrlOf, type Launched, launchBalcao, partsOf } from './launch-balcao.ts'

const monitoring = join(import.meta.dirname, '../deploy/monitoring')
const howToGet = 'Prometheus is missing: apt-get install prometheus'

let folder: string
let product: Launched
let prometheus: ChildProcess
let shop: string
let monitor: string

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(testFoldersRoot, 'balcao-monitoring-')))
  // PostgreSQL's own user has to be able to enter the folder.
  chmodSync(folder, 0o755)
  const [port, metricsPort, monitorPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  shop = `http://localhost:${port}`
  monitor = `http://127.0.0.1:${monitorPort}`
  product = launchBalcao({
    BALCAO_DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    BALCAO_DEMO: 'true',
    BALCAO_DEMO_SALES: '30',
    BALCAO_METRICS_PORT: String(metricsPort),
  })
  await product.ready
  prometheus = startPrometheus({ metricsPort, monitorPort })
  prometheus.on('error', () => {
    throw new Error(howToGet)
  })
  const isReady = () =>
    fetch(`${monitor}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 })
})
afterAll(async () => {
  for (const child of [prometheus, product?.launcher])
    if (child && child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  rmSync(folder, { recursive: true, force: true })
})

/** The delivered files, except for the address and an interval of one second instead of fifteen. */
function startPrometheus({ metricsPort, monitorPort }: { metricsPort: number; monitorPort: number }) {
  const config = readFileSync(join(monitoring, 'prometheus.yml'), 'utf8')
    .replace('127.0.0.1:9464', `127.0.0.1:${metricsPort}`)
    .replaceAll('15s', '1s')
    .replace('alerts.yml', join(monitoring, 'alerts.yml'))
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, config)
  const listen = `--web.listen-address=127.0.0.1:${monitorPort}`
  return spawn(
    'prometheus',
    [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'series')}`, listen],
    { stdio: 'ignore' },
  )
}

const ask = (statements: string) => askDatabase(databaseUrlOf(join(folder, 'data')), statements)

async function read<Data>(path: string): Promise<Data> {
  const answer = (await (await fetch(`${monitor}/api/v1/${path}`)).json()) as { data: Data }
  return answer.data
}
const alertsRaised = async () =>
  (await read<{ alerts: { labels: { alertname: string } }[] }>('alerts')).alerts.map(
    ({ labels }) => labels.alertname,
  )

async function buy(): Promise<number> {
  const [offer] = await ask(
    `select id from offers where platform_id = '${demoPlatformId}' and title = 'Turma aberta'`,
  )
  const { status } = await fetch(`${shop}/api/trpc/checkout.purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      purchaseId: randomUUID(),
      offerId: offer?.id,
      name: 'Carolina Nogueira',
      email: 'carolina@compradora.example',
      cpf: '529.982.247-25',
      phone: '(11) 98765-4321',
      paymentMethod: 'PIX',
      creditCard: null,
      orderBumpsIds: [],
    }),
  })
  return status
}

test('the rules keep their intervals', () => {
  execFileSync('promtool', ['check', 'config', join(monitoring, 'prometheus.yml')])
  execFileSync('promtool', ['test', 'rules', join(monitoring, 'alerts.test.yml')])
})

test('every series of every dashboard and alert exists once the shop has sold', async () => {
  expect(await buy()).toBe(200)
  await ask(
    `select graphile_worker.add_job('work-webhook', json_build_object('platformId', '${demoPlatformId}', 'webhookId', gen_random_uuid()), max_attempts := 1)`,
  )
  const files = [
    readFileSync(join(monitoring, 'alerts.yml'), 'utf8'),
    ...readdirSync(join(monitoring, 'dashboards')).map((file) =>
      readFileSync(join(monitoring, 'dashboards', file), 'utf8'),
    ),
  ]
  const wanted = [
    ...new Set(files.flatMap((text) => text.match(/\b(?:balcao_[a-z_]+|up)\b(?=[{[) /])/g) ?? [])),
  ]
  expect(wanted.length).toBeGreaterThan(20)
  await expect
    .poll(
      async () => {
        const known = new Set(await read<string[]>('label/__name__/values'))
        return wanted.filter((name) => !known.has(name))
      },
      { timeout: 90_000 },
    )
    .toEqual([])
})

test('a dead acquirer, one cent too many and a stopped worker each raise their alert', async () => {
  await expect.poll(alertsRaised).not.toContain('BalcaoLedgerImbalance')
  expect(await alertsRaised()).not.toContain('BalcaoAcquirerDead')
  await ask(`update provider_accounts set base_url = 'http://127.0.0.1:9/v1'`)
  await expect
    .poll(
      async () => {
        await buy()
        return alertsRaised()
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toContain('BalcaoAcquirerDead')

  // The days of the demo's sales are sealed, and the audit checks them; this entry is of today.
  await ask(`update ledger_entries set amount_cents = amount_cents + 1, posted_at = now()
    where id = (select max(id) from ledger_entries)`)
  await expect.poll(alertsRaised, { timeout: 120_000 }).toContain('BalcaoLedgerImbalance')

  const [worker] = partsOf(join(folder, 'data'), 'worker')
  process.kill(Number(worker), 'SIGSTOP')
  await expect.poll(alertsRaised, { timeout: 120_000 }).toContain('BalcaoQueueStuck')
  process.kill(Number(worker), 'SIGCONT')
})
