import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { runOracles } from '#cli/audit/run-oracles.ts'
import { realWorld } from '#cli/command.ts'
import { runCommandLine } from '#cli/run-command-line.ts'
import { closeApp, composeApp } from '#compose-app.ts'
import { readConfig } from '#config.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { putPicture } from '#demo/put-picture.ts'
import { jobs } from '#jobs.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { fileTypes } from '#kit/storage/file-kinds.ts'
import { newObjectKey } from '#kit/storage/object-key.ts'
import type { ObjectStore } from '#kit/storage/object-store.ts'
import { loadMailRenderer } from '#load-mail-renderer.ts'
import { inScope } from '#scope.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testMasterKey, testSecrets } from '#test/test-secrets.ts'
import { type ArchiveEntry, readArchive, writeArchive } from './archive-file.ts'
import { sumTenant, tenantTables } from './compare-tenant.ts'
import { cancelLeaving, exportTenant, keysIn } from './export-tenant.ts'
import { forgetTenant } from './forget-tenant.ts'
import { importTenant, type TenantImport } from './import-tenant.ts'

const passphrase = 'correct horse battery staple'
const otherKey = randomBytes(32)

let here: TestApp
let folder: string
let offerId: string
let picture: string
let archive: string
let elsewhere: { database: TestDatabase; app: App; owner: postgres.Sql }

beforeAll(async () => {
  here = await createTestApp()
  folder = makeTestFolder()
  archive = join(folder, 'shop.balcao')
  offerId = await inScope(here.app, here.platformId, async (scope) => {
    picture = await putPicture(scope, [10, 20, 30], [40, 50, 60])
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, imageKey: picture })
    return (await anOffer(scope, { productId: product.id })).id
  })
  for (let sale = 0; sale < 3; sale += 1) await sell(here.app)
  here.clock.advance({ minutes: 10 })
  await here.drainJobs()
  // One more sale, whose mails and checks are still in the queue.
  await sell(here.app)
  elsewhere = await anotherInstallation()
})
afterAll(async () => {
  await closeApp(elsewhere.app)
  await elsewhere.owner.end()
  await elsewhere.database.drop()
  await here.stop()
  removeTestFolder(folder)
})

/** Another operator's installation: a database, files and a master key of its own. */
async function anotherInstallation() {
  const database = await createTestDatabase()
  const config = readConfig({
    BALCAO_DATA_DIR: join(folder, randomUUID()),
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    MAX_LOOP_DELAY_MS: '600000',
  })
  const composed = await composeApp({
    config,
    clock: here.clock,
    // The password of the database's role is derived from the key of the whole run.
    secrets: testSecrets,
    ownerUrl: database.ownerUrl,
    renderMail: await loadMailRenderer(),
  })
  const app: App = { ...composed, secrets: createSecretBox([otherKey]) }
  return { database, app, owner: postgres(database.ownerUrl, { max: 2, onnotice: () => {} }) }
}

async function sell(app: App): Promise<string> {
  const { paymentId, payment } = await aPurchase(app, here.platformId, { offerId })
  if (!payment.pix) throw new Error('a Pix has a code')
  await here.sandbox.bank.pay(payment.pix.code)
  return paymentId
}

const exportOf = (wishes: { isLeaving: boolean; path?: string; store?: ObjectStore }) => {
  rmSync(archive, { force: true })
  return exportTenant({
    platformId: here.platformId,
    url: here.ownerUrl,
    path: archive,
    passphrase,
    secrets: here.app.secrets,
    store: here.app.store,
    cost: 1,
    ...wishes,
  })
}

const importOf = (wishes: Partial<TenantImport> = {}) =>
  importTenant({
    path: archive,
    passphrase,
    url: elsewhere.database.ownerUrl,
    isCopyAllowed: false,
    masterKeys: [otherKey],
    store: elsewhere.app.store,
    claim: async () => {},
    ...wishes,
  })

