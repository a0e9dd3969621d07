import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderShares } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anAffiliateProgram } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { quoteNet } from './quote-net.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

const plan = {
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 3,
  minInstallmentValueCents: 500,
} as const

test('the quote before a sale equals the seller’s share of the sale, also with a co-producer', async () => {
  const { sellerId, offerId } = await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const partner = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId })
    await aCoProduction(scope, { productId, coProducerId: partner.id })
    await anAffiliateProgram(scope, { productId })
    return { sellerId, offerId: (await anOffer(scope, { productId, priceCents: 19_700 })).id }
  })
  const call = callAs(world, { userId: sellerId, role: 'SELLER' })
  const { methods, installments } = await call(quoteNet, { offerId, priceCents: 19_700, ...plan })
  expect(methods.map(({ method }) => method)).toEqual(['PIX', 'CREDIT_CARD', 'BILLET'])
  const [pix] = methods
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, method: 'PIX' })
  const shares = await inScope(world.app, world.platformId, ({ tx }) =>
    tx
      .select({ role: orderShares.role, amountCents: orderShares.amountCents })
      .from(orderShares)
      .innerJoin(payments, eq(payments.orderId, orderShares.orderId))
      .where(eq(payments.id, paymentId)),
  )
  expect(shares.find(({ role }) => role === 'PRODUCER')?.amountCents).toBe(pix?.netCents)
  expect(shares.find(({ role }) => role === 'CO_PRODUCER')?.amountCents).toBe(pix?.coProducersCents)
  expect((pix?.netCents ?? 0) + (pix?.coProducersCents ?? 0) + (pix?.feeCents ?? 0)).toBe(19_700)
  expect(pix?.netWithAffiliateCents).toBeLessThan(pix?.netCents ?? 0)
  expect(installments.slice(0, 3).map(({ total }) => total)).toEqual([19_700, 19_700, 19_700])

  const rival = callAs(world, { userId: crypto.randomUUID(), role: 'SELLER' })
  const foreign = rival(quoteNet, { offerId, priceCents: 19_700, ...plan })
  await expect(foreign).rejects.toMatchObject({ code: 'offer_not_found' })
})

test('no more installments are shown than an acquirer of the platform charges', async () => {
  const { sellerId, offerId } = await inScope(world.app, world.platformId, async (scope) => {
    const { id } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId: id })
    return { sellerId: id, offerId: (await anOffer(scope, { productId, priceCents: 19_700 })).id }
  })
  const call = callAs(world, { userId: sellerId, role: 'SELLER' })
  const look = () => call(quoteNet, { offerId, priceCents: 19_700, ...plan })
  expect(await look()).toMatchObject({ installmentsMax: 12 })
  const { id } = await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'WITETEC', methods: ['CREDIT_CARD'] }),
  )
  await world.owner`update provider_accounts set status = 'PAUSED' where id <> ${id}`
  const { installments, installmentsMax } = await look()
  expect(installmentsMax).toBe(1)
  expect(installments.map(({ count }) => count)).toEqual([1])
  await world.owner`update provider_accounts set status = 'ACTIVE'`
})
