import { randomBytes, randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import { nextVersion } from '#test/db/next-version.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { appRole, appUrl, isMigrated, migrate, narrowedRole, operatorRole } from './migrate.ts'
import { roleGrants } from './role-grants.ts'

const migrated = (ownerUrl: string, version: { migrationsFolder?: string } = {}) =>
  migrate(ownerUrl, testSecrets.derive('database'), { allowUnsafeServer: true, ...version })

/**
 * A database whose owner is no superuser: forced row security binds the owner as it binds the application.
 */
async function aPlainOwner({ mayCreateRoles = true } = {}) {
  const name = `plain_${randomBytes(6).toString('hex')}`
  const superuserUrl = new URL(inject('templateDatabaseUrl'))
  superuserUrl.pathname = '/postgres'
  const server = postgres(superuserUrl.href, { max: 1, onnotice: () => {} })
  await server.unsafe(`create role ${name} login ${mayCreateRoles ? 'createrole' : ''} password '${name}'`)
  if (mayCreateRoles)
    await server.unsafe(`grant ${appRole}, ${operatorRole}, ${narrowedRole} to ${name} with admin option`)
  await server.unsafe(`create database ${name} owner ${name}`)
  superuserUrl.pathname = `/${name}`
  const superuser = postgres(superuserUrl.href, { max: 1, onnotice: () => {} })
  onTestFinished(async () => {
    await superuser.end()
    await server.unsafe(`drop database ${name} with (force)`)
    await server.unsafe(`drop role ${name}`)
    await server.end()
  })
  return {
    superuser,
    name,
    ownerUrl: Object.assign(new URL(superuserUrl), { username: name, password: name }).href,
  }
}

test('two processes that start at once run a migration once, and its backfill reaches rows hidden from the owner', async () => {
  const { ownerUrl, superuser } = await aPlainOwner()
  await migrated(ownerUrl)
  const platform = {
    kind: 'TENANT',
    name: 'Loja',
    brand_color: '#000000',
    locale: 'PT_BR',
    placeholder_document: '1',
    placeholder_phone: '1',
    is_demo: false,
    created_at: new Date('2030-03-13T15:00:00Z'),
  }
  for (const platformId of [randomUUID(), randomUUID()])
    await superuser`insert into platforms ${superuser({ ...platform, platform_id: platformId })}`

  const version = await nextVersion([
    'alter table platforms add column motto text',
    'alter table platforms no force row level security',
    "update platforms set motto = 'Bom dia'",
  ])
  await Promise.all([migrated(ownerUrl, version), migrated(ownerUrl, version)])
  expect(await superuser`select motto from platforms`).toEqual([{ motto: 'Bom dia' }, { motto: 'Bom dia' }])
  const open = await superuser`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relforcerowsecurity`
  expect([...open]).toEqual([])
})

test('a migration whose lock has to wait for a long read backs off, and sales go on meanwhile', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 4, onnotice: () => {} })
  const reading = Promise.withResolvers<void>()
  const read = sql.begin(async (report) => {
    await report`select from payments`
    await reading.promise
  })
  const start = migrated(database.ownerUrl, await nextVersion(['alter table payments add column motto text']))
  const isWaiting = async () =>
    (await sql`select from pg_locks where relation = 'payments'::regclass and not granted`).length > 0
  await expect.poll(isWaiting, { interval: 10, timeout: 20_000 }).toBe(true)
  for (let sale = 0; sale < 3; sale++) await sql`insert into payments select from payments where false`
  const hasMotto = async () => (await sql`select from pg_attribute where attname = 'motto'`).length > 0
  expect(await hasMotto()).toBe(false)

  reading.resolve()
  await Promise.all([read, start])
  expect(await hasMotto()).toBe(true)
  await sql.end()
  await database.drop()
})

