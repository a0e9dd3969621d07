import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { testSecrets } from '../../test/test-secrets.ts'
import { aPerson, type DemoPerson } from '../demo/a-person.ts'
import { aPurchase } from '../demo/a-purchase.ts'
import { anOffer, aProduct } from '../demo/an-offer.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kit/postgres/embedded-postgres.ts'
import { type Standby, startStandby } from '../kit/postgres/standby.ts'
import { makeTestFolder, removeTestFolder } from '../kit/postgres/test-cluster.ts'
import { listSales } from '../modules/payments/sale-queries.ts'
import { inReplicaScope, inScope } from '../scope.ts'
import { migrate } from './migrate.ts'

const primaryDir = makeTestFolder()
const standbyDir = makeTestFolder()
let primary: EmbeddedPostgres
let standby: Standby
let world: TestApp
let seller: DemoPerson
let offerId: string

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings: { shared_buffers: '32MB' } })
  await migrate(primary.url, testSecrets.derive('database'))
  standby = await startStandby({ primary, dataDir: standbyDir })
  world = await createTestApp({
    database: { ownerUrl: primary.url, drop: async () => {} },
    environment: { DATABASE_REPLICA_URLS: standby.url },
  })
  await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offerId = (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await world?.stop()
  await standby?.stop()
  await primary?.stop()
  removeTestFolder(standbyDir)
  removeTestFolder(primaryDir)
})

const listed = async () =>
  (
    await inReplicaScope(world.app, world.platformId, (scope) =>
      listSales({ scope, sellerId: seller.id }, { limit: 25 }),
    )
  ).rows.map(({ paymentId }) => paymentId)

test('lists come from a streaming standby and may lag, while a purchase and its money never do', async () => {
  await standby.catchUp()
  await standby.pauseReplay()
  const answer = await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD' })
  expect(answer).toMatchObject({ status: 'APPROVED', payment: { amountCents: 19_700 } })
  expect(await listed()).toEqual([])

  await standby.resumeReplay()
  await standby.catchUp()
  expect(await listed()).toEqual([answer.paymentId])
})

test('the wall stands on the standby too', async () => {
  const strangers = await inReplicaScope(world.app, crypto.randomUUID(), (scope) =>
    listSales({ scope, sellerId: seller.id }, { limit: 25 }),
  )
  expect(strangers.rows).toEqual([])
})
