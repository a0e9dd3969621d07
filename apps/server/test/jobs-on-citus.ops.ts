import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distribute } from '#db/citus/distribute.ts'
import { migrate } from '#db/migrate.ts'
import { makeTestFolder } from '#kit/postgres/test-cluster.ts'
import { type Citus, startCitus } from './citus/start-citus.ts'
import { removeNodes } from './citus/test-citus.ts'
import { testSecrets } from './test-secrets.ts'

const crashes = 6
const writersCount = 8

let folder: string
let citus: Citus
let owner: postgres.Sql
let app: postgres.Sql

/** Durable, unlike the clusters of other tests: confirmed writes must survive the crash. */
beforeAll(async () => {
  folder = makeTestFolder()
  citus = await startCitus({ folder, settings: { 'citus.shard_count': '4' } })
  await citus.makeDatabase('balcao')
  const url = citus.urlOf('balcao')
  await migrate(url, testSecrets.derive('database'))
  await distribute(url, () => {})
  owner = postgres(url, { max: 2, onnotice: () => {} })
  app = postgres(Object.assign(new URL(url), { username: 'balcao_app' }).href, {
    max: writersCount,
    onnotice: () => {},
  })
})
afterAll(async () => {
  await app?.end({ timeout: 1 })
  await owner?.end({ timeout: 1 })
  citus?.kill9()
  await Promise.all([citus?.coordinator, ...(citus?.workers ?? [])].map((node) => node?.ended))
  if (citus) removeNodes(citus, folder)
})

/**
 * Writes a row on a worker node and a job on the coordinator in one transaction, as every sale does; returns whether
 * the commit was confirmed.
 */
async function write(tenant: string, key: string): Promise<boolean> {
  return app
    .begin(async (sql) => {
      await sql`select app.enter(${tenant})`
      await sql`insert into ledger_journals (platform_id, rule, key, posted_at) values (${tenant}, 'trial', ${key}, now())`
      await sql`select app.add_job('trial', ${JSON.stringify({ platformId: tenant })}::text::json, now() + interval '1 year', ${key}, 3, 0)`
    })
    .then(
      () => true,
      () => false,
    )
}

test('a worker that dies at any moment leaves no job without its row, and no row without its job', async () => {
  const tenants = Array.from({ length: writersCount }, () => randomUUID())
  const kept: string[] = []
  let isOver = false
  const writers = tenants.map(async (tenant) => {
    while (!isOver) {
      const key = randomUUID()
      if (await write(tenant, key)) kept.push(key)
      else await pause(20)
    }
  })
  for (let crash = 0; crash < crashes; crash++) {
    const before = kept.length
    await expect.poll(() => kept.length - before, { timeout: 60_000 }).toBeGreaterThan(100)
    const worker = citus.workers[crash % citus.workers.length]
    worker?.kill9()
    await worker?.restart()
  }
  isOver = true
  await Promise.all(writers)

  // A transaction that a dead worker had prepared is ended as the coordinator decided.
  await expect
    .poll(
      async () => {
        await owner`select recover_prepared_transactions()`
        const waiting =
          await owner`select result from run_command_on_workers('select count(*) from pg_prepared_xacts')`
        return waiting.map(({ result }) => result)
      },
      { timeout: 60_000 },
    )
    .toEqual(citus.workers.map(() => '0'))
  const rows = new Set(
    (await owner`select key from ledger_journals where rule = 'trial'`).map(({ key }) => key),
  )
  const jobs = new Set((await owner`select key from graphile_worker._private_jobs`).map(({ key }) => key))
  const orphans = {
    jobs: [...jobs].filter((key) => !rows.has(key)).length,
    rows: [...rows].filter((key) => !jobs.has(key)).length,
    lost: kept.filter((key) => !rows.has(key)).length,
  }
  expect(orphans).toEqual({ jobs: 0, rows: 0, lost: 0 })
})
