import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { migrate } from '#db/migrate.ts'
import { startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { findFreePort } from './find-free-port.ts'
import { createShop, type Shop } from './shop.ts'
import { testMasterKey, testSecrets } from './test-secrets.ts'

/**
 * The two pages on backups, run with Debian's PostgreSQL, pgBackRest and rclone: commands and settings are read from
 * the pages, with the paths of this run in place of their examples. Needs root, and `apt-get install postgresql
 * pgbackrest rclone`.
 */
const pages = ['back-up', 'restore']
  .map((page) => readFileSync(join(import.meta.dirname, `../../../docs/operate/${page}.md`), 'utf8'))
  .join('\n')
const binaries = '/usr/lib/postgresql/15/bin'

const folder = makeTestFolder()
const [repository, primary, restored] = ['repository', 'primary', 'restored'].map((name) =>
  join(folder, name),
) as [string, string, string]
const settings = join(folder, 'pgbackrest.conf')
const environment = {
  BALCAO_DATA_DIR: join(folder, 'files'),
  BALCAO_DEMO: 'false',
  BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
  PUBLIC_URL: 'https://loja.example.com',
}
const started: (() => void)[] = []

let shop: Shop
let primaryUrl: string

beforeAll(async () => {
  const [, uid = '', gid = ''] =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  for (const part of [folder, repository, join(folder, 'log')]) {
    mkdirSync(part, { recursive: true })
    chownSync(part, Number(uid), Number(gid))
  }
  const primaryPort = await findFreePort()
  writeFileSync(
    settings,
    `[global]
repo1-path=${repository}
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'lock')}
start-fast=y
repo1-retention-full=5
[balcao]
pg1-path=${primary}
pg1-port=${primaryPort}
pg1-socket-path=${folder}
`,
  )
  asPostgres(`${binaries}/initdb`, '-D', primary, '-U', 'postgres', '-A', 'trust')
  appendFileSync(join(primary, 'postgresql.conf'), exampleWith('# postgresql.conf'))
  primaryUrl = await startPostgres(primary, primaryPort)
  await migrate(primaryUrl, testSecrets.derive('database'))
  shop = await createShop({}, { ownerUrl: primaryUrl, drop: async () => {} })
})
afterAll(async () => {
  await shop?.stop()
  for (const stop of started.reverse()) stop()
  removeTestFolder(folder)
})

/** The block of the pages that contains this line. */
function exampleWith(line: string): string {
  const block = [...pages.matchAll(/```\w*\n([\s\S]*?)```/g)].find(([, text = '']) => text.includes(line))
  if (!block?.[1]) throw new Error(`No example of the pages has ${line}`)
  return block[1]
}

/**
 * The command of the pages that starts like this, in a block or in a sentence, with its examples replaced by this run's
 * values.
 */
function commandOf(start: string, places: Record<string, string> = {}): string {
  const sentences = pages.replace(/```[\s\S]*?```/g, '')
  const inSentences = [...sentences.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replaceAll('\n', ' '))
  const found = [...pages.split('\n'), ...inSentences].find((line) => line.startsWith(start))
  if (found === undefined) throw new Error(`The pages have no command that starts with ${start}`)
  const command = found.replace(/\s+#.*/, '')
  return Object.entries(places).reduce((text, [example, here]) => text.replaceAll(example, here), command)
}

function asPostgres(...words: string[]): string {
  return execFileSync('runuser', ['-u', 'postgres', '--', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PGBACKREST_CONFIG: settings },
  })
}

async function startPostgres(dataDir: string, port: number): Promise<string> {
  const place = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const control = (...words: string[]) => asPostgres(`${binaries}/pg_ctl`, '-D', dataDir, '-w', ...words)
  control('-l', join(folder, 'log', `${port}.log`), '-o', place, 'start')
  started.push(() => control('-m', 'immediate', 'stop'))
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

const balcao = (words: string[], changes: Record<string, string> = {}) =>
  runCommandLine(words, { ...realWorld, environment: { ...environment, ...changes } })

/** Closes the present segment of the write-ahead log, and waits until it is archived. */
async function archiveJournal({ owner }: Shop): Promise<void> {
  const [journal] = await owner<{ last: string }[]>`select pg_walfile_name(pg_switch_wal()) as last`
  await expect
    .poll(async () => (await owner`select last_archived_wal as wal from pg_stat_archiver`)[0]?.wal)
    .toBe(journal?.last)
}

async function paymentsIn(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await sql<{ id: string }[]>`select id from payments`).map(({ id }) => id)
  } finally {
    await sql.end()
  }
}

