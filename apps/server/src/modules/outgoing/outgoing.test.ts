import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPlatform } from '#demo/a-platform.ts'
import { aPurchase, refusedCard } from '#demo/a-purchase.ts'
import { anEndpoint } from '#demo/an-endpoint.ts'
import { anOffer } from '#demo/an-offer.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { inScope } from '#scope.ts'
import {
  createListeningWorld,
  idsOf,
  isSignedBy,
  type ListeningWorld,
  typesOf,
} from '#test/listening-world.ts'

let world: ListeningWorld

beforeAll(async () => {
  world = await createListeningWorld()
})
afterAll(() => world.stop())

describe('a seller with an endpoint', () => {
  test('receives a Pix from its code to its refund, signed, each event once', async () => {
    const { receiver, stall, endpoint } = await world.aSeller()
    const paymentId = await stall.sell()
    await world.work()
    await stall.tell(paymentId, 'REFUNDED')
    await world.work()
    expect(typesOf(receiver.heard).toSorted()).toEqual([
      'pix.created',
      'sale.approved',
      'sale.created',
      'sale.refunded',
      'student.enrolled',
    ])
    expect(new Set(idsOf(receiver.heard)).size).toBe(5)
    for (const call of receiver.heard) expect(isSignedBy(endpoint.secret, call)).toBe(true)
    const approved = receiver.heard.find(({ body }) => JSON.parse(body).type === 'sale.approved')
    expect(JSON.parse(approved?.body ?? '')).toMatchObject({
      type: 'sale.approved',
      timestamp: world.clock.now().toISOString(),
      data: {
        payment: { id: paymentId, status: 'APPROVED', amountCents: 10_000, refundedCents: 0, method: 'PIX' },
        product: { id: stall.product.id },
        sellerCents: 10_000 - 599 - 249,
        buyer: { email: 'carolina@compradora.example' },
      },
    })
  })

  test('receives a refused card', async () => {
    const { receiver, stall } = await world.aSeller()
    await aPurchase(world.app, world.platformId, {
      offerId: stall.offer.id,
      method: 'CREDIT_CARD',
      cardNumber: refusedCard,
    })
    await world.work()
    expect(typesOf(receiver.heard).toSorted()).toEqual(['sale.created', 'sale.refused'])
  })

  test('receives only the chosen events and products', async () => {
    const { receiver, stall } = await world.aSeller({ events: ['sale.approved'] })
    const elsewhere = await world.listening()
    await inScope(world.app, world.platformId, (scope) =>
      anEndpoint(scope, { sellerId: stall.seller.id, url: elsewhere.url, productIds: [randomUUID()] }),
    )
    await stall.sell()
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['sale.approved'])
    expect(elsewhere.heard).toEqual([])
  })

  test('receives an abandoned cart, and a new subscription', async () => {
    const { receiver, stall } = await world.aSeller({ events: ['cart.abandoned', 'subscription.started'] })
    const terms = { type: 'SUBSCRIPTION', recurrencePriceCents: 4_990, frequencyInDays: 30 } as const
    const subscription = await stall.within(async (scope) => {
      await putAbandonedCart(scope, {
        offerId: stall.offer.id,
        name: 'Ana',
        document: '',
        email: 'ana@compradora.example',
        phone: '',
        cartAmt: 0,
        utmQuery: {},
      })
      return anOffer(scope, { productId: stall.product.id, ...terms })
    })
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: subscription.id })
    await stall.tell(paymentId, 'APPROVED')
    await world.work()
    expect(receiver.heard.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'subscription.started', data: { subscription: { status: 'ACTIVE' } } },
    ])
    world.clock.advance({ hours: 2 })
    await world.work()
    expect(JSON.parse(receiver.heard[1]?.body ?? '')).toMatchObject({
      type: 'cart.abandoned',
      data: { visitor: { email: 'ana@compradora.example' }, product: { id: stall.product.id } },
    })
  })

  test('makes a sale even if the endpoint drops every connection, and the sale is announced later', async () => {
    const { receiver, stall, endpoint } = await world.aSeller({ events: ['sale.approved'] })
    receiver.answers(() => ({ status: 500 }))
    const paymentId = await stall.sell()
    await world.work()
    const [payment] = await world.owner`select status from payments where id = ${paymentId}`
    expect(payment?.status).toBe('APPROVED')
    receiver.answers(() => ({ status: 204 }))
    world.clock.advance({ minutes: 1 })
    await world.work()
    expect(typesOf(receiver.heard)).toEqual(['sale.approved', 'sale.approved'])
    expect(new Set(idsOf(receiver.heard)).size).toBe(1)
    expect((await world.deliveriesOf(endpoint.id))[0]).toMatchObject({ state: 'DELIVERED', tries: 2 })
  })
})

test('receives no sale of another platform', async () => {
  const { receiver, stall } = await world.aSeller()
  const elsewhere = await world.listening()
  const neighbour = await inScope(world.app, randomUUID(), (scope) =>
    aPlatform(scope, {
      name: 'Vizinha',
      hosts: ['vizinha.localhost'],
      acquirerUrl: world.sandbox.acquirerUrl('HAWKPAY'),
      register: (account) => world.sandbox.acquirer('HAWKPAY').addAccount(account),
    }),
  )
  await inScope(world.app, neighbour.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    await anEndpoint(scope, { sellerId, url: elsewhere.url })
  })
  await stall.sell()
  await world.work()
  expect(receiver.heard.length).toBeGreaterThan(0)
  expect(elsewhere.heard).toEqual([])
})
