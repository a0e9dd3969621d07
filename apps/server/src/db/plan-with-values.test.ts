import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { planWithValues } from './plan-with-values.ts'
import type { Transaction } from './transaction.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const modeOf = async (tx: Transaction) => {
  const [row] = await tx.execute<{ mode: string }>(
    sql`select current_setting('plan_cache_mode') as mode where ${1}::int = 1`,
  )
  return row?.mode
}

test('statements of a transaction are planned with their values, and those of the next as before', async () => {
  const { app, platformId } = world
  const before = await app.db.transaction(platformId, modeOf)
  const within = await app.db.transaction(platformId, async (tx) => {
    // On Citus the whole database has the other mode.
    await tx.execute(sql`set local plan_cache_mode = auto`)
    planWithValues(tx)
    return modeOf(tx)
  })
  expect(within).toBe('force_custom_plan')
  expect(await app.db.transaction(platformId, modeOf)).toBe(before)
})
