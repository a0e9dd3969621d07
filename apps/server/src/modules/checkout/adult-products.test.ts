import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ageStatements } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import { getSale } from '#modules/payments/views/get-sale.ts'
import { asSeller as asSellerViewer } from '#modules/payments/views/sale-viewer.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { upsellOffer } from './find-upsell-way.ts'
import { getCheckoutPage } from './get-checkout-page.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

// The test's world is in March 2030.
const adult = '2012-03-12'
const minor = '2012-03-30'

/** A product rated 18, and a free one with it as a bump. */
async function anAdultShop() {
  const stall = await aStall(world)
  const { within, seller } = stall
  const wine = await within((scope) =>
    aProduct(scope, {
      sellerId: seller.id,
      ageRating: '18',
      description: 'Sem censura',
      imageKey: 'images/a.png',
    }),
  )
  const offer = await within((scope) =>
    anOffer(scope, { productId: wine.id, requiredDocument: false, requiredDocumentAndPhone: false }),
  )
  const bumpId = await within((scope) =>
    anOrderBump(scope, { productId: stall.product.id, offerId: offer.id }),
  )
  const buy = (wishes: Partial<PurchaseWishes>) =>
    aPurchase(world.app, world.platformId, { offerId: offer.id, ...wishes })
  const statements = (paymentId: string) =>
    within(({ tx }) =>
      tx
        .select({ birthDate: ageStatements.birthDate })
        .from(ageStatements)
        .innerJoin(payments, eq(payments.orderId, ageStatements.orderId))
        .where(eq(payments.id, paymentId)),
    )
  return { ...stall, adults: offer, bumpId, buy, statements }
}

describe('a product for adults', () => {
  test('is sold to adults, whose declared birth date is stored, but not to minors or without a date', async () => {
    const { buy, statements, seller } = await anAdultShop()
    await expect(buy({})).rejects.toMatchObject({ code: 'birth_date_required' })
    await expect(buy({ birthDate: '1990-02-30' })).rejects.toMatchObject({ code: 'birth_date_required' })
    await expect(buy({ birthDate: minor })).rejects.toMatchObject({ code: 'buyer_under_age' })
    await expect(buy({ birthDate: adult, cpf: '' })).rejects.toMatchObject({ code: 'errorInvalidCpf' })
    const { paymentId } = await buy({ birthDate: adult })
    expect(await statements(paymentId)).toEqual([{ birthDate: adult }])
    const as = callAs(world, { userId: seller.id, role: 'SELLER' })
    const sale = await as((caller, id: string) => getSale(asSellerViewer(caller), id), paymentId)
    expect(sale.adultStatedAt).toEqual(expect.any(String))
    expect(JSON.stringify(sale)).not.toContain(adult)
  })

  test('requires the birth date as an order bump too, only if the bump is chosen', async () => {
    const { buy, offer, bumpId, statements } = await anAdultShop()
    const { paymentId } = await buy({ offerId: offer.id, birthDate: minor })
    expect(await statements(paymentId)).toEqual([])
    const both = { offerId: offer.id, orderBumpsIds: [bumpId], email: 'outra@compradora.example' }
    await expect(buy({ ...both, birthDate: minor })).rejects.toMatchObject({ code: 'buyer_under_age' })
    const gift = { name: 'Rafael', email: 'rafael@presente.example' }
    await expect(buy({ ...both, birthDate: adult, gift })).rejects.toMatchObject({ code: 'gift_not_here' })
    const added = await buy({ ...both, birthDate: adult })
    expect(await statements(added.paymentId)).toEqual([{ birthDate: adult }])
  })

  test('shows neither picture nor description at the checkout, cannot be a gift, and is not sold by one click', async () => {
    const { adults, bumpId, offer, within, buy } = await anAdultShop()
    const { page } = await getCheckoutPage(world.app, world.platformId, adults.id)
    expect(page).toMatchObject({
      requiredDocument: true,
      mayBeGift: false,
      product: { ageRating: '18', imageUrl: null, description: '' },
    })
    const other = await getCheckoutPage(world.app, world.platformId, offer.id)
    expect(other.page.orderBumps).toMatchObject([
      { id: bumpId, ageRating: '18', imageUrl: null, description: '' },
    ])
    const gift = { name: 'Rafael', email: 'rafael@presente.example' }
    await expect(buy({ birthDate: adult, gift })).rejects.toMatchObject({ code: 'gift_not_here' })
    const loaded = await within((scope) => loadOffer(scope, adults.id))
    expect(() => upsellOffer(loaded)).toThrow('offer_unavailable')
  })
})
