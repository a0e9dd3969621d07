import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantPoison } from '#test/db/poison-rows.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { postgresErrorCode } from './retryable.ts'

const foreignKeyViolation = '23503'

let database: TestDatabase
let owner: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

describe('a key', () => {
  test('of any kind starts with the tenant, except the host of a domain, which leads to a tenant', async () => {
    const others = await owner`
      select i.indrelid::regclass::text as table, i.indisunique as "isUnique",
        (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0]) as first
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (select attname from pg_attribute where attrelid = i.indrelid and attnum = i.indkey[0]) is distinct from 'platform_id'`
    expect([...others]).toEqual([{ table: 'platform_domains', isUnique: true, first: 'host' }])
  })

  test('is the primary key of every table: the tenant alone or with the columns that identify a row', async () => {
    const without = await owner`
      select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`
    expect([...without]).toEqual([])
  })

  test('that refers to another table names the tenant on both sides', async () => {
    const careless = await owner`
      select conrelid::regclass::text as table, conname as name from pg_constraint k
      where contype = 'f' and connamespace = 'public'::regnamespace and not (
        (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[1]) = 'platform_id'
        and (select attname from pg_attribute where attrelid = k.confrelid and attnum = k.confkey[1]) = 'platform_id')`
    expect([...careless]).toEqual([])
  })

  test('is a serial number only in the books and in the logs of payments, withdrawals, anticipations and subscriptions', async () => {
    const counted = await owner`
      select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' order by 1`
    expect(counted.map(({ table }) => table)).toEqual([
      'anticipation_events',
      'ledger_accounts',
      'ledger_entries',
      'ledger_journals',
      'payment_events',
      'subscription_steps',
      'withdrawal_events',
    ])
  })
})

describe('a reference to a row of another tenant', () => {
  const ours = { platformId: randomUUID(), marker: 'ours' }
  const theirs = { platformId: randomUUID(), marker: 'theirs' }

  test('is refused by PostgreSQL itself, on every table that refers to another', async () => {
    await plantPoison(owner, ours)
    await plantPoison(owner, theirs)
    const references = await owner<{ table: string; column: string; target: string }[]>`
      select k.conrelid::regclass::text as table, k.confrelid::regclass::text as target,
        (select attname from pg_attribute where attrelid = k.conrelid and attnum = k.conkey[2]) as column
      from pg_constraint k where contype = 'f' and connamespace = 'public'::regnamespace`
    expect(references.length).toBeGreaterThan(20)
    for (const { table, column, target } of references) {
      const point = (platformId: string) =>
        owner
          .begin(async (sql) => {
            const [row] = await sql`select id from ${sql(target)} where platform_id = ${platformId}`
            await sql`update ${sql(table)} set ${sql({ [column]: row?.id })} where platform_id = ${ours.platformId}`
            throw new Error('undone')
          })
          .catch((error: unknown) => postgresErrorCode(error))
      expect(await point(ours.platformId), `${table}.${column}`).toBeUndefined()
      expect(await point(theirs.platformId), `${table}.${column}`).toBe(foreignKeyViolation)
    }
  })
})
