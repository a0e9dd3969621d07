import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { type Database, openDatabase } from '#db/database.ts'
import { appUrl } from '#db/migrate.ts'
import { aCoupon } from '#demo/a-coupon.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { checkKey } from '#modules/payments/asking/plan-check.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { mailPixCodeJob } from '#modules/payments/telling/mail-pix-code.job.ts'
import { inScope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

const paid = { source: 'PROVIDER_ANSWER', status: 'APPROVED', certainty: 'KNOWN' } as const
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

test('a Pix sale costs at most 25 statements for the request, and 9 for its mail and the removal of its planned check', async () => {
  const { owner, platformId } = world
  const buy = () => aPurchase(app, platformId, { offerId })
  // The driver reads the types of a statement before sending it for the first time.
  await buy()
  await owner`insert into provider_contacts (platform_id, provider_account_id, heard_at)
    values (${platformId}, ${world.account.id}, ${app.clock.now()})`
  sent = []
  const { paymentId } = await buy()
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(25)
  sent = []
  await mailPixCodeJob.run(app, { platformId, paymentId })
  // The queue itself takes the job with one statement and ends it with another.
  const ofMail = sent.length + 2

  const questions = () =>
    owner<{ run_at: Date }[]>`
      select run_at from graphile_worker._private_jobs where key = ${checkKey(paymentId)}`
  const [planned] = await questions()
  expect(planned?.run_at).toEqual(new Date(app.clock.now().getTime() + 15 * 60_000))
  sent = []
  await inScope(app, platformId, (scope) => applyProviderEvent(scope, paymentId, paid))
  expect(await questions()).toHaveLength(0)
  const ofQuestion = sent.filter((text) => text.includes('drop_job')).length
  expect(ofMail + ofQuestion, sent.join('\n')).toBeLessThanOrEqual(9)
})

test('a seller’s webhook endpoint costs a sale one more statement, and sales of other sellers none', async () => {
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

test('a coupon costs the sale that uses it one statement, one with a limit three, and every other sale none', async () => {
  const costOf = async (coupon?: string) => {
    const buy = () => aPurchase(app, world.platformId, { offerId, coupon })
    await buy()
    sent = []
    await buy()
    return sent.length
  }
  const before = await costOf()
  await inScope(app, world.platformId, async (scope) => {
    await aCoupon(scope, { sellerId, code: 'LIVRE' })
    await aCoupon(scope, { sellerId, code: 'CONTADO', usesMax: 1_000 })
  })
  const after = await costOf()
  expect([after - before, (await costOf('LIVRE')) - before, (await costOf('CONTADO')) - before]).toEqual([
    0, 1, 3,
  ])
})
