import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { listAlerts } from './list-alerts.ts'
import { sellerDashboard } from './seller-dashboard.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())

async function aSeller() {
  const made = await inScope(shop.app, shop.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const offer = await anOffer(scope, { productId: product.id, priceCents: 10_000 })
    return { sellerId: seller.id, productId: product.id, offerId: offer.id }
  })
  const call = callAs(shop, { userId: made.sellerId, role: 'SELLER' })
  return { ...made, call, alerts: () => call(listAlerts, undefined) }
}

test('a seller sees the sources of the sales, beside the days before', async () => {
  const { call, offerId } = await aSeller()
  const sell = (utmQuery: string) =>
    shop.buy({ offerId, method: 'CREDIT_CARD', utmQuery, email: `${randomUUID()}@compradora.example` })
  await sell('utm_source=instagram')
  await sell('utm_source=google')
  shop.clock.advance({ days: 8 })
  await sell('utm_source=instagram')
  await sell('utm_source=instagram')
  await sell('')
  // Moves the clock, because a period excludes its end.
  shop.clock.advance({ minutes: 1 })
  const { sources, current } = await call(sellerDashboard, { range: '7' })
  expect(sources.map(({ source, count, previousCents }) => [source, count, previousCents])).toEqual([
    ['instagram', 2, 10_000],
    [null, 1, 0],
  ])
  expect(sources.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(current.grossCents)
})

test('a morning is compared with the morning before, without the sales of the rest of that day', async () => {
  const { call, offerId } = await aSeller()
  const sellAt = async (instant: string) => {
    shop.clock.set(new Date(instant))
    await shop.buy({ offerId, method: 'CREDIT_CARD', email: `${randomUUID()}@compradora.example` })
  }
  const year = shop.clock.now().getUTCFullYear() + 1
  await sellAt(`${year}-03-10T09:00:00-03:00`)
  await sellAt(`${year}-03-10T15:00:00-03:00`)
  await sellAt(`${year}-03-11T08:00:00-03:00`)
  shop.clock.set(new Date(`${year}-03-11T10:00:00-03:00`))
  const { current, previous, previousDays } = await call(sellerDashboard, { range: 'TODAY' })
  expect(current).toMatchObject({ salesCount: 1, cardCount: 1 })
  expect(previous).toMatchObject({ salesCount: 1, cardCount: 1 })
  expect(previousDays).toMatchObject([{ day: `${year}-03-10`, salesCount: 1 }])
})

test('alerts are shown while their cause lasts, only to the seller concerned', async () => {
  const { alerts, sellerId, productId } = await aSeller()
  const neighbour = await aSeller()
  expect(await alerts()).toEqual([])

  const { id: endpointId } = await inScope(shop.app, shop.platformId, (scope) =>
    anEndpoint(scope, { sellerId }),
  )
  expect(await alerts()).toEqual([])
  await shop.owner`update outgoing_endpoints set failing_since = now() where id = ${endpointId}`
  expect(await alerts()).toMatchObject([{ kind: 'ENDPOINT', endpointId, isDisabled: false }])
  await shop.owner`update outgoing_endpoints set state = 'DISABLED' where id = ${endpointId}`
  expect(await alerts()).toMatchObject([{ kind: 'ENDPOINT', isDisabled: true }])
  await shop.owner`update outgoing_endpoints set state = 'REMOVED' where id = ${endpointId}`

  await shop.owner`update products set status = 'NEEDS_CHANGES' where id = ${productId}`
  expect(await alerts()).toEqual([
    { kind: 'PRODUCT', productId, name: 'Curso de pão', status: 'NEEDS_CHANGES' },
  ])
  expect(await neighbour.alerts()).toEqual([])
  await shop.owner`update products set status = 'APPROVED' where id = ${productId}`
  expect(await alerts()).toEqual([])
})
