import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Database, openDatabase } from './database.ts'
import { appUrl } from './migrate.ts'
import { violatedConstraint } from './retryable.ts'

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

test('the violated constraint is named by the field of the error, or by the message of a worker of Citus', () => {
  const refused = (message: string, fields: object) =>
    new Error('Failed query: select "x"', { cause: Object.assign(new Error(message), fields) })
  const floor =
    'new row for relation "ledger_accounts_102181" violates check constraint "ledger_accounts_floor"'
  expect(violatedConstraint(refused(floor, { code: '23514' }))).toBe('ledger_accounts_floor')
  const once = 'duplicate key value violates unique constraint "withdrawal_invoices_key_once_102344"'
  expect(violatedConstraint(refused(once, { code: '23505' }))).toBe('withdrawal_invoices_key_once')
  const named = { code: '23514', constraint_name: 'ledger_accounts_floor' }
  expect(violatedConstraint(refused('refused', named))).toBe('ledger_accounts_floor')
  expect(violatedConstraint(refused('relation "payments"', { code: '42P01' }))).toBeUndefined()
})
