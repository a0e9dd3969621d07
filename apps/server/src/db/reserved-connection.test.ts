import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { inGlance, inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp({ environment: { DATABASE_POOL_SIZE: '4' } })
})
afterAll(() => world.stop())

test('hosts, the rows of a page and the health of the database are read while sales use every other connection', async () => {
  const { app, platformId } = world
  const end = Promise.withResolvers<void>()
  let begun = 0
  const sales = Array.from({ length: 20 }, () =>
    inScope(app, platformId, async ({ tx }) => {
      await tx.execute(sql`select 1`)
      begun += 1
      await end.promise
    }),
  )
  await expect.poll(() => begun).toBe(3)
  expect(await app.db.lookup(sql`select app.platform_of_host('localhost') as id`)).toEqual([
    { id: platformId },
  ])
  expect((await inGlance(app, platformId, getPlatform)).platformId).toBe(platformId)
  expect(await app.db.isReachable()).toBe(true)
  expect(begun).toBe(3)
  end.resolve()
  await Promise.all(sales)
  expect(begun).toBe(20)
})
