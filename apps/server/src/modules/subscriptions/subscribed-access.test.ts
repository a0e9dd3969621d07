import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSubscriptionShop, type SubscriptionShop } from '../../../test/a-subscription-shop.ts'
import { listAccess } from '../access/list-access.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())

test('what a subscription opened stays open through renewals and grace, once, and closes with it', async () => {
  const subscriber = await shop.subscribe({ offerId: await shop.anOffer() })
  const access = async () =>
    (await (await shop.asBuyer(subscriber.email))(listAccess, { limit: 25 })).rows.map(({ isOpen }) => isOpen)
  await shop.passDays(1)
  expect(await access()).toEqual([true])
  await shop.passDays(30)
  expect((await shop.cyclesOf(subscriber.subscriptionId)).map(({ state }) => state)).toEqual(['PAID', 'PAID'])
  expect(await access()).toEqual([true])
  await shop.giveCard(subscriber, '4000000000000002')
  await shop.passDays(30)
  expect([await shop.stateOf(subscriber.subscriptionId), await access()]).toEqual(['PAST_DUE', [true]])
  await shop.passDays(16)
  expect([await shop.stateOf(subscriber.subscriptionId), await access()]).toEqual(['CANCELED', [false]])
})
