import { randomBytes, randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runDrizzleMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { plantPoison } from '../../test/db/poison-rows.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { testSecrets } from '../../test/test-secrets.ts'
import { createSecretBox } from '../kit/crypto/secret-box.ts'
import { appRole, appUrl, migrate, narrowedRole, operatorRole } from './migrate.ts'
import { postgresErrorCode } from './retryable.ts'

const foreignKeyViolation = '23503'

const migrated = (ownerUrl: string) =>
  migrate(ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true })

const onServer = async (...statements: string[]) => {
  const url = new URL(inject('templateDatabaseUrl'))
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  for (const statement of statements) await sql.unsafe(statement)
  await sql.end()
}

/** A database as it was before a migration, of an owner that is no superuser and bound by the wall. */
async function aDatabaseBefore(migration: string) {
  const name = `plain_${randomBytes(6).toString('hex')}`
  await onServer(
    `create role ${name} login createrole password '${name}'`,
    `grant ${appRole}, ${operatorRole}, ${narrowedRole} to ${name} with admin option`,
    `create database ${name} owner ${name}`,
  )
  const superuserUrl = new URL(inject('templateDatabaseUrl'))
  superuserUrl.pathname = `/${name}`
  const ownerUrl = Object.assign(new URL(superuserUrl), { username: name, password: name }).href
  const superuser = postgres(superuserUrl.href, { max: 1, onnotice: () => {} })
  const folder = await mkdtemp(join(tmpdir(), 'balcao-migrations-'))
  await cp(new URL('./migrations', import.meta.url), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const place = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(migration))
  await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }))
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  await runDrizzleMigrations(drizzle(owner), { migrationsFolder: folder })
  for (const {
    table,
  } of await superuser`select tablename as table from pg_tables where schemaname = 'public'`)
    await owner.unsafe(
      `alter table ${table} enable row level security; alter table ${table} force row level security`,
    )
  await owner.end()
  await rm(folder, { recursive: true, force: true })
  return {
    ownerUrl,
    superuser,
    async drop() {
      await superuser.end()
      await onServer(`drop database ${name} with (force)`, `drop role ${name}`)
    },
  }
}

test('rows that refer to nothing of their own tenant are found, even by an owner whom the wall hides them from', async () => {
  const { ownerUrl, superuser, drop } = await aDatabaseBefore('tenant_first_keys')
  const tables = await plantPoison(superuser, { platformId: crypto.randomUUID(), marker: 'ASTRAY' })
  expect(await migrated(ownerUrl).catch(postgresErrorCode)).toBe(foreignKeyViolation)

  await superuser.unsafe(`truncate ${tables.join(', ')} cascade`)
  await Promise.all([migrated(ownerUrl), migrated(ownerUrl)])
  const open = await superuser`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relforcerowsecurity`
  expect([...open]).toEqual([])
  await drop()
})

test('fees, interest and the default receiver of before are what they were, also for an owner whom the wall hides them from', async () => {
  const { ownerUrl, superuser: sql, drop } = await aDatabaseBefore('routes_and_receivers')
  const [one, two] = [randomUUID(), randomUUID()]
  const at = new Date('2030-03-13T15:00:00Z')
  for (const [platformId, accounts] of [
    [one, 1],
    [two, 2],
  ] as const) {
    await sql`insert into platforms ${sql({ platform_id: platformId, kind: 'TENANT', name: 'Loja', brand_color: '#000000', locale: 'PT_BR', placeholder_document: '1', placeholder_phone: '1', default_receiver_id: 're_1', is_demo: false, created_at: at })}`
    await sql`insert into fee_plans ${sql({ platform_id: platformId, method: 'PIX', basis_points: 599, fixed_cents: 249, release_days: 0, reserve_basis_points: 0, reserve_days: 0, effective_from: at })}`
    for (let account = 0; account < accounts; account++)
      await sql`insert into provider_accounts ${sql({ platform_id: platformId, provider: 'HAWKPAY', label: 'Conta', credentials: 'v1.', webhook_token: 'v1.', webhook_token_hash: String(account), methods: ['PIX'], priority: 1, status: 'ACTIVE', created_at: at })}`
  }
  const person = {
    platform_id: one,
    email: 'marina@loja.example',
    name: 'Marina',
    roles: [],
    locale: 'PT_BR',
    created_at: at,
  }
  const [seller] = await sql`insert into users ${sql(person)} returning id`
  const [product] =
    await sql`insert into products ${sql({ platform_id: one, seller_id: seller?.id, name: 'Curso', description: '', type: 'DIGITAL', status: 'APPROVED', category: 'x', guarantee_days: 7, language: 'PT_BR', currency: 'BRL', created_at: at })} returning id`
  await sql`insert into offers ${sql({ platform_id: one, product_id: product?.id, title: 'Oferta', type: 'ONE_TIME', price_cents: 100, template: 'DEFAULT', pix_enabled: true, credit_card_enabled: true, billet_enabled: true, required_document: true, required_document_and_phone: true, abandoned_cart_enabled: true, number_of_installments: 12, max_installments_without_interest: 1, installments_fees: sql.json([0, 3.2]), min_installment_value_cents: 500, builder: sql.json({}), version: 1, status: 'ACTIVE', created_at: at })}`

  await migrated(ownerUrl)
  expect(await sql`select fixed_fees from fee_plans`).toEqual([
    { fixed_fees: { BRL: 249 } },
    { fixed_fees: { BRL: 249 } },
  ])
  expect(await sql`select platform_id, seller_id, fees from interest_tables`).toEqual([
    { platform_id: one, seller_id: null, fees: [0, 3.2] },
  ])
  // Two accounts share no receiver: which of them knows the id, nobody can tell.
  expect(await sql`select platform_id, user_id, receiver_id, status from receivers`).toEqual([
    { platform_id: one, user_id: null, receiver_id: 're_1', status: 'ACTIVE' },
  ])
  await drop()
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
