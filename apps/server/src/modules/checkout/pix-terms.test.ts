import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCoupon } from '#demo/a-coupon.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct, type OfferWishes } from '#demo/an-offer.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const aShop = (wishes: Partial<OfferWishes>) =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    await aCoupon(scope, { sellerId, code: 'DEZ' })
    return (await anOffer(scope, { productId, ...wishes })).id
  })

async function sold(paymentId: string) {
  const [row] = await world.owner`
    select p.amount_cents::int as cents, o.total_cents::int as total, o.fee_cents::int as fee,
      (select sum(amount_cents)::int from order_shares s
        where (s.platform_id, s.order_id) = (o.platform_id, o.id) and s.role <> 'MANAGER') as shares,
      (select sum(price_cents - discount_cents)::int from order_items i
        where (i.platform_id, i.order_id) = (o.platform_id, o.id)) as items,
      extract(epoch from p.ends_by - p.created_at)::int / 60 as minutes
    from payments p join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
    where p.platform_id = ${world.platformId} and p.id = ${paymentId}`
  return row
}

const buy = (wishes: Parameters<typeof aPurchase>[2]) => aPurchase(world.app, world.platformId, wishes)

test('the Pix discount lowers charge, order, items and shares to the cent, and a boleto costs the whole price', async () => {
  const offerId = await aShop({ priceCents: 19_999, pixDiscountBasisPoints: 750 })
  const pix = await sold((await buy({ offerId, shownCents: 18_500 })).paymentId)
  expect(pix).toMatchObject({ cents: 18_500, total: 18_500, items: 18_500 })
  expect(pix?.fee + pix?.shares).toBe(18_500)
  const billet = await sold((await buy({ offerId, method: 'BILLET' })).paymentId)
  expect(billet).toMatchObject({ cents: 19_999, total: 19_999 })
  expect(await brokenInvariants(world)).toEqual([])
})

test('a coupon takes its part of the Pix price', async () => {
  const offerId = await aShop({ priceCents: 20_000, pixDiscountBasisPoints: 500 })
  const { paymentId } = await buy({ offerId, coupon: 'DEZ', shownCents: 17_100 })
  expect(await sold(paymentId)).toMatchObject({ cents: 17_100, items: 17_100 })
})

test('a discount that is removed meanwhile lets no buyer pay more than the price shown', async () => {
  const offerId = await aShop({ priceCents: 20_000, pixDiscountBasisPoints: 500 })
  await world.owner`update offers set pix_discount_basis_points = 0 where id = ${offerId}`
  await expect(buy({ offerId, shownCents: 19_000 })).rejects.toMatchObject({ code: 'record_changed' })
})

test('a Pix code ends when the offer says, and never later than the platform allows', async () => {
  const offerId = await aShop({ pixMinutes: 20 })
  expect((await sold((await buy({ offerId })).paymentId))?.minutes).toBe(20)
  await inScope(world.app, world.platformId, (scope) => updatePlatform(scope, { pixMinutes: 15 }))
  expect((await sold((await buy({ offerId })).paymentId))?.minutes).toBe(15)
})
