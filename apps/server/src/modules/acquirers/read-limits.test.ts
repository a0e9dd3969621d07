import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { inScope } from '#scope.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { createShop, type Shop } from '#test/shop.ts'

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
  shop.sandbox.faults.always({ operation: 'webhook', kind: 'lose' })
})
afterEach(() => shop.stop())

const questionsTo = async (acquirer: string) =>
  (await shop.sandbox.acquirer(acquirer).received()).filter(({ operation }) => operation === 'get').length

/** A second tenant at another acquirer. */
async function neighbour(): Promise<() => Promise<unknown>> {
  const platformId = randomUUID()
  const offerId = await inScope(shop.app, platformId, async (scope) => {
    await aPlatform(scope, {
      acquirerUrl: shop.sandbox.acquirerUrl('LUMION'),
      register: (account) => shop.sandbox.acquirer('LUMION').addAccount(account),
      provider: 'LUMION',
      name: 'Vizinha',
      hosts: [`${platformId}.localhost`],
    })
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
  return () => aPurchase(shop.app, platformId, { offerId })
}

test('two processes together stay within each account’s rate limit, for two tenants', async () => {
  const buyThere = await neighbour()
  for (let sale = 0; sale < 25; sale++) await Promise.all([shop.buy(), buyThere()])
  await inAnotherProcess(shop, async (other) => {
    const workBoth = () => Promise.all([shop.drainJobs(), drainJobs(other, shop.ownerUrl, jobs)])
    shop.clock.advance({ seconds: 30 })
    await workBoth()
    // A burst of ten, then one every four seconds: half of the rate is for awaited payments.
    for (let seconds = 0; seconds <= 80; seconds += 8) {
      for (const acquirer of ['HAWKPAY', 'LUMION'])
        expect(await questionsTo(acquirer)).toBeLessThanOrEqual(10 + seconds / 4)
      shop.clock.advance({ seconds: 8 })
      await workBoth()
    }
    for (const acquirer of ['HAWKPAY', 'LUMION'])
      expect(await questionsTo(acquirer)).toBeGreaterThanOrEqual(25)
  })
})

test('a rate-limited account names its waiting time, and every process respects it', async () => {
  const { paymentId } = await shop.buy()
  for (let sale = 0; sale < 3; sale++) await shop.buy()
  shop.clock.advance({ seconds: 30 })
  const endRefusals = shop.sandbox.faults.always({
    acquirer: 'HAWKPAY',
    operation: 'get',
    kind: 'rewrite',
    rewrite: (answer) => ({ ...answer, status: 429, headers: { ...answer.headers, 'retry-after': '600' } }),
  })
  await shop.drainJobs()
  const asked = await questionsTo('HAWKPAY')
  // Reads under way at the first refusal.
  expect(asked).toBeLessThanOrEqual(4)
  endRefusals()
  await inAnotherProcess(shop, async (other) => {
    for (let minute = 0; minute < 9; minute++) {
      shop.clock.advance({ minutes: 1 })
      await drainJobs(other, shop.ownerUrl, jobs)
    }
    await shop.call('checkout.refreshPayment', { paymentId })
    expect(await questionsTo('HAWKPAY')).toBe(asked)
    shop.clock.advance({ minutes: 2 })
    await drainJobs(other, shop.ownerUrl, jobs)
    expect(await questionsTo('HAWKPAY')).toBe(asked + 4)
  })
})

test('the waiting time also applies after a rate-limited read for a webhook, which is read again when it is over', async () => {
  shop.sandbox.faults.clear()
  await inScope(shop.app, shop.platformId, (scope) =>
    anAccount(scope, { sandbox: shop.sandbox, provider: 'MERCADOPAGO', priority: 0 }),
  )
  const { paymentId, payment } = await shop.buy()
  const endRefusals = shop.sandbox.faults.always({
    acquirer: 'MERCADOPAGO',
    operation: 'get',
    kind: 'rewrite',
    rewrite: (answer) => ({ ...answer, status: 429, headers: { ...answer.headers, 'retry-after': '600' } }),
  })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  const asked = await questionsTo('MERCADOPAGO')
  expect(asked).toBe(1)
  endRefusals()
  for (let minute = 0; minute < 9; minute++) {
    shop.clock.advance({ minutes: 1 })
    await shop.drainJobs()
  }
  expect(await questionsTo('MERCADOPAGO')).toBe(asked)
  expect(await shop.statusOf(paymentId)).toBe('PENDING')
  shop.clock.advance({ minutes: 2 })
  await shop.drainJobs()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
})
