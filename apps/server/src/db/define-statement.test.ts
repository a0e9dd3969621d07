import { randomUUID } from 'node:crypto'
import { eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Database, openDatabase, type SentStatement } from './database.ts'
import { defineStatement, type Inputs, newValue, tenant } from './define-statement.ts'
import { appUrl } from './migrate.ts'
import { purchaseIntents } from './schema/payments.ts'

const ours = randomUUID()
const theirs = randomUUID()
const noon = new Date('2030-03-13T15:00:00.123Z')
const purchaseId = randomUUID()

let database: TestDatabase
let db: Database
let sent: SentStatement[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const url = appUrl(database.ownerUrl, testSecrets.derive('database'))
  db = openDatabase({ url, replicaUrls: [], poolSize: 2, onStatement: (statement) => sent.push(statement) })
  for (const platformId of [ours, theirs])
    await db.transaction(platformId, (tx) =>
      insertIntent(tx, { platformId, purchaseId, requestHash: platformId, createdAt: noon }),
    )
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

type Intent = { platformId: string; purchaseId: string; requestHash: string; createdAt: Date }

const insertIntent = defineStatement((builder, given: Inputs<Intent>) =>
  builder.insert(purchaseIntents).values({
    platformId: given.platformId,
    purchaseId: given.purchaseId,
    requestHash: given.requestHash,
    createdAt: given.createdAt,
    paymentId: sql`gen_random_uuid()`,
  }),
)

const hashes = defineStatement((builder, given: Inputs<{ purchaseId: string }>) =>
  builder
    .select({ hash: purchaseIntents.requestHash, at: purchaseIntents.createdAt })
    .from(purchaseIntents)
    .where(eq(purchaseIntents.purchaseId, given.purchaseId)),
)

describe('a statement that is built once', () => {
  test('runs for the tenant of its transaction and returns rows as the query builder does', async () => {
    for (const platformId of [ours, theirs, ours])
      expect(await db.transaction(platformId, (tx) => hashes(tx, { purchaseId }))).toEqual([
        { hash: platformId, at: noon },
      ])
  })

  test('reads the tenant from its transaction and ignores a tenant among its values', async () => {
    sent = []
    const disguised = { purchaseId, platformId: theirs }
    const found = await db.transaction(ours, (tx) => hashes(tx, disguised))
    expect(found.map(({ hash }) => hash)).toEqual([ours])
    const select = sent.find(({ text }) => text.includes('from "purchase_intents"'))
    expect(select?.text).toContain('"purchase_intents"."platform_id" = ')
    expect(select?.values).toEqual([ours, purchaseId])
  })

  test('is sent with the same text whatever its values, so that PostgreSQL prepares it once', async () => {
    sent = []
    for (const wanted of [purchaseId, randomUUID()])
      await db.transaction(ours, (tx) => hashes(tx, { purchaseId: wanted }))
    const texts = sent.filter(({ text }) => text.includes('purchase_intents')).map(({ text }) => text)
    expect(new Set(texts).size).toBe(1)
    expect(texts).toHaveLength(2)
  })

  test('encodes instants as their column does, and accepts handwritten SQL', async () => {
    const after = defineStatement((builder, given: Inputs<{ instant: Date }>) =>
      builder
        .select({ hash: purchaseIntents.requestHash })
        .from(purchaseIntents)
        .where(gt(purchaseIntents.createdAt, sql.param(given.instant, purchaseIntents.createdAt))),
    )
    const count = defineStatement(
      (_builder, given: Inputs<{ purchaseId: string }>) =>
        sql<{ count: number }>`select count(*)::int as count from purchase_intents
          where platform_id = ${tenant} and purchase_id = ${given.purchaseId}`,
    )
    await db.transaction(ours, async (tx) => {
      expect(await after(tx, { instant: noon })).toEqual([])
      expect(await after(tx, { instant: new Date(noon.getTime() - 1) })).toEqual([{ hash: ours }])
      expect([...(await count(tx, { purchaseId }))]).toEqual([{ count: 1 }])
    })
  })
})

describe('writes that are not awaited', () => {
  const rename = defineStatement((builder, given: Inputs<{ hash: string | null }>) =>
    builder.update(purchaseIntents).set({ requestHash: newValue(given.hash) }),
  )
  const hashOfOurs = async () => (await db.transaction(ours, (tx) => hashes(tx, { purchaseId })))[0]?.hash

  test('are complete once the transaction has committed', async () => {
    await db.transaction(ours, async (tx) => tx.later(rename(tx, { hash: 'renamed' })))
    expect(await hashOfOurs()).toBe('renamed')
  })

  test('make the whole transaction fail with the error of the first failed write, and change nothing', async () => {
    const failing = db.transaction(ours, async (tx) => {
      tx.later(rename(tx, { hash: 'lost' }), rename(tx, { hash: null }))
      return 'done'
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } })
    expect(await hashOfOurs()).toBe('renamed')
  })

  test('make a later awaited statement fail with the same error', async () => {
    const failing = db.transaction(ours, async (tx) => {
      tx.later(rename(tx, { hash: null }))
      return hashes(tx, { purchaseId })
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } })
  })

  test('are one statement each: a second one would be sent after the commit, and is refused', async () => {
    const failing = db.transaction(ours, async (tx) =>
      tx.later(rename(tx, { hash: 'first' }).then(() => rename(tx, { hash: 'second' }))),
    )
    await expect(failing).rejects.toMatchObject({
      cause: { message: 'A statement was sent after the end of its transaction' },
    })
    expect(await hashOfOurs()).toBe('first')
  })
})
