import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherCard } from '#demo/a-purchase.ts'
import { jobs } from '#jobs.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTwoCardShop, type TwoCardShop } from './testing/two-card-shop.ts'

const secondRefused = '4000000000009995'

let shop: TwoCardShop

beforeAll(async () => {
  shop = await createTwoCardShop()
})
afterAll(() => shop.stop())

describe.each(['before', 'after'] as const)('a process that dies just %s any of its commits', (moment) => {
  test.each([
    ['approved', otherCard],
    ['refused', secondRefused],
  ])('ends with both charges or none when the second card is %s', async (_, secondCard) => {
    let purchases = 0
    await dieEverywhere(shop.app, moment, async (dying) => {
      await shop.clearCounts()
      // Otherwise the process would also die in jobs of earlier purchases that have become due.
      await shop.settle()
      const purchaseId = randomUUID()
      await shop.press(dying, { purchaseId, secondCard }).catch(() => {})
      await drainJobs(dying, shop.ownerUrl, jobs).catch(() => {})
      const [intent] =
        await shop.owner`select payment_id from purchase_intents where purchase_id = ${purchaseId}`
      // The process died before the intent was stored: no card was charged.
      if (!intent) return
      purchases += 1
      await shop.settleCards(intent.payment_id)
      await shop.expectBothOrNothing(intent.payment_id)
    })
    expect(purchases).toBeGreaterThan(10)
    expect(await brokenInvariants(shop)).toEqual([])
  })
})
