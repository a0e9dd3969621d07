import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import { aPerson, type DemoPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct, type DemoOffer } from '#demo/an-offer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { accounts } from './account-kinds.ts'
import { getBalance } from './get-balance.ts'
import { sweepLotsJob } from './lots/sweep-lots.job.ts'
import { post } from './post.ts'

let world: TestApp
let seller: DemoPerson
let offer: DemoOffer

beforeAll(async () => {
  world = await createTestApp()
  await inScope(world.app, world.platformId, async (scope) => {
    seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    offer = await anOffer(scope, { productId: product.id, priceCents: 10_000 })
  })
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const report = (paymentId: string, status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK') =>
  inScope(world.app, world.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
  )
const balance = () => inScope(world.app, world.platformId, (scope) => getBalance(scope, seller.id))

describe('the ledger', () => {
  test('moves money once when the same fact is posted twenty times at once', async () => {
    const receivable = accounts.acquirerReceivable(randomUUID())
    const key = `test:${randomUUID()}`
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        inScope(world.app, world.platformId, (scope) =>
          post(scope, {
            rule: 'money.unallocated',
            key,
            subject: null,
            currency: 'BRL',
            entries: [
              { account: accounts.suspense, amountCents: -500 },
              { account: receivable, amountCents: 500 },
            ],
          }),
        ),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    expect((await readBooks(world))[receivable]).toBe(500)
  })

  test('refuses a journal that does not add up before it reaches the database', async () => {
    const posting = inScope(world.app, world.platformId, (scope) =>
      post(scope, {
        rule: 'money.unallocated',
        key: 'test:lopsided',
        subject: null,
        currency: 'BRL',
        entries: [{ account: accounts.suspense, amountCents: 1 }],
      }),
    )
    await expect(posting).rejects.toThrow('Invariant violated')
  })

  test('keeps every cent of a busy seller in its place during concurrent sales, releases, refunds and disputes', async () => {
    const sales = await Promise.all(
      Array.from({ length: 40 }, () => aPurchase(world.app, world.platformId, { offerId: offer.id })),
    )
    // Every report arrives three times and out of order, while the worker releases mature lots.
    const reports = sales.flatMap(({ paymentId }, index) => {
      const ending = index % 4 === 0 ? 'REFUNDED' : index % 10 === 1 ? 'CHARGEBACK' : 'APPROVED'
      return [ending, 'APPROVED', ending].map((status) => () => report(paymentId, status as 'APPROVED'))
    })
    await Promise.all([...reports.map((tell) => tell()), world.drainJobs(), world.drainJobs()])
    await world.drainJobs()

    const share = 10_000 - 599 - 249
    const [tally] = await world.owner`
      select count(*) filter (where status = 'APPROVED')::int as approved,
        count(*) filter (where status in ('REFUNDED', 'CHARGEBACK'))::int as reversed
      from payments where seller_id = ${seller.id}`
    // 5.99 % of 100.00; the fixed 2.49 of a reversed sale stays with the platform, at the seller's cost.
    expect(tally).toMatchObject({ approved: 26, reversed: 14 })
    const { availableCents, pendingCents, debtCents } = await balance()
    expect(availableCents + pendingCents - debtCents).toBe(26 * share - 14 * 249)
  })

  test('pays a refund after the release from the available balance', async () => {
    const before = await balance()
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id })
    await report(paymentId, 'APPROVED')
    await world.drainJobs()
    expect((await balance()).availableCents - before.availableCents).toBe(9_152)
    await report(paymentId, 'REFUNDED')
    expect((await balance()).availableCents - before.availableCents).toBe(-249)
  })

  test('releases money in the next daily sweep if its release job was lost', async () => {
    const before = await balance()
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id })
    await report(paymentId, 'APPROVED')
    await world.owner`delete from graphile_worker._private_jobs where key like 'release-lots:%'`
    world.clock.advance({ days: 40 })
    await world.drainJobs()
    expect((await balance()).availableCents).toBe(before.availableCents)
    await inScope(world.app, world.platformId, (scope) => addJob(scope, sweepLotsJob, {}))
    await world.drainJobs()
    expect((await balance()).availableCents - before.availableCents).toBe(9_152)
  })
})
