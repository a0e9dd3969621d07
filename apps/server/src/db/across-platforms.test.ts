import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantPoison } from '#test/db/poison-rows.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type AcrossPlatforms, openAcrossPlatforms } from './across-platforms.ts'
import { operatorRole, operatorUrl } from './migrate.ts'
import { postgresErrorCode } from './retryable.ts'

const insufficientPrivilege = '42501'
const readOnlyTransaction = '25006'

const shops = [randomUUID(), randomUUID()].map((platformId) => ({ platformId, marker: `SHOP-${platformId}` }))

let database: TestDatabase
let owner: postgres.Sql
let across: AcrossPlatforms
let tables: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
  across = openAcrossPlatforms(operatorUrl(database.ownerUrl, testSecrets.derive('database')))
  for (const shop of shops) tables = await plantPoison(owner, shop)
})
afterAll(async () => {
  await across.close()
  await owner.end()
  await database.drop()
})

const refusalOf = (statement: string) =>
  across
    .read([], (db) => db.execute(sql.raw(statement)))
    .then(
      () => undefined,
      (error: unknown) => postgresErrorCode(error),
    )

const granted = async () =>
  owner<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.column_privileges
    where grantee = ${operatorRole} order by 1, 2`

describe("the operator's role", () => {
  test('reads nothing of a platform that lives in another cell, whatever rows of it remain here', async () => {
    const seenWithout = async (elsewhere: string[]) => {
      const rows = await across.read(elsewhere, (db) => db.execute(sql`select platform_id from platforms`))
      return shops.map(({ platformId }) => rows.some((row) => row.platform_id === platformId))
    }
    const [first] = shops
    expect(await seenWithout([])).not.toContain(false)
    expect(await seenWithout([first?.platformId ?? ''])).toEqual(shops.map((shop) => shop !== first))
  })

  test('has no special rights and is a member of no other role', async () => {
    const [role] = await owner`
      select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as "isSpecial",
        (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
      from pg_roles r where rolname = ${operatorRole}`
    expect(role).toEqual({ isSpecial: false, memberships: 0 })
  })

  test('sees the rows of every platform in its granted columns', async () => {
    const columns = Map.groupBy(await granted(), ({ table }) => table)
    for (const [table, given] of columns) {
      const names = given.map(({ column }) => `"${column}"`).join(', ')
      const rows = await across.read([], (db) => db.execute(sql.raw(`select ${names} from ${table}`)))
      const seen = new Set(rows.map((row) => row.platform_id))
      expect(
        shops.every(({ platformId }) => seen.has(platformId)),
        table,
      ).toBe(true)
    }
  })

  test('has a policy on exactly the tables of its granted columns', async () => {
    const policies = await owner`
      select polrelid::regclass::text as table from pg_policy where polname = 'by_operator' order by 1`
    const given = new Set((await granted()).map(({ table }) => table))
    expect(policies.map(({ table }) => table)).toEqual([...given].toSorted())
  })

  test('is granted no column with personal data or a secret', async () => {
    const about =
      /email|^name$|document|phone|^ip$|user_agent|address|body|header|query|path|url|hash|token|secret|credential|password|totp_secret|private_key|buyer/
    const found = (await granted()).filter(({ table, column }) => about.test(column) && table !== 'platforms')
    // The hash of a closed day of the books is no secret.
    expect(found.map(({ table, column }) => `${table}.${column}`)).toEqual(['ledger_days.hash'])
  })

  test('is refused every other column and table', async () => {
    expect(await refusalOf('select email from users')).toBe(insufficientPrivilege)
    expect(await refusalOf('select raw_body from webhook_inbox')).toBe(insufficientPrivilege)
    expect(await refusalOf('select private_key from platforms')).toBe(insufficientPrivilege)
    const given = new Set((await granted()).map(({ table }) => table))
    const others = tables.filter((table) => !given.has(table))
    expect(others.length).toBeGreaterThan(20)
    for (const table of others)
      expect(await refusalOf(`select * from ${table}`), table).toBe(insufficientPrivilege)
  })

  test('cannot write to any table, with or without the read-only setting', async () => {
    for (const table of tables) {
      const remove = await refusalOf(`delete from ${table}`)
      expect([insufficientPrivilege, readOnlyTransaction], table).toContain(remove)
    }
    const bare = postgres(operatorUrl(database.ownerUrl, testSecrets.derive('database')), { max: 1 })
    for (const table of tables)
      for (const write of [`delete from ${table}`, `update ${table} set platform_id = platform_id`]) {
        const code = await bare.unsafe(write).then(
          () => undefined,
          (error: unknown) => postgresErrorCode(error),
        )
        expect(code, write).toBe(insufficientPrivilege)
      }
    const [{ count } = {}] = await bare`
      select count(*)::int from pg_proc p where pronamespace = 'app'::regnamespace
        and has_function_privilege(oid, 'execute') and proname not in ('platform_id', 'lives_here', 'is_test')`
    expect(count).toBe(0)
    await bare.end()
  })
})

test('is reachable only through the procedures of masters', async () => {
  const sources = new URL('..', import.meta.url).pathname
  const files = (await readdir(sources, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const using = await Promise.all(
    files.map(async (name) =>
      /acrossPlatforms[.]|openAcrossPlatforms[(]/.test(await readFile(`${sources}/${name}`, 'utf8'))
        ? [name]
        : [],
    ),
  )
  expect(using.flat().toSorted()).toEqual([
    'compose-app.ts',
    'db/across-platforms.ts',
    'rpc/procedures-across-platforms.ts',
  ])
})
