import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '#db/schema/payments.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { listAccess } from '#modules/access/list-access.ts'
import { restoreAccess } from '#modules/access/restore-access.ts'
import { suspendAccess } from '#modules/access/suspend-access.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { endShipment } from '#modules/shipments/end-shipment.ts'
import { listOwnParcels, listShipments } from '#modules/shipments/list-shipments.ts'
import { postShipment } from '#modules/shipments/post-shipment.ts'
import { inScope, type Scope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { followDelivery } from './follow-delivery.ts'
import { followUpPaymentJob } from './follow-up-payment.job.ts'

let world: TestApp
let buyers = 0

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

/** A course with a printed book as bump, bought by a new buyer. */
async function aSale() {
  const email = `comprador${++buyers}@exemplo.com.br`
  const { seller, offer, bumpId } = await within(async (scope) => {
    const seller = await aPerson(scope)
    const course = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const book = await aProduct(scope, { sellerId: seller.id, name: 'Livro de receitas', type: 'FISICO' })
    const offer = await anOffer(scope, { productId: course.id })
    const bookOffer = await anOffer(scope, { productId: book.id, priceCents: 4_900 })
    return {
      seller,
      offer,
      bumpId: await anOrderBump(scope, { productId: course.id, offerId: bookOffer.id }),
    }
  })
  const { paymentId } = await aPurchase(world.app, world.platformId, {
    offerId: offer.id,
    email,
    orderBumpsIds: [bumpId],
    address: {
      cep: '01310-100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
  })
  const tell = async (status: 'APPROVED' | 'REFUNDED' | 'CHARGEBACK', more: Partial<ProviderReport> = {}) => {
    await within((scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN', ...more }),
    )
    await world.drainJobs()
  }
  const asBuyer = async () => {
    const { userId } = await within((scope) => ensureCustomer(scope, { email, name: 'Carolina' }))
    return callAs(world, { userId, role: 'CUSTOMER' })
  }
  const asSeller = callAs(world, { userId: seller.id, role: 'SELLER' })
  return {
    email,
    paymentId,
    tell,
    asSeller,
    orderIds: async () =>
      (await within(({ tx }) => tx.select().from(payments).where(eq(payments.id, paymentId)))).map(
        ({ orderId }) => orderId,
      ),
    access: async () =>
      (await (await asBuyer())(listAccess, { limit: 25 })).rows.map(({ productName, isOpen }) => [
        productName,
        isOpen,
      ]),
    parcels: async () => (await (await asBuyer())(listOwnParcels, { limit: 25 })).rows,
    shipment: async () => (await asSeller(listShipments, { limit: 25 })).rows[0],
    mails: async () => (await world.inbox()).filter(({ recipient }) => recipient === email),
  }
}

describe('a bought product', () => {
  test('is open to the buyer from the payment on, and closed when the money is returned', async () => {
    const { access, tell } = await aSale()
    expect(await access()).toEqual([])
    await tell('APPROVED')
    expect(await access()).toEqual([['Curso de pão', true]])
    await tell('REFUNDED')
    expect(await access()).toEqual([['Curso de pão', false]])
  })

  test('is closed by a chargeback and open again when the dispute is won', async () => {
    const { access, tell, shipment } = await aSale()
    await tell('APPROVED')
    await tell('CHARGEBACK')
    expect([await access(), (await shipment())?.state]).toEqual([[['Curso de pão', false]], 'CANCELED'])
    await tell('APPROVED', { isDisputeWon: true })
    expect([await access(), (await shipment())?.state]).toEqual([[['Curso de pão', true]], 'TO_SHIP'])
  })

  test('is closed while any of several causes lasts', async () => {
    const { access, tell, orderIds } = await aSale()
    await tell('APPROVED')
    const of = await orderIds()
    await within(async (scope) => {
      await suspendAccess(scope, { orderIds: of, cause: 'SUBSCRIPTION' })
      await suspendAccess(scope, { orderIds: of, cause: 'SUBSCRIPTION' })
      await suspendAccess(scope, { orderIds: of, cause: 'DISPUTE' })
      await restoreAccess(scope, { orderIds: of, cause: 'DISPUTE' })
    })
    expect(await access()).toEqual([['Curso de pão', false]])
    await within((scope) => restoreAccess(scope, { orderIds: of, cause: 'SUBSCRIPTION' }))
    expect(await access()).toEqual([['Curso de pão', true]])
  })

  test('stays closed when the job of the payment runs after the job of its refund', async () => {
    const { access, tell, paymentId } = await aSale()
    await tell('APPROVED')
    await tell('REFUNDED')
    await followUpPaymentJob.run(world.app, {
      platformId: world.platformId,
      paymentId,
      status: 'APPROVED',
    })
    expect(await access()).toEqual([['Curso de pão', false]])
  })

  test('stays open when a second payment of the same order is returned', async () => {
    const { access, tell, paymentId } = await aSale()
    await tell('APPROVED')
    const [second] =
      await world.owner`insert into payments select (jsonb_populate_record(p, jsonb_build_object(
        'id', gen_random_uuid(), 'status', 'REFUNDED', 'paid_at', null, 'transaction_id', 'second'))).*
      from payments p where p.id = ${paymentId} returning id`
    await within((scope) => followDelivery(scope, second?.id))
    expect(await access()).toEqual([['Curso de pão', true]])
  })

  test('is hidden from other people, on this platform and on others', async () => {
    const first = await aSale()
    await first.tell('APPROVED')
    const second = await aSale()
    expect([await second.access(), await second.parcels()]).toEqual([[], []])
  })
})

describe('a shipment', () => {
  test('waits for the seller, whose tracking code the buyer gets once by mail', async () => {
    const { tell, shipment, parcels, asSeller, mails } = await aSale()
    expect(await shipment()).toBeUndefined()
    await tell('APPROVED')
    const shipmentId = (await shipment())?.id ?? ''
    expect(await shipment()).toMatchObject({ state: 'TO_SHIP', address: { city: 'São Paulo' } })
    const post = (trackingCode: string) =>
      asSeller(postShipment, {
        shipmentId,
        carrier: 'Correios',
        trackingCode,
        trackingUrl: 'https://rastreio.example/',
      })
    const shipped = async () => (await mails()).filter(({ key }) => key.startsWith('order-shipped'))
    await post('AA123456785BR')
    await post('AA123456785BR')
    expect(await shipped()).toHaveLength(1)
    expect((await shipped())[0]?.text).toContain('AA123456785BR')
    await post('AA123456799BR')
    expect(await shipped()).toHaveLength(2)
    expect(await parcels()).toMatchObject([{ state: 'POSTED', trackingCode: 'AA123456799BR' }])
    await asSeller(endShipment, { shipmentId, state: 'DELIVERED' })
    await expect(post('AA123456785BR')).rejects.toMatchObject({ code: 'record_changed' })
    expect((await parcels())[0]?.state).toBe('DELIVERED')
  })

  test('is not sent after a refund, and continues if it is already in transit', async () => {
    const waiting = await aSale()
    await waiting.tell('APPROVED')
    await waiting.tell('REFUNDED')
    expect((await waiting.shipment())?.state).toBe('CANCELED')
    const moving = await aSale()
    await moving.tell('APPROVED')
    const shipmentId = (await moving.shipment())?.id ?? ''
    await moving.asSeller(postShipment, { shipmentId, carrier: null, trackingCode: 'X1', trackingUrl: null })
    await moving.tell('REFUNDED')
    expect((await moving.shipment())?.state).toBe('POSTED')
  })
})
