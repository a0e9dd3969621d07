import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { App } from '../../app.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { appUrl } from '../../db/migrate.ts'
import { aPerson } from '../../demo/a-person.ts'
import { aPurchase } from '../../demo/a-purchase.ts'
import { anEndpoint } from '../../demo/an-endpoint.ts'
import { anOffer, aProduct } from '../../demo/an-offer.ts'
import { inScope } from '../../scope.ts'
import { mailPixCodeJob } from '../payments/mail-pix-code.job.ts'

let world: TestApp
let offerId: string
let sellerId: string
let db: Database
let app: App
let sent: string[] = []

beforeAll(async () => {
  world = await createTestApp()
  const url = appUrl(world.ownerUrl, world.app.secrets.derive('database'))
  db = openDatabase({ url, replicaUrls: [], poolSize: 1, onStatement: ({ text }) => sent.push(text) })
  app = { ...world.app, db }
  offerId = await inScope(app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    sellerId = seller.id
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await db.close()
  await world.stop()
})

test('a Pix sale costs at most 25 statements for the request, and 10 for its mail', async () => {
  const buy = () => aPurchase(app, world.platformId, { offerId })
  // The driver asks about the types of a statement before it sends it for the first time.
  await buy()
  sent = []
  const { paymentId } = await buy()
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(25)
  sent = []
  await mailPixCodeJob.run(app, { platformId: world.platformId, paymentId })
  // The queue itself takes the job with one statement and ends it with another.
  expect(sent.length + 2, sent.join('\n')).toBeLessThanOrEqual(10)
})

test('a server that listens to its seller costs a sale one statement more, and nobody else any', async () => {
  const buy = () => aPurchase(app, world.platformId, { offerId })
  await buy()
  sent = []
  await buy()
  const unheard = sent.length
  await inScope(app, world.platformId, (scope) => anEndpoint(scope, { sellerId }))
  await buy()
  sent = []
  await buy()
  expect(sent.length, sent.join('\n')).toBe(unheard + 1)
})
