import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Database, openDatabase } from './database.ts'
import { appUrl } from './migrate.ts'
import type { Transaction } from './transaction.ts'

const platformId = crypto.randomUUID()
let database: TestDatabase
let owner: postgres.Sql
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  const url = appUrl(database.ownerUrl, testSecrets.derive('database'))
  db = openDatabase({ url, replicaUrls: [], poolSize: 1 })
})
afterAll(async () => {
  await db.close()
  await owner.end()
  await database.drop()
})

const sessionOf = async (tx: Transaction) => (await tx.execute(sql`select pg_backend_pid() as pid`))[0]?.pid
const cutOff = (pid: unknown) => owner`select pg_terminate_backend(${Number(pid)}::int, 5000::bigint)`
const lost = { code: 'database_lost', details: { retryAfterSeconds: 3 } }

test('a transaction that lost its session is refused, and never writes into the next transaction on its connection', async () => {
  const nextHasBegun = Promise.withResolvers<void>()
  const lateWord = Promise.withResolvers<unknown>()
  const cut = db.transaction(platformId, async (tx) => {
    await cutOff(await sessionOf(tx))
    await nextHasBegun.promise
    // Another transaction now runs on this connection.
    await tx
      .execute(sql`select set_config('app.platform_id', 'a stranger', true)`)
      .then(lateWord.resolve, lateWord.resolve)
  })
  await expect(cut).rejects.toMatchObject(lost)

  const seen = await db.transaction(platformId, async (tx) => {
    await tx.execute(sql`select 1`)
    nextHasBegun.resolve()
    expect(await lateWord.promise).toBeInstanceOf(Error)
    return tx.execute(sql`select current_setting('app.platform_id') as tenant`)
  })
  expect(seen[0]).toEqual({ tenant: platformId })
})

test('the last error of a lost session is not reported to the next session', async () => {
  const cut = db.transaction(platformId, async (tx) => {
    const pid = await sessionOf(tx)
    const sleeping = tx.execute(sql`select pg_sleep(60)`)
    await Promise.all([sleeping, cutOff(pid)])
  })
  await expect(cut).rejects.toMatchObject(lost)
  expect(await db.lookup(sql`select 1 as one`)).toEqual([{ one: 1 }])
})
