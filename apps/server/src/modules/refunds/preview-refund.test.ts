import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import { aStall } from '#test/a-stall.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { previewRefund } from './preview-refund.ts'
import type { RefundPreviewInput } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const preview = (caller: Caller, wish: RefundPreviewInput) => previewRefund(caller, asSeller(caller), wish)

describe('the preview of a refund', () => {
  test('names each giver and amount, and each then gives exactly that', async () => {
    const stall = await aStall(world, { partners: ['affiliate', 'manager'], releaseDays: 10 })
    const paymentId = await stall.sell()
    const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    const { givers, ...seen } = await call(preview, { kind: 'PART', paymentId, amountCents: 5_000 })
    expect(seen).toMatchObject({ amountCents: 5_000, leftCents: 10_000, right: { kind: 'LAW' } })
    expect(seen.items).toMatchObject([{ amountCents: 10_000 }])
    expect(givers.reduce((sum, { cents }) => sum + cents, 0)).toBe(5_000)
    expect(givers.map(({ who }) => who).toSorted()).toEqual(['AFFILIATE', 'PLATFORM', 'YOU'])

    const before = [await stall.balance(), await stall.balance(stall.affiliate)]
    await call((caller: Caller, _: null) => {
      const reason = 'Combinado com o comprador'
      const wish = { kind: 'PART', paymentId, amountCents: 5_000, key: 'a-part-of-it', reason } as const
      return refundSale(caller, asSeller(caller), wish)
    }, null)
    const after = [await stall.balance(), await stall.balance(stall.affiliate)]
    const given = before.map(({ pendingCents }, index) => pendingCents - (after[index]?.pendingCents ?? 0))
    const said = (who: string) => givers.find((giver) => giver.who === who)?.cents
    expect(given).toEqual([said('YOU'), said('AFFILIATE')])
  })

  test('of one item is borne by the people who earned on it, in the preview and in the books', async () => {
    const stall = await aStall(world, { partners: ['co-producer'], releaseDays: 10 })
    const bumpId = await stall.within(async (scope) => {
      const extra = await aProduct(scope, { sellerId: stall.seller.id, name: 'Caderno' })
      const offer = await anOffer(scope, { productId: extra.id, priceCents: 4_700 })
      return anOrderBump(scope, { productId: stall.product.id, offerId: offer.id })
    })
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId: stall.offer.id,
      orderBumpsIds: [bumpId],
    })
    await stall.tell(paymentId, 'APPROVED')
    const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    const seen = await call(preview, { kind: 'WHOLE', paymentId })
    const idOf = (title: string) => seen.items.find((item) => item.title === title)?.id ?? ''
    const [bump, main] = [idOf('Caderno'), seen.items.find(({ title }) => title !== 'Caderno')?.id ?? '']
    const earned = [await stall.balance(), await stall.balance(stall.coProducer)]
    expect(earned[1]?.pendingCents).toBeGreaterThan(0)

    for (const [id, key] of [
      [bump, 'the-bump-alone'],
      [main, 'the-main-alone'],
    ] as const) {
      const wish = { kind: 'ITEMS' as const, paymentId, orderItemIds: [id] }
      const before = [await stall.balance(), await stall.balance(stall.coProducer)]
      const { givers } = await call(preview, wish)
      await call(
        (caller: Caller, _: null) =>
          refundSale(caller, asSeller(caller), { ...wish, key, reason: 'Combinado' }),
        null,
      )
      const after = [await stall.balance(), await stall.balance(stall.coProducer)]
      const given = before.map(
        ({ pendingCents, debtCents }, index) =>
          pendingCents - (after[index]?.pendingCents ?? 0) + (after[index]?.debtCents ?? 0) - debtCents,
      )
      expect(given).toEqual(
        ['YOU', 'CO_PRODUCER'].map((who) => givers.find((giver) => giver.who === who)?.cents ?? 0),
      )
      expect(given[1]).toBe(id === bump ? 0 : earned[1]?.pendingCents)
    }
  })

  test('names the part of the fee that the platform keeps', async () => {
    const stall = await aStall(world, { releaseDays: 10 })
    const paymentId = await stall.sell()
    const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    const received = (await stall.balance()).pendingCents
    const { givers, keptFee } = await call(preview, { kind: 'WHOLE', paymentId })
    expect(keptFee).toEqual({ cents: 249, isFixedPart: true })
    expect(givers.find(({ who }) => who === 'YOU')?.cents).toBe(received + 249)
  })

  test('is refused beyond the remaining amount, and for the sales of others', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const call = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
    await expect(call(preview, { kind: 'PART', paymentId, amountCents: 10_001 })).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    })
    const stranger = callAs(world, { userId: stall.affiliate.id, role: 'SELLER' })
    await expect(stranger(preview, { kind: 'WHOLE', paymentId })).rejects.toMatchObject({
      code: 'payment_not_found',
    })
  })
})
