import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'

let database: TestDatabase
let owner: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** Pairs of indexes over the same rows where the columns of the first are a prefix of the columns of the second. */
const findDoubled = () => owner<{ index: string; covered: string }[]>`
  with known as (
    select i.indexrelid, i.indrelid, i.indisunique, i.indkey::text || ' ' as columns, i.indoption::text || ' ' as directions,
      coalesce(pg_get_expr(i.indpred, i.indrelid), '') as rows
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indexprs is null)
  select short.indexrelid::regclass::text as index, long.indexrelid::regclass::text as covered
  from known short join known long on long.indrelid = short.indrelid and long.indexrelid <> short.indexrelid
    and long.rows = short.rows and starts_with(long.columns, short.columns) and starts_with(long.directions, short.directions)
  where not short.indisunique order by 1`

test('no index is a prefix of another index, which serves the same queries', async () => {
  expect([...(await findDoubled())]).toEqual([])
})

test('an index that is a prefix of another index is detected', async () => {
  await owner`create index doubled on payments (platform_id, seller_id, created_at)`
  expect([...(await findDoubled())]).toContainEqual({ index: 'doubled', covered: 'payments_seller_list' })
  await owner`drop index doubled`
})
