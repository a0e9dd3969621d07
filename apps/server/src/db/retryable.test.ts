import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Database, openDatabase } from './database.ts'
import { appUrl } from './migrate.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  const url = appUrl(database.ownerUrl, testSecrets.derive('database'))
  db = openDatabase({ url, replicaUrls: [], poolSize: 2 })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const deadlock = sql.raw(`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`)

test('a deadlock is retried, also when the error of a pipelined statement arrives first', async () => {
  let tries = 0
  const answer = await db.transaction(crypto.randomUUID(), async (tx) => {
    tries += 1
    if (tries > 1) return 'sold'
    const hit = tx.execute(deadlock)
    const sentAlong = tx.execute(sql`select 1`)
    const heardLater = hit.catch(async (error: unknown) => {
      await sentAlong.catch(() => {})
      throw error
    })
    await Promise.all([heardLater, sentAlong])
    return 'never'
  })
  expect({ answer, tries }).toEqual({ answer: 'sold', tries: 2 })
})
