import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anAffiliateProgram, anAffiliation } from '#demo/an-affiliation.ts'
import { bookRefund } from '#modules/payments/core/book-refund.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { readVolume } from './read-volume.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
  await inScope(shop.app, shop.platformId, (scope) =>
    anAffiliateProgram(scope, { productId: shop.productId }),
  )
})
afterAll(() => shop.stop())

/** An affiliate of the shop's product, with the volume in both measures. */
async function anAffiliate() {
  const within = <Result>(work: Parameters<typeof inScope<Result>>[2]) =>
    inScope(shop.app, shop.platformId, work)
  const { productId } = shop
  const affiliateId = await within(async (scope) => {
    const { id } = await aPerson(scope)
    await anAffiliation(scope, { productId, affiliateId: id })
    return id
  })
  const volumes = () =>
    within(async (scope) => {
      const affiliation = { affiliateId, productId, currency: 'BRL' } as const
      return [
        await readVolume(scope, { ...affiliation, by: 'SALES' }),
        await readVolume(scope, { ...affiliation, by: 'AMOUNT' }),
      ]
    })
  const refund = (paymentId: string, amountCents: number) =>
    within((scope) => bookRefund(scope, paymentId, { key: `refund:${randomUUID()}`, amountCents }))
  return { affiliateId, volumes, refund }
}

test('the volume counts a subscription as one sale, and no renewal', async () => {
  shop.clock.set(new Date('2030-05-02T12:00:00-03:00'))
  const { affiliateId, volumes } = await anAffiliate()
  const offerId = await shop.anOffer({ frequencyInDays: 7 })
  const { subscriptionId } = await shop.subscribe({ offerId, affiliateId })
  await shop.passDays(15)
  expect(await shop.chargesOf(subscriptionId)).toMatchObject(Array(3).fill({ status: 'APPROVED' }))
  const credited = await shop.owner`select 1 from orders where affiliate_id = ${affiliateId}`
  expect(credited).toHaveLength(3)
  const [count, cents] = await volumes()
  expect([count, cents]).toEqual([1, expect.any(Number)])
  const [first] = await shop.owner`
    select items_cents::int as cents from orders where affiliate_id = ${affiliateId} order by created_at limit 1`
  expect(cents).toBe(first?.cents)
})

test('the volume leaves out a booked refund before the provider returns the money', async () => {
  const { affiliateId, volumes, refund } = await anAffiliate()
  const offerId = await shop.anOffer()
  const [one, two] = [
    await shop.subscribe({ offerId, affiliateId }),
    await shop.subscribe({ offerId, affiliateId }),
  ]
  await shop.drainJobs()
  const [, whole = 0] = await volumes()
  await refund(one.paymentId, 1_000)
  expect(await volumes()).toEqual([2, whole - 1_000])
  await refund(two.paymentId, whole / 2)
  expect(await volumes()).toEqual([1, whole / 2 - 1_000])
  const statuses =
    await shop.owner`select distinct status from payments where id in ${shop.owner([one.paymentId, two.paymentId])}`
  expect(statuses).toEqual([{ status: 'APPROVED' }])
})
