import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCashier } from '#test/a-cashier.ts'
import { aStall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { previewFeePlan } from './preview-fee-plan.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())

/** A seller under the platform's plan. */
async function aPlainStall() {
  const stall = await aStall(world)
  await world.owner`delete from fee_plans where seller_id = ${stall.seller.id}`
  return stall
}

test('an unsaved fee is previewed on the last thirty days’ sales of the sellers it would apply to', async () => {
  const staff = await aCashier(world)
  const before = await aPlainStall()
  await before.sell()
  world.clock.advance({ days: 31 })
  const [one, other, withOwnPlan] = [await aPlainStall(), await aPlainStall(), await aStall(world)]
  await one.sell()
  await one.sell()
  await other.sell()
  await withOwnPlan.sell()
  const preview = (basisPoints: number, fixedFees: object) =>
    staff.call(previewFeePlan, { method: 'PIX', basisPoints, fixedFees })
  // Sales of a hundred reais at 5.99 % and R$ 2.49.
  const { currencies } = await preview(549, { BRL: 249 })
  expect(currencies).toEqual([
    {
      currency: 'BRL',
      sales: 3,
      wasCents: 3 * 848,
      wouldBeCents: 3 * 798,
      sellers: [
        { name: expect.any(String), differenceCents: -100 },
        { name: expect.any(String), differenceCents: -50 },
      ],
    },
  ])
  expect((await preview(549, { USD: 49 })).currencies).toEqual([])
})
