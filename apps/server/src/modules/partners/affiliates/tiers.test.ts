import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { inScope } from '#scope.ts'
import { aPromotedProduct } from '#test/a-promoted-product.ts'
import { callAs } from '#test/call-as.ts'
import { createTestServer, type TestServer } from '#test/test-server.ts'
import { acceptTerms } from './accept-terms.ts'
import { affiliateProgramInput } from './affiliates.input.ts'
import { getAffiliate, getAffiliation } from './get-affiliation.ts'
import { saveAffiliateProgram } from './save-affiliate-program.ts'

let world: TestServer

beforeAll(async () => {
  world = await createTestServer()
})
afterAll(() => world.stop())

const after = (from: number, percent: number) => ({ from, basisPoints: percent * 100 })
const bySales = { by: 'SALES' as const, steps: [after(2, 40), after(4, 51)] }

/** A product of 197 reais, 182.71 after the fee, whose program pays 30 % and more by its tiers. */
async function aDeal(
  tiers: { by: 'SALES' | 'AMOUNT'; steps: { from: number; basisPoints: number }[] } | null,
) {
  const shop = await aPromotedProduct(world)
  const { seller, ana, product, anasId: affiliationId, offerId } = shop
  const asSeller = callAs(world, { userId: seller.id, role: 'SELLER' })
  const asAna = callAs(world, { userId: ana.id, role: 'SELLER' })
  const offer = (wanted: typeof tiers, version = 1) =>
    asSeller(
      saveAffiliateProgram,
      affiliateProgramInput.parse({
        productId: product.id,
        version,
        isOpen: true,
        isListed: true,
        needsApproval: true,
        attribution: 'LAST_CLICK',
        basisPoints: 3_000,
        tiers: wanted,
        windowDays: 60,
        description: '',
        rules: '',
        materialsUrl: null,
        supportEmail: null,
      }),
    )
  const read = () => asAna(getAffiliation, { affiliationId })
  const accept = async () =>
    asAna(acceptTerms, { affiliationId, termsId: (await read()).offeredTerms?.termsId ?? '' })
  const order = async (affiliateId = ana.id) =>
    (await aPurchase(world.app, world.platformId, { offerId, affiliateId })).paymentId
  const tell = (paymentId: string, status: 'APPROVED' | 'REFUNDED') =>
    inScope(world.app, world.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
  /** The affiliate's commission from a sale, and the volume that the sale stores. */
  const commissionOf = async (paymentId: string) => {
    const [found] = await world.owner`
      select s.amount_cents::int as cents, o.attribution -> 'tier' as tier from payments p
      join orders o on o.id = p.order_id join order_shares s on s.order_id = o.id and s.role = 'AFFILIATE'
      where p.id = ${paymentId}`
    return [found?.cents, found?.tier?.volume]
  }
  const sell = async () => {
    const paymentId = await order()
    await tell(paymentId, 'APPROVED')
    return paymentId
  }
  if (tiers) {
    await offer(tiers)
    await accept()
  }
  return { ...shop, affiliationId, asSeller, offer, accept, read, order, tell, sell, commissionOf }
}

describe('a program with tiers', () => {
  test('pays each sale by the volume before it, and shows the producer and the affiliate the same standing', async () => {
    const { sell, commissionOf, read, asSeller, affiliationId } = await aDeal(bySales)
    const sold: string[] = []
    for (let place = 0; place < 5; place += 1) sold.push(await sell())
    expect(await Promise.all(sold.map(commissionOf))).toEqual([
      [5_481, 0],
      [5_481, 1],
      [7_308, 2],
      [7_308, 3],
      [9_318, 4],
    ])
    const standing = { volume: 5, basisPoints: 5_100, next: null }
    expect((await read()).standing).toEqual(standing)
    expect((await asSeller(getAffiliate, { affiliationId })).standing).toEqual(standing)
  })

  test('counts volume in amounts, and says what is missing to the next tier', async () => {
    const byAmount = await aDeal({ by: 'AMOUNT', steps: [after(30_000, 40)] })
    await byAmount.sell()
    expect((await byAmount.read()).standing).toEqual({
      volume: 19_700,
      basisPoints: 3_000,
      next: { from: 30_000, basisPoints: 4_000, missing: 10_300 },
    })
    await byAmount.sell()
    expect(await byAmount.commissionOf(await byAmount.sell())).toEqual([7_308, 39_400])
  })

  test('pays concurrent sales by the same volume, even if they are paid later', async () => {
    const { sell, order, tell, commissionOf } = await aDeal(bySales)
    await sell()
    const together = await Promise.all(Array.from({ length: 6 }, () => order()))
    await Promise.all(together.map((paymentId) => tell(paymentId, 'APPROVED')))
    expect(await Promise.all(together.map(commissionOf))).toEqual(Array(6).fill([5_481, 1]))
    expect(await commissionOf(await order())).toEqual([9_318, 7])
  })

  test('fixes the commission at the sale: a refund lowers the volume for later sales, and changes no fixed commission', async () => {
    const { sell, tell, commissionOf, read } = await aDeal(bySales)
    const [first, second, third] = [await sell(), await sell(), await sell()]
    await tell(first, 'REFUNDED')
    await tell(second, 'REFUNDED')
    expect(await Promise.all([first, second, third].map(commissionOf))).toEqual([
      [5_481, 0],
      [5_481, 1],
      [7_308, 2],
    ])
    expect((await read()).standing).toMatchObject({ volume: 1, basisPoints: 3_000 })
    expect(await commissionOf(await sell())).toEqual([5_481, 1])
  })

  test('starts each month of São Paulo with no volume, and counts no unpaid sale and no sale of another affiliate', async () => {
    const { sell, order, tell, commissionOf, bia, read } = await aDeal(bySales)
    world.clock.set(new Date('2030-05-31T23:30:00-03:00'))
    await sell()
    await sell()
    await tell(await order(bia.id), 'APPROVED')
    await order()
    expect((await read()).standing).toMatchObject({ volume: 2, basisPoints: 4_000 })
    world.clock.set(new Date('2030-06-01T00:10:00-03:00'))
    expect((await read()).standing).toMatchObject({ volume: 0, basisPoints: 3_000 })
    expect(await commissionOf(await sell())).toEqual([5_481, 0])
  })
})

describe('tiers', () => {
  test('apply once the affiliate accepts their version, and end with a version without tiers', async () => {
    const { offer, accept, sell, commissionOf, read } = await aDeal(null)
    await offer({ by: 'SALES', steps: [after(1, 60)] })
    await sell()
    expect(await commissionOf(await sell())).toEqual([7_308, undefined])
    expect((await read()).offeredTerms).toMatchObject({ tiers: { steps: [after(1, 60)] } })
    await accept()
    expect(await commissionOf(await sell())).toEqual([10_963, 2])
    await offer(null, 2)
    await accept()
    expect(await commissionOf(await sell())).toEqual([5_481, undefined])
    expect((await read()).standing).toBeNull()
  })

  test('are refused if they do not rise, or if the highest one promises more than the whole sale', async () => {
    const { offer, product } = await aDeal(null)
    for (const steps of [[after(5, 30)], [after(5, 40), after(5, 50)], [after(9, 50), after(10, 40)]])
      await expect(offer({ by: 'SALES', steps })).rejects.toMatchObject({ code: 'tiers_not_rising' })
    await inScope(world.app, world.platformId, async (scope) => {
      const { id } = await aPerson(scope)
      await aCoProduction(scope, { productId: product.id, coProducerId: id, base: 'NET', basisPoints: 3_000 })
    })
    await expect(offer({ by: 'SALES', steps: [after(5, 75)] })).rejects.toMatchObject({
      code: 'shares_exceed_whole',
    })
    await offer({ by: 'SALES', steps: [after(5, 40)] })
  })
})
