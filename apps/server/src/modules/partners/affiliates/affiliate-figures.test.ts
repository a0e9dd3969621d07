import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anAffiliateProgram, anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { countAffiliates } from './count-affiliations.ts'
import { getProgramPage } from './get-program-page.ts'
import { listAffiliates, listAffiliations } from './list-affiliations.ts'
import { listDecisions } from './list-decisions.ts'
import { listPrograms } from './list-programs.ts'
import { moveAffiliation } from './move-affiliation.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

async function aPromotedCourse() {
  const made = await inScope(world.app, world.platformId, async (scope) => {
    const [seller, ana, bia] = [await aPerson(scope), await aPerson(scope), await aPerson(scope)]
    const product = await aProduct(scope, { sellerId: seller.id })
    const { id: offerId } = await anOffer(scope, { productId: product.id, priceCents: 19_700 })
    await anOffer(scope, { productId: product.id, priceCents: 9_700 })
    await anAffiliateProgram(scope, { productId: product.id })
    const promote = (affiliateId: string) => anAffiliation(scope, { productId: product.id, affiliateId })
    return {
      seller,
      ana,
      bia,
      product,
      offerId,
      anasId: await promote(ana.id),
      biasId: await promote(bia.id),
    }
  })
  const as = (person: { id: string }) => callAs(world, { userId: person.id, role: 'SELLER' })
  const sell = (affiliateId: string, email?: string) =>
    aPurchase(world.app, world.platformId, { offerId: made.offerId, affiliateId, ...(email && { email }) })
  const pay = async ({ paymentId, payment }: Awaited<ReturnType<typeof sell>>) => {
    await world.sandbox.bank.pay(payment.pix?.code ?? '')
    await checkPayment(world.app, { platformId: world.platformId, paymentId, source: 'RECONCILER' })
  }
  return { ...made, as, sell, pay }
}

test('sales and commission are counted for the affiliate who earned them, and commission only after the sale is paid', async () => {
  const { seller, ana, as, sell, pay } = await aPromotedCourse()
  await pay(await sell(ana.id))
  await sell(ana.id)
  const figures = [
    { currency: 'BRL', sales: 2, approved: 1, reversed: 0, grossCents: 19_700, commissionCents: 7_308 },
  ]
  const mine = await as(ana)(listAffiliations, { tab: 'ACTIVE', limit: 25 })
  expect(mine.rows.map(({ sales }) => sales)).toEqual([figures])
  const promoters = await as(seller)(listAffiliates, { tab: 'ACTIVE', limit: 25 })
  expect(promoters.rows.map(({ sales }) => sales).toSorted((a, b) => b.length - a.length)).toEqual([
    figures,
    [],
  ])
  world.clock.advance({ days: 40 })
  const from = new Date(world.clock.now().getTime() - 30 * 86_400_000).toISOString()
  const lately = await as(ana)(listAffiliations, { tab: 'ACTIVE', from, limit: 25 })
  expect(lately.rows.map(({ sales }) => sales)).toEqual([[]])
})

test('an affiliate reads why a sale was not attributed to them, and nothing about the buyer or other candidates', async () => {
  const { ana, bia, anasId, biasId, as, sell } = await aPromotedCourse()
  await sell(ana.id, ana.email)
  world.clock.advance({ minutes: 1 })
  await sell(ana.id, 'compradora@exemplo.com.br')
  const { rows } = await as(ana)(listDecisions, { affiliationId: anasId, limit: 25 })
  expect(rows.map(({ lostBecause, commissionCents }) => [lostBecause, commissionCents])).toEqual([
    [null, 7_308],
    ['own_purchase', null],
  ])
  const told = JSON.stringify(rows)
  for (const secret of ['compradora@exemplo.com.br', ana.email, 'Carolina', bia.id])
    expect(told).not.toContain(secret)
  const code = rows[1]?.code.toLowerCase() ?? ''
  const found = await as(ana)(listDecisions, { affiliationId: anasId, search: code, limit: 25 })
  expect(found.rows.map(({ lostBecause }) => lostBecause)).toEqual(['own_purchase'])
  expect((await as(bia)(listDecisions, { affiliationId: biasId, limit: 25 })).rows).toEqual([])
  await expect(as(bia)(listDecisions, { affiliationId: anasId, limit: 25 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a blocked affiliate is in the owner’s tab of blocked affiliates, and finds the affiliation among the refused ones', async () => {
  const { seller, ana, anasId, as } = await aPromotedCourse()
  await as(seller)(moveAffiliation, { affiliationId: anasId, move: 'block', reason: 'Anúncio com a marca' })
  expect(await as(seller)((caller) => countAffiliates(caller), undefined)).toEqual({
    ACTIVE: 1,
    REQUESTS: 0,
    REFUSED: 0,
    BLOCKED: 1,
  })
  const { rows } = await as(ana)(listAffiliations, { tab: 'REFUSED', limit: 25 })
  expect(rows).toMatchObject([{ status: 'BLOCKED', reason: 'Anúncio com a marca' }])
})

test('the marketplace shows the highest commission per sale after the fee, and the rate of refunded sales', async () => {
  const { product, as, ana, sell, pay } = await aPromotedCourse()
  const visitor = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const page = () => as(visitor)(getProgramPage, { productId: product.id })
  expect(await page()).toMatchObject({
    priceFromCents: 9_700,
    perSale: { priceCents: 19_700, feeCents: 1_429, netCents: 18_271, commissionCents: 7_308 },
    health: { refundRate: null, affiliates: 2 },
  })
  await pay(await sell(ana.id))
  expect(await page()).toMatchObject({ health: { refundRate: 0, chargebackRate: 0 } })
  const listed = async (basisPointsFrom: number) =>
    (await as(visitor)(listPrograms, { basisPointsFrom, limit: 100 })).rows.some(
      ({ productId }) => productId === product.id,
    )
  expect([await listed(4_000), await listed(4_001)]).toEqual([true, false])
})
