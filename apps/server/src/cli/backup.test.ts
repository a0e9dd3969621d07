import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { migrate } from '#db/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { testMasterKey, testSecrets } from '#test/test-secrets.ts'
import { realWorld } from './command.ts'
import { checkBackups } from './doctor/check-backups.ts'
import { runCommandLine } from './run-command-line.ts'

const dataDir = makeTestFolder()
const backupDir = makeTestFolder()
const restoredDir = makeTestFolder()
const document = 'documents/contrato.pdf'
const environment = {
  BALCAO_DATA_DIR: dataDir,
  BALCAO_BACKUP_DIR: backupDir,
  BALCAO_DEMO: 'false',
  BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
  PUBLIC_URL: 'https://loja.example.com',
}
const small = { shared_buffers: '32MB' }

let cluster: EmbeddedPostgres
let shop: Shop

beforeAll(async () => {
  cluster = await startEmbeddedPostgres({ dataDir, backupDir, settings: small })
  await migrate(cluster.url, testSecrets.derive('database'))
  shop = await createShop({}, { ownerUrl: cluster.url, drop: () => cluster.stop() })
  mkdirSync(join(dataDir, 'files/documents'), { recursive: true })
  writeFileSync(join(dataDir, 'files', document), 'Contrato')
})
afterAll(async () => {
  await shop?.stop()
  for (const folder of [dataDir, backupDir, restoredDir]) removeTestFolder(folder)
})

const balcao = (words: string[], changes: Record<string, string> = {}) =>
  runCommandLine(words, { ...realWorld, environment: { ...environment, ...changes } })
const doctor = (now = new Date()) => checkBackups(shop.owner, readConfig(environment), now)
const bases = () => readdirSync(join(backupDir, 'base')).sort()

type Sale = { id: string; begunAt: Date; soldAt: Date }

/** Four concurrent buyers make one purchase after another. `at` is the instant after two thirds of the purchases. */
async function storm(): Promise<{ sales: Sale[]; at: Date }> {
  const [all, firstPart] = [24, 16]
  const sales: Sale[] = []
  let begun = 0
  let at = new Date(0)
  const buyer = async () => {
    while (begun < all) {
      begun += 1
      const begunAt = new Date()
      const { paymentId } = await shop.buy()
      sales.push({ id: paymentId, begunAt, soldAt: new Date() })
      if (sales.length === firstPart) at = new Date()
    }
  }
  await Promise.all(Array.from({ length: 4 }, buyer))
  return { sales, at }
}

test('a restore without a backup is refused in one line, and the doctor asks for a backup', async () => {
  expect(await doctor()).toMatchObject({ ok: false })
  expect(await balcao(['restore', '--check'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(`There is no backup in ${backupDir}`),
  })
  expect(await balcao(['backup'], { BALCAO_BACKUP_DIR: '' })).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('BALCAO_BACKUP_DIR'),
  })
})

test('a database restored to an instant in a rush of sales has every sale until then and none after it', async () => {
  const { paymentId: before } = await shop.buy()
  expect(await balcao(['backup'])).toMatchObject({ exitCode: 0 })
  const { sales, at } = await storm()
  const { paymentId: after } = await shop.buy()
  // A segment of the write-ahead log is archived when it is full, or after a minute.
  await shop.owner`select pg_switch_wal()`
  await expect.poll(async () => (await doctor()).detail).toContain('No restore was tried yet')

  const { stdout, exitCode } = await balcao(['restore', '--to', restoredDir, '--at', at.toISOString()])
  expect(stdout).toContain(`BALCAO_DATA_DIR=${restoredDir}`)
  expect({ stdout, exitCode }).toMatchObject({ exitCode: 0 })

  const restored = await startEmbeddedPostgres({ dataDir: restoredDir, settings: small })
  const sql = postgres(restored.url, { max: 1, onnotice: () => {} })
  const found = new Set((await sql<{ id: string }[]>`select id from payments`).map(({ id }) => id))
  await sql.end()
  await restored.stop()
  const until = sales.filter(({ soldAt }) => soldAt <= at)
  const since = sales.filter(({ begunAt }) => begunAt > at)
  expect([until.length, since.length]).not.toContain(0)
  expect([before, ...until.map(({ id }) => id)].filter((id) => !found.has(id))).toEqual([])
  expect([after, ...since.map(({ id }) => id)].filter((id) => found.has(id))).toEqual([])
  expect(readFileSync(join(restoredDir, 'files', document), 'utf8')).toBe('Contrato')
})

test('a check restores the whole archive, audits it, leaves nothing behind, and satisfies the doctor for a month', async () => {
  expect(await balcao(['restore', '--check'])).toMatchObject({ exitCode: 0 })
  expect(await doctor()).toMatchObject({ ok: true })
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  expect((await doctor(hours(27))).detail).toContain('run "npm run balcao -- backup" every day')
})

test('a check without the installation’s master key says that no sealed value opens', async () => {
  const other = Buffer.from('another key of thirty-two bytes!').toString('base64')
  expect(await balcao(['restore', '--check'], { BALCAO_MASTER_KEY: other })).toMatchObject({
    exitCode: 1,
    stdout: expect.stringContaining('✗ The master key at hand is not the one of this backup'),
  })
  expect(await doctor()).toMatchObject({ ok: false })
  const bytes = readdirSync(backupDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  expect(bytes.some((content) => content.includes(testMasterKey))).toBe(false)
  expect(bytes.some((content) => content.includes(environment.BALCAO_MASTER_KEY))).toBe(false)
})

test('an instant before the first backup or after the last sale is refused with the reason', async () => {
  const early = await balcao(['restore', '--check', '--at', '2020-01-01T00:00:00Z'])
  expect(early).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('no earlier instant') })
  const late = await balcao(['restore', '--check', '--at', '2120-01-01T00:00:00Z'])
  expect(late).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('The archive ends before') })
})

test('an incomplete copy of a backup is refused with its number of files, and is not started', async () => {
  const [base = ''] = bases()
  const lost = join(backupDir, 'base', base, 'data/global/pg_control')
  const content = readFileSync(lost)
  rmSync(lost)
  const { stderr, exitCode } = await balcao(['restore', '--check'])
  expect(stderr).toMatch(/has \d+ of \d+ files: copy it again/)
  expect(exitCode).toBe(2)
  writeFileSync(lost, content)
})

test('old copies are deleted with the write-ahead log that only they need, and an unchanged file is stored once', async () => {
  const [first = ''] = bases()
  await balcao(['backup'])
  const [, second = ''] = bases()
  const inode = (base: string) => statSync(join(backupDir, 'base', base, 'files', document)).ino
  expect(inode(second)).toBe(inode(first))

  const journalBefore = readdirSync(join(backupDir, 'journal')).length
  rmSync(join(dataDir, 'files', document))
  expect(await balcao(['backup', '--keep', '1'])).toMatchObject({ exitCode: 0 })
  expect(bases()).toHaveLength(1)
  expect(readdirSync(join(backupDir, 'journal')).length).toBeLessThan(journalBefore)
  expect(await balcao(['restore', '--check'])).toMatchObject({ exitCode: 0 })
})
