import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askDatabase } from '#test/ask-database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { endOf, runningPostmaster } from './postmaster.ts'
import { makeTestFolder, removeTestFolder } from './test-cluster.ts'

let dataDir: string
let running: EmbeddedPostgres | undefined

beforeEach(() => {
  dataDir = makeTestFolder()
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  removeTestFolder(dataDir)
})

async function start(): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB' } })
  return running
}

describe('the embedded PostgreSQL', () => {
  test('starts from nothing, stops without leftovers and starts again where it was, on the same port', async () => {
    const first = await start()
    await askDatabase(first.url, `create table sales (note text); insert into sales values ('café')`)
    await first.stop()
    expect(runningPostmaster(first.clusterDir)).toBeUndefined()
    expect(existsSync(join(first.clusterDir, 'postmaster.pid'))).toBe(false)

    const second = await start()
    expect(second.port).toBe(first.port)
    expect(await askDatabase(second.url, 'select note from sales')).toEqual([{ note: 'café' }])
  })

  test('never trades a committed sale for speed, and refuses a client without the password', async () => {
    const { url, port } = await start()
    const rows = await askDatabase(
      url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_level')`,
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_level: 'replica',
    })
    const stranger = `postgres://balcao:guess@127.0.0.1:${port}/balcao`
    await expect(askDatabase(stranger, 'select 1')).rejects.toThrow(/password/)
  })

  test('archives its write-ahead log into a folder that did not exist', async () => {
    const backupDir = join(dataDir, 'elsewhere', 'backups')
    const settings = { shared_buffers: '32MB' }
    running = await startEmbeddedPostgres({ dataDir, backupDir, settings })
    await askDatabase(running.url, 'select pg_switch_wal() from pg_create_restore_point($$here$$)')
    await expect.poll(() => readdirSync(join(backupDir, 'journal')).length).toBeGreaterThan(0)
  })

  test('rows committed before a kill -9 are there after the next start', async () => {
    const first = await start()
    await askDatabase(
      first.url,
      'create table sales (id int); insert into sales select generate_series(1, 1000)',
    )
    first.kill9()
    await first.ended

    const second = await start()
    expect(await askDatabase(second.url, 'select count(*)::int as count from sales')).toEqual([
      { count: 1000 },
    ])
  })

  test('a busy process left by a killed postmaster does not block the next start', async () => {
    const first = await start()
    const client = postgres(first.url, { max: 1, onnotice: () => {} })
    await client`select 1`
    // A backend that counts in a loop does not notice that its postmaster is gone.
    const counting = client`select count(*) from generate_series(1, 1e12::bigint)`.catch(() => 'cut off')
    first.kill9()
    await first.ended

    const second = await start()
    expect(await askDatabase(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await counting).toBe('cut off')
    await client.end({ timeout: 1 })
  })

  test('the PostgreSQL of a killed server is taken over by the next server, with all its rows', async () => {
    const orphaned = await startInProcessThatIsKilled()
    expect(runningPostmaster(orphaned.clusterDir)).toBeDefined()

    const next = await start()
    expect(await askDatabase(next.url, 'select note from sales')).toEqual([{ note: 'kept' }])
    await next.stop()
    running = undefined
    await endOf(next.clusterDir, 1)
  })
})

async function startInProcessThatIsKilled(): Promise<{ clusterDir: string }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    import postgres from 'postgres'
    const cluster = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: { shared_buffers: '32MB' } })
    await postgres(cluster.url).unsafe("create table sales (note text); insert into sales values ('kept')")
    process.stdout.write(JSON.stringify({ clusterDir: cluster.clusterDir }))
    process.kill(process.pid, 'SIGKILL')
  `
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const [, killedBy] = await once(child, 'close')
  expect(killedBy).toBe('SIGKILL')
  return JSON.parse(printed)
}
