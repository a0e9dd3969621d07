import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'

let shop: SubscriptionShop

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())

const accessOf = async (email: string) => (await (await shop.asBuyer(email))(listAccess, { limit: 25 })).rows

test('a subscription has one access, which stays open through renewals and grace and closes with the subscription', async () => {
  const subscriber = await shop.subscribe({ offerId: await shop.anOffer() })
  const access = async () => (await accessOf(subscriber.email)).map(({ isOpen }) => isOpen)
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

test('a one-time product bought beside a subscription stays open when the subscription is over', async () => {
  const bump = await inScope(shop.app, shop.platformId, async (scope) => {
    const book = await aProduct(scope, { sellerId: shop.sellerId, name: 'Caderno de receitas' })
    const { id: offerId } = await anOffer(scope, { productId: book.id, priceCents: 2_900 })
    return anOrderBump(scope, { productId: shop.productId, offerId })
  })
  const subscriber = await shop.subscribe({ offerId: await shop.anOffer(), orderBumpsIds: [bump] })
  await shop.passDays(1)
  await shop.giveCard(subscriber, '4000000000000002')
  await shop.passDays(46)
  expect(await shop.stateOf(subscriber.subscriptionId)).toBe('CANCELED')
  const access = (await accessOf(subscriber.email)).map(({ productName, isOpen }) => [productName, isOpen])
  expect(Object.fromEntries(access)).toEqual({
    'Caderno de receitas': true,
    'Curso Pão de Fermentação Natural': false,
  })
})
