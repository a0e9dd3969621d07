import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runDrizzleMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { plantPoison } from '../../test/db/poison-rows.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { testSecrets } from '../../test/test-secrets.ts'
import { createSecretBox } from '../kit/crypto/secret-box.ts'
import { appRole, appUrl, migrate } from './migrate.ts'
import { postgresErrorCode } from './retryable.ts'

const foreignKeyViolation = '23503'
/** The migrations before keys started with the tenant. */
const oldMigrations = 5

const name = `plain_${randomBytes(6).toString('hex')}`
const superuserUrl = new URL(inject('templateDatabaseUrl'))
const ownerUrl = new URL(superuserUrl)
let superuser: postgres.Sql
let folder: string

const onServer = async (...statements: string[]) => {
  const url = new URL(superuserUrl)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  for (const statement of statements) await sql.unsafe(statement)
  await sql.end()
}

/** A database as it was before, of an owner that is no superuser and bound by the wall. */
beforeAll(async () => {
  await onServer(
    `create role ${name} login createrole password '${name}'`,
    `grant ${appRole} to ${name} with admin option`,
    `create database ${name} owner ${name}`,
  )
  superuserUrl.pathname = `/${name}`
  Object.assign(ownerUrl, { pathname: `/${name}`, username: name, password: name })
  superuser = postgres(superuserUrl.href, { max: 1, onnotice: () => {} })
  folder = await mkdtemp(join(tmpdir(), 'balcao-migrations-'))
  await cp(new URL('./migrations', import.meta.url), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  await writeFile(
    journalFile,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, oldMigrations) }),
  )
  const owner = postgres(ownerUrl.href, { max: 1, onnotice: () => {} })
  await runDrizzleMigrations(drizzle(owner), { migrationsFolder: folder })
  for (const {
    table,
  } of await superuser`select tablename as table from pg_tables where schemaname = 'public'`)
    await owner.unsafe(
      `alter table ${table} enable row level security; alter table ${table} force row level security`,
    )
  await owner.end()
})
afterAll(async () => {
  await superuser.end()
  await onServer(`drop database ${name} with (force)`, `drop role ${name}`)
  await rm(folder, { recursive: true, force: true })
})

test('rows that refer to nothing of their own tenant are found, even by an owner whom the wall hides them from', async () => {
  const migrated = () => migrate(ownerUrl.href, testSecrets.derive('database'), { allowUnsafeServer: true })
  const tables = await plantPoison(superuser, { platformId: crypto.randomUUID(), marker: 'ASTRAY' })
  expect(await migrated().catch(postgresErrorCode)).toBe(foreignKeyViolation)

  await superuser.unsafe(`truncate ${tables.join(', ')} cascade`)
  await Promise.all([migrated(), migrated()])
  const open = await superuser`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relforcerowsecurity`
  expect([...open]).toEqual([])
})

test('a process starts beside one that sells: a wall that stands is not raised again, one with a gap is', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
  const start = () => migrate(database.ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true })
  // Whoever sells holds a table until the end of the transaction.
  await sql.begin(async (sale) => {
    await sale`select from orders`
    await start()
  })
  await sql`alter table orders no force row level security`
  await start()
  const [orders] = await sql`select relforcerowsecurity as "isForced" from pg_class where relname = 'orders'`
  expect(orders).toEqual({ isForced: true })
  await sql.end()
  await database.drop()
})

test('another master key is refused before it changes anything', async () => {
  const database = await createTestDatabase()
  const otherKey = createSecretBox([randomBytes(32)]).derive('database')
  await expect(migrate(database.ownerUrl, otherKey, { allowUnsafeServer: true })).rejects.toThrow(
    /^BALCAO_MASTER_KEY is not the key/,
  )
  const app = postgres(appUrl(database.ownerUrl, testSecrets.derive('database')), { max: 1 })
  expect(await app`select 1 as one`).toEqual([{ one: 1 }])
  await app.end()
  await database.drop()
})

test('a start with another wall beside a long read waits for it, and sales go on meanwhile', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 4, onnotice: () => {} })
  await sql`drop policy tenant_wall on payments`
  await sql`comment on schema app is 'another wall'`
  const policyOf = async (table: string) =>
    (await sql`select oid from pg_policy where polrelid = ${table}::regclass and polname = 'tenant_wall'`)[0]
      ?.oid
  const untouched = await policyOf('orders')

  const reading = Promise.withResolvers<void>()
  const read = sql.begin(async (report) => {
    await report`select from payments`
    await reading.promise
  })
  let hasStarted = false
  const start = migrate(database.ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true }).then(
    () => {
      hasStarted = true
    },
  )
  const isWaiting = async () =>
    (await sql`select from pg_locks where relation = 'payments'::regclass and not granted`).length > 0
  await expect.poll(isWaiting, { interval: 10, timeout: 20_000 }).toBe(true)
  // A sale needs the table while the start waits for it: it gets through when the start steps back.
  for (let sale = 0; sale < 3; sale++) await sql`insert into payments select from payments where false`
  expect(hasStarted).toBe(false)

  reading.resolve()
  await read
  await start
  expect(await policyOf('payments')).toBeDefined()
  expect(await policyOf('orders')).toBe(untouched)
  await sql.end()
  await database.drop()
})
