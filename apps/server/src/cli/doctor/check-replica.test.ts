import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { findRunningPostgres } from '#kit/postgres/running-postgres.ts'
import { type Standby, startStandby } from '#kit/postgres/standby.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { checkReplica } from './check-replica.ts'

const primaryDir = makeTestFolder()
const standbyDir = makeTestFolder()
let primary: EmbeddedPostgres
let standby: Standby
let sql: postgres.Sql

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings: { shared_buffers: '32MB' } })
  sql = postgres(primary.url, { max: 1, onnotice: () => {} })
  standby = await startStandby({ primary, dataDir: standbyDir })
})
afterAll(async () => {
  await sql?.end()
  await standby?.stop()
  await primary?.stop()
  removeTestFolder(standbyDir)
  removeTestFolder(primaryDir)
})

async function check() {
  const [row] = await sql<{ position: string }[]>`select pg_current_wal_lsn()::text as position`
  return checkReplica({ name: 'replica 1', url: standby.url, primaryPosition: row?.position })
}

test('a standby that is up to date has no lag, and one with paused replay lags by bytes', async () => {
  await sql`create table sales (id int)`
  await standby.catchUp()
  expect(await check()).toMatchObject({ ok: true, detail: expect.stringContaining('level with the primary') })

  await standby.pauseReplay()
  await sql`insert into sales values (1)`
  expect(await check()).toMatchObject({ detail: expect.stringMatching(/is \d+ bytes behind/) })
  await standby.resumeReplay()
})

test('the embedded PostgreSQL is found by its folder while it runs', () => {
  expect(findRunningPostgres(primaryDir)).toBe(primary.url)
  expect(findRunningPostgres(`${primaryDir}/nothing`)).toBeUndefined()
})
