import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aStall } from '../../../test/a-stall.ts'
import { callAs } from '../../../test/call-as.ts'
import { brokenInvariants } from '../../../test/read-books.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import type { Caller } from '../../rpc/caller.ts'
import { asSeller } from '../payments/sale-eyes.ts'
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

describe('a refund that is thought about', () => {
  test('says who would give what, and each then gives exactly that', async () => {
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

  test('is refused beyond what is left, and for the sales of others', async () => {
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
