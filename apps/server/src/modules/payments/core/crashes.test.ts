import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { jobs } from '#jobs.ts'
import { inScope } from '#scope.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

const patience = async () => {
  for (let round = 0; round < 2; round++) {
    shop.clock.advance({ minutes: 2 })
    await shop.settle()
  }
}
const journalsOf = async (paymentId: string) =>
  (await shop.owner`select rule from ledger_journals where subject_id = ${paymentId}`).map(({ rule }) => rule)
const unfinishedWebhooks = () =>
  shop.owner`select state, detail from webhook_inbox where state in ('RECEIVED', 'WAITING')`

describe.each(['before', 'after'] as const)('a worker that dies just %s any of its commits', (moment) => {
  const tellWebhook = async (dying: App) => {
    const { paymentId, payment } = await shop.buy()
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.sandbox.bank.webhooksDelivered()
    await drainJobs(dying, shop.ownerUrl, jobs)
    await patience()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await journalsOf(paymentId)).toEqual(['sale.approved'])
    expect(await unfinishedWebhooks()).toHaveLength(0)
    const states = (await shop.webhooksOf(paymentId)).map(({ state }) => state)
    expect(states.length).toBeGreaterThan(0)
    expect(['APPLIED', 'DUPLICATE']).toEqual(expect.arrayContaining(states))
  }

  test('leaves a webhook that needs a read to the next worker', async () => {
    expect(await dieEverywhere(shop.app, moment, tellWebhook)).toBeGreaterThan(5)
  })

  test('leaves a signed report to the next worker', async () => {
    const webhookSecret = `a-secret-for-${moment}`
    const bank = await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, {
        sandbox: shop.sandbox,
        provider: 'TRANSFEERA',
        priority: -1,
        webhookSecret,
        credentials: { webhookSecret, pixKey: 'loja@balcao.example' },
        baseUrl: `${shop.sandbox.acquirerUrl('TRANSFEERA')}|${shop.sandbox.acquirerUrl('TRANSFEERA')}`,
      }),
    )
    expect(await dieEverywhere(shop.app, moment, tellWebhook)).toBeGreaterThan(3)
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${bank.id}`
  })
})

describe.each(['before', 'after'] as const)(
  'a server that dies just %s any commit of a purchase',
  (moment) => {
    test('charges at most once, and the charge is found', async () => {
      const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
        const before = (await shop.sandbox.acquirer('HAWKPAY').charges()).length
        await aPurchase(dying, shop.platformId, { offerId: shop.offerId, method: 'CREDIT_CARD' }).catch(
          () => undefined,
        )
        await patience()
        const charges = (await shop.sandbox.acquirer('HAWKPAY').charges()).slice(before)
        expect(charges.length).toBeLessThanOrEqual(1)
        for (const { externalRef } of charges) {
          expect(await shop.statusOf(externalRef ?? '')).toBe('APPROVED')
          expect(await journalsOf(externalRef ?? '')).toEqual(['sale.approved'])
        }
      })
      expect(deaths).toBe(2)
    })
  },
)