const countJobs = async (owner: postgres.Sql) => {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'platformId' = ${here.platformId}`
  return row?.count ?? 0
}

const nothingArrived = async () => {
  const tables = await tenantTables(elsewhere.owner)
  const sums = await sumTenant(elsewhere.owner, here.platformId, tables)
  expect(sums.filter(({ rows }) => rows > 0)).toEqual([])
  expect(await elsewhere.owner`select from app.tenant_holds`).toHaveLength(0)
}

async function entriesOfArchive(): Promise<{ name: string; bytes: Buffer }[]> {
  const read: { name: string; bytes: Buffer }[] = []
  for await (const { header, body } of readArchive(archive, passphrase))
    read.push({ name: header.name, bytes: await buffer(body as never) })
  return read
}

test('a platform that stays goes on selling during and after its export, and its archive is not accepted as a move', async () => {
  const { rows, files } = await exportOf({ isLeaving: false })
  expect(rows).toBeGreaterThan(80)
  expect(files).toBe(1)
  await sell(here.app)
  await expect(importOf()).rejects.toThrow('two installations would charge the same subscriptions')
  await nothingArrived()
})

test('an export that fails lets the leaving platform go on selling', async () => {
  const broken: ObjectStore = { ...here.app.store, get: () => Promise.reject(new Error('the store is down')) }
  const path = join(folder, 'broken.balcao')
  await expect(exportOf({ isLeaving: true, path, store: broken })).rejects.toThrow('the store is down')
  expect(() => readFileSync(path)).toThrow('ENOENT')
  await sell(here.app)
})

test('a platform that leaves writes nothing more here, until the leave is cancelled', async () => {
  const waiting = await countJobs(here.owner)
  expect(waiting).toBeGreaterThan(0)
  await exportOf({ isLeaving: true })
  const held = { code: 'tenant_moving' }
  await expect(sell(here.app)).rejects.toMatchObject(held)
  expect(await countJobs(here.owner)).toBe(0)
  await cancelLeaving({ platformId: here.platformId, url: here.ownerUrl })
  expect(await countJobs(here.owner)).toBe(waiting)
  await sell(here.app)
  await expect(cancelLeaving({ platformId: here.platformId, url: here.ownerUrl })).rejects.toThrow(
    'is not leaving',
  )
  await exportOf({ isLeaving: true })
  await expect(sell(here.app)).rejects.toMatchObject(held)
})

test('an archive opens by its passphrase only, and is imported whole or not at all', async () => {
  await expect(importOf({ passphrase: 'another passphrase' })).rejects.toThrow('is no archive, or')
  await expect(importOf({ path: join(folder, 'none') })).rejects.toThrow('There is no file')
  const bytes = readFileSync(archive)
  const damaged = join(folder, 'damaged.balcao')
  for (const wrong of [
    bytes.subarray(0, bytes.length - 100),
    bytes.subarray(0, Math.floor(bytes.length / 2)),
    bytes.with(bytes.length - 5, (bytes.at(-5) ?? 0) ^ 1),
  ]) {
    writeFileSync(damaged, wrong)
    await expect(importOf({ path: damaged })).rejects.toThrow('is damaged')
    await nothingArrived()
  }
})

test('rows that differ from the platform, its manifest or its tables are refused', async () => {
  const path = join(folder, 'forged.balcao')
  const neighbour = randomUUID()
  const entries = await entriesOfArchive()
  /** Writes a changed archive, as a person with the passphrase could. */
  const forged = (change: (text: string, name: string) => string) => {
    const changed = entries.map(({ name, bytes }): ArchiveEntry => {
      const body = name.startsWith('files/') ? bytes : Buffer.from(change(bytes.toString(), name))
      return { name, size: body.length, body: [body] }
    })
    return writeArchive(path, passphrase, changed, 1)
  }
  for (const end of ['\n', '\r', '\r\n', '']) {
    await forged((text, name) =>
      name.startsWith('tables/orders/')
        ? text.replaceAll('\n', end === '\n' || end === '' ? '\n' : end) +
          text.split('\n', 1).join().replaceAll(here.platformId, neighbour) +
          end
        : text,
    )
    await expect(importOf({ path })).rejects.toThrow('rows of another platform')
    await nothingArrived()
    expect(await elsewhere.owner`select from orders`).toHaveLength(0)
  }

  await forged((text, name) => (name.startsWith('tables/orders/') ? `no row\n${text}` : text))
  await expect(importOf({ path })).rejects.toThrow('has no rows of orders')
  await nothingArrived()

  await forged((text, name) =>
    name === 'manifest.json'
      ? text.replace(/("payload":\{[^}]*?"platformId":")[^"]+/, `$1${neighbour}`)
      : text,
  )
  await expect(importOf({ path })).rejects.toThrow('jobs that are not of its platform')

  const foreign = `images/${'0'.repeat(32)}.png`
  await writeArchive(
    path,
    passphrase,
    entries.map(({ name, bytes }) => ({
      name: name.startsWith('files/') ? `files/${foreign}` : name,
      size: bytes.length,
      body: [bytes],
    })),
    1,
  )
  await expect(importOf({ path })).rejects.toThrow('that no row names')
  await elsewhere.app.store.put(picture, Buffer.from('another picture'), 'image/png')
  await expect(importOf()).rejects.toThrow('The storage has another file')
  await elsewhere.app.store.remove(picture)
  await nothingArrived()

  await forged((text, name) => (name.startsWith('tables/payments/') ? text.replace('2030-', '2031-') : text))
  await expect(importOf({ path })).rejects.toThrow('differs from what was sent')
  await nothingArrived()

  await forged((text, name) =>
    name === 'manifest.json' ? text.replaceAll('"table":"mails"', '"table":"pg_authid"') : text,
  )
  await expect(importOf({ path })).rejects.toThrow('a table mails of another shape')
  await forged((text, name) =>
    name === 'manifest.json' ? text.replace(/"version":"\w/, '"version":"x') : text,
  )
  await expect(importOf({ path })).rejects.toThrow('another version')
  await nothingArrived()
})

test('an interrupted import leaves no platform that can sell, and the next import begins anew', async () => {
  const full: ObjectStore = { ...elsewhere.app.store, putFile: () => Promise.reject(new Error('disk full')) }
  await expect(importOf({ store: full })).rejects.toThrow('disk full')
  await nothingArrived()
  await expect(importOf({ masterKeys: [Buffer.alloc(3)] })).rejects.toThrow('32 bytes')
  // All rows are there, but their secrets are not yet sealed with a key of this installation.
  expect(await elsewhere.owner`select from platforms`).toHaveLength(1)
  await expect(sell(elsewhere.app)).rejects.toMatchObject({ code: 'tenant_moving' })
  const refuse = () => Promise.reject(new Error('the host is taken'))
  await expect(importOf({ claim: refuse })).rejects.toThrow('the host is taken')
  await expect(sell(elsewhere.app)).rejects.toMatchObject({ code: 'tenant_moving' })
})

test('a platform goes on in the installation of its import: with its books, files, jobs and secrets', async () => {
  const tables = await tenantTables(here.owner)
  const [sealedTables, sums] = [
    ['platforms', 'provider_accounts'],
    await sumTenant(here.owner, here.platformId, tables),
  ]
  const taken = await importOf()
  expect(taken).toMatchObject({ platformId: here.platformId, files: 1, unopened: 0 })
  expect(taken.jobs).toBeGreaterThan(0)
  expect(await countJobs(elsewhere.owner)).toBe(taken.jobs)
  const arrived = await sumTenant(elsewhere.owner, here.platformId, tables)
  const untouched = (each: { table: string }) => !sealedTables.includes(each.table)
  expect(arrived.filter(untouched)).toEqual(sums.filter(untouched))
  expect(await runOracles(elsewhere.owner)).toEqual([])
  const stored = await elsewhere.app.store.get(picture)
  const original = await here.app.store.get(picture)
  if (!stored || !original) throw new Error('the picture is there')
  expect(await buffer(stored.body)).toEqual(await buffer(original.body))
  const [sealed] = await elsewhere.owner<{ credentials: string }[]>`select credentials from provider_accounts`
  expect(sealed?.credentials).toMatch(elsewhere.app.secrets.currentMark)

  const paymentId = await sell(elsewhere.app)
  await drainJobs(elsewhere.app, elsewhere.database.ownerUrl, jobs)
  here.clock.advance({ minutes: 10 })
  await drainJobs(elsewhere.app, elsewhere.database.ownerUrl, jobs)
  const [payment] = await elsewhere.owner`select status from payments where id = ${paymentId}`
  expect(payment).toEqual({ status: 'APPROVED' })
  expect(await elsewhere.owner`select from payments where status <> 'APPROVED'`).toHaveLength(0)
  expect(await runOracles(elsewhere.owner)).toEqual([])
  await expect(importOf()).rejects.toThrow('is here already')
})

test('the rows that a platform left behind are deleted after a week, and it may come back in an archive', async () => {
  const { platformId, ownerUrl: url } = here
  const forget = (now: Date) => forgetTenant({ platformId, url }, { cell: null, now })
  await expect(forget(new Date())).rejects.toThrow('kept until')
  expect((await forget(new Date(Date.now() + 8 * 86_400_000))).rows).toBeGreaterThan(80)
  const back = join(folder, 'back.balcao')
  await exportTenant({
    platformId,
    url: elsewhere.database.ownerUrl,
    path: back,
    passphrase,
    isLeaving: true,
    secrets: elsewhere.app.secrets,
    store: elsewhere.app.store,
    cost: 1,
  })
  const home = { url, masterKeys: [testMasterKey], store: here.app.store }
  await importOf({ ...home, path: back })
  await sell(here.app)
  expect(await runOracles(here.owner)).toEqual([])

  await exportOf({ isLeaving: true })
  await forget(new Date(Date.now() + 8 * 86_400_000))
  await expect(importOf({ ...home, path: back })).rejects.toThrow('older than the leave')
  await importOf(home)
})

test('the commands print their result, or what they are missing', async () => {
  const path = join(folder, 'by-command.balcao')
  const environment = {
    BALCAO_DATA_DIR: join(folder, 'command'),
    BALCAO_DEMO: 'true',
    LOG_LEVEL: 'silent',
    BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
    DATABASE_URL: here.ownerUrl,
  }
  const run = (words: string[], more = {}) =>
    runCommandLine(words, { ...realWorld, say: () => {}, environment: { ...environment, ...more } })
  const asked = ['tenant', 'export', here.platformId, '--to', path]
  expect((await run(asked)).stderr).toContain('BALCAO_ARCHIVE_PASSPHRASE needs 16 characters')
  const secret = { BALCAO_ARCHIVE_PASSPHRASE: passphrase }
  expect(await run(asked, secret)).toEqual({
    exitCode: 0,
    stdout: expect.stringMatching(
      /^\d+ rows of \d+ tables and 0 files are in .*by-command\.balcao\. Files that rows name and the storage lacks: 1\.\n$/,
    ),
    stderr: '',
  })
  expect((await run(['tenant', 'import', path, '--copy'], secret)).stderr).toContain('is here already')
  expect((await run(['tenant', 'export', 'shop', '--to', path], secret)).stderr).toContain(
    'no id of a platform',
  )
  const plan = await run(['tenant', 'move', here.platformId, '--plan'])
  expect(plan.stdout).toMatch(/\d+ rows, \d+\.\d MB: about 1 min to copy/)
})

test('a file of every kind is found in the row that names it', () => {
  for (const type of fileTypes) {
    const key = newObjectKey('contents', type)
    expect(keysIn(`1\t${key}\t{"file":"${key}"}`), type).toEqual([key, key])
  }
})