test('a server of the operator is restored by pgBackRest to the requested instant, and the check passes', async () => {
  asPostgres('sh', '-c', commandOf('pgbackrest --stanza=balcao stanza-create'))
  const { paymentId: before } = await shop.buy()
  asPostgres('sh', '-c', commandOf('pgbackrest --stanza=balcao --type=full backup'))
  const { paymentId: since } = await shop.buy()
  // pgBackRest stores the end of a backup in seconds, and uses only a backup that ended before the target.
  await pause(2_000)
  const [{ at } = { at: '' }] = await shop.owner<{ at: string }[]>`select clock_timestamp()::text as at`
  const { paymentId: after } = await shop.buy()
  await archiveJournal(shop)

  const restoreCommand = commandOf('pgbackrest --stanza=balcao --type=time', { '2030-03-13 15:00:00+00': at })
  asPostgres('sh', '-c', `mkdir -m 700 ${restored} && ${restoreCommand} --pg1-path=${restored}`)
  const url = await startPostgres(restored, await findFreePort())
  const found = await paymentsIn(url)
  expect(found).toEqual(expect.arrayContaining([before, since]))
  expect(found).not.toContain(after)
  await expectContent(url)
})

test('a dump by the role for backups is restored on a server that has no role of ours yet', async () => {
  const grantsFor = async (url: string) =>
    (await balcao(['database', 'grants'], { DATABASE_URL: url })).stdout
  const psql = async (url: string) =>
    execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], { input: await grantsFor(url) })
  await psql(primaryUrl)
  const dump = join(folder, 'dump')
  asPostgres('pg_dump', '-Fc', '-f', dump, primaryUrl.replace('postgres@', 'balcao_backup@'))

  const fresh = join(folder, 'fresh')
  asPostgres(`${binaries}/initdb`, '-D', fresh, '-U', 'postgres', '-A', 'trust')
  const url = await startPostgres(fresh, await findFreePort())
  await psql(url)
  asPostgres('pg_restore', '--exit-on-error', '-d', url, dump)
  expect((await paymentsIn(url)).sort()).toEqual((await paymentsIn(primaryUrl)).sort())
  await expectContent(url)
})

test('the embedded database is restored from a bucket after its disk and its backups are lost', async () => {
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: join(folder, 'bucket'),
    silent: true,
    configureBuckets: [{ name: 'balcao' }],
  })
  const { port } = await bucket.run()
  const rclone = (command: string) =>
    promisify(execFile)('sh', ['-c', command], {
      env: {
        PATH: process.env.PATH,
        RCLONE_CONFIG_BUCKET_TYPE: 's3',
        RCLONE_CONFIG_BUCKET_PROVIDER: 'Other',
        RCLONE_CONFIG_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
        RCLONE_CONFIG_BUCKET_ACCESS_KEY_ID: 'S3RVER',
        RCLONE_CONFIG_BUCKET_SECRET_ACCESS_KEY: 'S3RVER',
      },
    })
  const [dataDir, backupDir] = [makeTestFolder(), makeTestFolder()]
  const places = { '/backup/balcao': backupDir }
  const here = { BALCAO_DATA_DIR: dataDir, BALCAO_BACKUP_DIR: backupDir }
  const cluster = await startEmbeddedPostgres({ dataDir, backupDir, settings: { shared_buffers: '32MB' } })
  await migrate(cluster.url, testSecrets.derive('database'))
  const other = await createShop({}, { ownerUrl: cluster.url, drop: () => cluster.stop() })
  // The check names the last posting, which is the second sale's.
  const lastSaleAt = new Date(other.clock.now().getTime() + 60_000)
  try {
    await other.buy({ method: 'CREDIT_CARD' })
    expect(await balcao(['backup'], here)).toMatchObject({ exitCode: 0 })
    await rclone(commandOf('rclone copy /backup/balcao', places))
    other.clock.advance({ minutes: 1 })
    await other.buy({ method: 'CREDIT_CARD' })
    await archiveJournal(other)
    await rclone(commandOf('rclone copy /backup/balcao', places))
  } finally {
    await other.stop()
    removeTestFolder(dataDir)
  }
  rmSync(backupDir, { recursive: true })
  mkdirSync(backupDir)
  await rclone(commandOf('rclone copy bucket:balcao', places))
  expect(await balcao(['restore', '--check'], here)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`Last posting: ${lastSaleAt.toISOString()}`),
  })
  await bucket.close()
  removeTestFolder(backupDir)
})

async function expectContent(url: string): Promise<void> {
  expect(await balcao(['restore', '--check', '--database', url])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('✓ The master key at hand is the one of this backup.'),
  })
}
