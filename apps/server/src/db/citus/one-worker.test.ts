import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appRole } from '#db/migrate.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { inScope } from '#scope.ts'
import { onDatabase } from '#test/citus/start-citus.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { createTestDatabase } from '#test/test-database.ts'

describe.runIf(inject('nodeUrls'))('a statement of the application', () => {
  let world: TestApp
  let offerId: string

  /** Citus itself refuses every statement of the application that needs more than one shard. */
  beforeAll(async () => {
    const database = await createTestDatabase()

    const name = new URL(database.ownerUrl).pathname.slice(1)
    await onDatabase(database.ownerUrl, (sql) =>
      sql.unsafe(`alter role ${appRole} in database ${name} set citus.multi_task_query_log_level = 'error'`),
    )
    world = await createTestApp({ database })
    offerId = await inScope(world.app, world.platformId, async (scope) => {
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id })
      return (await anOffer(scope, { productId: product.id })).id
    })
  })
  afterAll(() => world?.stop())

  test('that names no tenant is refused, which shows that this test detects such statements', async () => {
    const careless = inScope(world.app, world.platformId, ({ tx }) =>
      tx.execute('select count(*) from orders'),
    )
    await expect(careless).rejects.toMatchObject({
      cause: { message: expect.stringContaining('multi-task query') },
    })
  })

  test('uses a single worker throughout a purchase, the jobs that follow and every daily job', async () => {
    const answer = await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
    expect(answer.status).toBe('APPROVED')
    await world.drainJobs()
    expect((await world.inbox()).length).toBeGreaterThan(0)

    const daily = jobs.filter((job) => job.payload.safeParse({}).success)
    expect(daily.length).toBeGreaterThan(5)
    for (let day = 0; day < 2; day++) {
      for (const job of daily) await job.run(world.app, { platformId: world.platformId })
      world.clock.advance({ days: 1 })
    }
  })
})
