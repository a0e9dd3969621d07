import {
  type NotificationChannel,
  type NotificationField,
  notificationFields,
} from '@balcao/domain/options/notification-events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { putAbandonedCart } from '#modules/carts/put-abandoned-cart.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { followUpPaymentJob } from '#modules/payments/telling/follow-up-payment.job.ts'
import { listShipments } from '#modules/shipments/list-shipments.ts'
import { postShipment } from '#modules/shipments/post-shipment.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { readNotificationSettings } from './notification-settings.ts'
import {
  saveOwnNotificationSettings,
  savePlatformNotificationSettings,
} from './save-notification-settings.ts'

let world: TestApp
let stories = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const all = (channel: NotificationChannel) =>
  Object.fromEntries(notificationFields.map((field) => [field, channel])) as Record<
    NotificationField,
    NotificationChannel
  >

/** Makes every event of a seller's sales, and returns who got a mail. */
async function everythingHappens(settings: { platform: NotificationChannel; seller: NotificationChannel }) {
  const { app, platformId } = world
  const email = `comprador${++stories}@exemplo.com.br`
  const seller = await inScope(app, platformId, (scope) => aPerson(scope))
  const staff = await inScope(app, platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  await callAs(world, { userId: staff.id, role: 'ADMIN' })(
    savePlatformNotificationSettings,
    all(settings.platform),
  )
  const asSeller = callAs(world, { userId: seller.id, role: 'SELLER' })
  await asSeller(saveOwnNotificationSettings, all(settings.seller))
  const offers = await inScope(app, platformId, async (scope) => {
    const course = await aProduct(scope, { sellerId: seller.id })
    const book = await aProduct(scope, { sellerId: seller.id, type: 'FISICO' })
    return {
      course: (await anOffer(scope, { productId: course.id })).id,
      book: (await anOffer(scope, { productId: book.id })).id,
    }
  })
  const address = {
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }
  await inScope(app, platformId, (scope) =>
    putAbandonedCart(scope, {
      offerId: offers.course,
      name: '',
      document: '',
      email,
      phone: '',
      cartAmt: 0,
      utmQuery: {},
    }),
  )
  world.clock.advance({ minutes: 30 })
  await world.drainJobs()
  for (const [offerId, last] of [
    [offers.course, 'REFUNDED'],
    [offers.book, 'CHARGEBACK'],
  ] as const) {
    const { paymentId } = await aPurchase(app, platformId, { offerId, email, address })
    await world.drainJobs()
    const tell = (status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK') =>
      inScope(app, platformId, (scope) =>
        applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
      )
    await tell('APPROVED')
    await world.drainJobs()
    const [shipment] = (await asSeller(listShipments, { limit: 25 })).rows
    if (shipment)
      await asSeller(postShipment, {
        shipmentId: shipment.id,
        carrier: null,
        trackingCode: 'AA123456785BR',
        trackingUrl: null,
      })
    await tell(last)
    await world.drainJobs()
  }
  const facts = (mailbox: string, inbox: Awaited<ReturnType<typeof world.inbox>>) =>
    [
      ...new Set(inbox.filter(({ recipient }) => recipient === mailbox).map(({ key }) => factOf(key))),
    ].toSorted()
  const inbox = await world.inbox()
  return { buyer: facts(email, inbox), seller: facts(seller.email, inbox) }
}

const factOf = (key: string) => /^[\w-]+(:on[A-Z]\w+)?/.exec(key)?.[0]

const receipts = ['purchase-approved']
const toBuyers = [
  'cart-reminder',
  'order-shipped',
  'pix-created',
  ...receipts,
  'purchase-reversed:onChargeback',
  'purchase-reversed:onRefound',
]
/** The mail about a dispute cannot be switched off, because a dispute has a deadline. */
const owedToSellers = ['dispute-opened']
const toSellers = [
  'access-delivered',
  'cart-abandoned',
  ...owedToSellers,
  'parcel-to-send',
  'pix-generated',
  'sale-made',
  'sale-reversed:onChargeback',
  'sale-reversed:onRefound',
]

describe('all seven events', () => {
  test('are mailed to both sides if both have them on', async () => {
    expect(await everythingHappens({ platform: 'EMAIL', seller: 'EMAIL' })).toEqual({
      buyer: toBuyers,
      seller: toSellers,
    })
  })

  test('are not mailed if all are off, except the receipt with the access and the dispute, which are always sent', async () => {
    expect(await everythingHappens({ platform: 'NONE', seller: 'NONE' })).toEqual({
      buyer: receipts,
      seller: owedToSellers,
    })
  })

  test('are set by the platform for buyers and by each seller for themselves', async () => {
    expect(await everythingHappens({ platform: 'NONE', seller: 'EMAIL' })).toEqual({
      buyer: receipts,
      seller: toSellers,
    })
    expect(await everythingHappens({ platform: 'EMAIL', seller: 'NONE' })).toEqual({
      buyer: toBuyers,
      seller: owedToSellers,
    })
  })
})

test('a person without settings gets mails about what they earn, lose or have to do', async () => {
  const seller = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const { seller: settings } = await inScope(world.app, world.platformId, (scope) =>
    readNotificationSettings(scope, seller.id),
  )
  expect(Object.entries(settings).flatMap(([event, channel]) => (channel === 'NONE' ? [event] : []))).toEqual(
    ['onPixCreated', 'onAbandonedCart', 'onProductDigital'],
  )
})

test('a sale is approved and gives access while no mail can be written, and the mails are sent later', async () => {
  const { platformId } = world
  const broken: App = {
    ...world.app,
    renderMail: () => {
      throw new Error('The mails are broken')
    },
  }
  const offerId = await inScope(world.app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    return (await anOffer(scope, { productId: (await aProduct(scope, { sellerId })).id })).id
  })
  const email = 'paciente@exemplo.com.br'
  const { paymentId, status } = await aPurchase(broken, platformId, { offerId, email, method: 'CREDIT_CARD' })
  expect(status).toBe('APPROVED')
  await followUpPaymentJob.run(broken, { platformId, paymentId, status: 'APPROVED' })
  const grants = await world.owner`
    select 1 from access_grants g join payments p on p.order_id = g.order_id where p.id = ${paymentId}`
  expect(grants).toHaveLength(1)
  const mails = async () => (await world.inbox()).filter(({ recipient }) => recipient === email)
  expect(await mails()).toHaveLength(0)
  await world.drainJobs()
  expect((await mails()).map(({ key }) => key)).toEqual([`purchase-approved:${paymentId}`])
})