test('a start beside a selling process skips a complete wall, and repairs a wall with a gap', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
  const start = () => migrated(database.ownerUrl)
  // A selling process locks a table until the end of its transaction.
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

test('a start that has to change the wall waits for a long read, and sales go on meanwhile', async () => {
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
  const start = migrated(database.ownerUrl).then(() => {
    hasStarted = true
  })
  const isWaiting = async () =>
    (await sql`select from pg_locks where relation = 'payments'::regclass and not granted`).length > 0
  await expect.poll(isWaiting, { interval: 10, timeout: 20_000 }).toBe(true)
  // A sale needs the table while the start waits for it: the sale gets through when the start backs off.
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

test('an owner who may not create roles can migrate once the roles exist, and otherwise gets one line of instructions', async () => {
  const { ownerUrl } = await aPlainOwner({ mayCreateRoles: false })
  const otherKey = createSecretBox([randomBytes(32)]).derive('database')
  // The roles of this server accept the tests' key only.
  await expect(migrate(ownerUrl, otherKey, { allowUnsafeServer: true })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(/^The user of DATABASE_URL may not create roles: .*database grants.*$/),
  })
  const { ownerUrl: fresh } = await aPlainOwner({ mayCreateRoles: false })
  await migrated(fresh)
  const app = postgres(appUrl(fresh, testSecrets.derive('database')), { max: 1 })
  expect(await app`select count(*)::int as orders from orders`).toEqual([{ orders: 0 }])
  await app.end()
})

test('the script for an administrator can be repeated and creates all roles, with one for backups that sees every row', async () => {
  const { ownerUrl, superuser, name } = await aPlainOwner({ mayCreateRoles: false })
  onTestFinished(async () => {
    await superuser.unsafe('drop owned by balcao_backup; drop role balcao_backup')
  })
  const grants = roleGrants(ownerUrl, testSecrets.derive('database'))
  for (const _ of [1, 2]) await superuser.unsafe(grants)
  await migrated(ownerUrl)
  const roles = await superuser`
    select rolname, rolcanlogin, rolinherit, rolbypassrls from pg_roles where rolname like 'balcao!_%' escape '!' order by rolname`
  expect([...roles]).toEqual([
    { rolname: 'balcao_app', rolcanlogin: true, rolinherit: false, rolbypassrls: false },
    { rolname: 'balcao_backup', rolcanlogin: true, rolinherit: true, rolbypassrls: true },
    { rolname: 'balcao_narrowed', rolcanlogin: false, rolinherit: true, rolbypassrls: false },
    { rolname: 'balcao_operator', rolcanlogin: true, rolinherit: true, rolbypassrls: false },
  ])
  const [mayRead] = await superuser`
    select has_table_privilege('balcao_backup', 'orders', 'select') as orders,
      has_database_privilege('balcao_backup', ${name}, 'connect') as connects`
  expect(mayRead).toEqual({ orders: true, connects: true })
})

test('the first migration and later ones leave no table unanalysed', async () => {
  const { ownerUrl, superuser } = await aPlainOwner()
  const neverAnalysed = async () =>
    (
      await superuser`
      select relname from pg_class where relkind = 'r' and reltuples = -1 and relowner <> 10`
    ).map(({ relname }) => relname)
  await migrated(ownerUrl)
  expect(await neverAnalysed()).toEqual([])
  await migrated(ownerUrl, await nextVersion(['create table mottos (motto text)']))
  expect(await neverAnalysed()).toEqual([])
})

test('a start that leaves migrations to a job waits until the database has its own version or a newer one', async () => {
  const { ownerUrl } = await aPlainOwner()
  expect(await isMigrated(ownerUrl)).toBe(false)
  await migrated(ownerUrl)
  expect(await isMigrated(ownerUrl)).toBe(true)

  const version = await nextVersion(['alter table platforms add column motto text'])
  expect(await isMigrated(ownerUrl, version)).toBe(false)
  await migrated(ownerUrl, version)
  expect(await isMigrated(ownerUrl, version)).toBe(true)
  expect(await isMigrated(ownerUrl)).toBe(true)
})

test('a database of a version before the first release is refused in one line, and stays as it was', async () => {
  const database = await createTestDatabase()
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`
  await expect(migrated(database.ownerUrl)).rejects.toThrow(
    /made by an older version.*mv [.]balcao [.]balcao[.]old/,
  )
  expect((await sql`select from payments`).length).toBe(0)
  await sql.end()
  await database.drop()
})
