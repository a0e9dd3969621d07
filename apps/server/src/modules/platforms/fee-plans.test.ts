import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall } from '#test/a-stall.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import type { FeePlanInput } from './prices/fee-plan.input.ts'
import { listFeePlans } from './prices/list-fee-plans.ts'
import { saveFeePlan } from './prices/save-fee-plan.ts'
import { refundSettings } from './settings/platform-sections.ts'

const dayMs = 86_400_000
const tenPercent = {
  method: 'PIX',
  basisPoints: 1_000,
  fixedFees: { BRL: 100 },
  releaseDays: 3,
  reserveBasisPoints: 0,
  reserveDays: 0,
  feePolicy: 'KEEP_ALL',
  disputeFees: { BRL: 2_000 },
} satisfies Partial<FeePlanInput>

let world: TestApp
let staff: Cashier

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

const feeOf = async (paymentId: string) => {
  const [row] = await world.owner`
    select o.fee_cents::int as cents from orders o join payments p on (p.platform_id, p.order_id) = (o.platform_id, o.id)
    where p.id = ${paymentId}`
  return row?.cents
}
const tomorrow = () => new Date(world.clock.now().getTime() + dayMs)

describe('the fee of sales', () => {
  test('changes for a seller on its date, and an order keeps the plan of its time', async () => {
    const stall = await aStall(world)
    const { id: sellerId } = stall.seller
    await staff.call(saveFeePlan, { ...tenPercent, sellerId, effectiveFrom: tomorrow() })
    const before = await stall.sell()
    world.clock.advance({ days: 1 })
    const after = await stall.sell()
    expect([await feeOf(before), await feeOf(after)]).toEqual([599 + 249, 1_000 + 100])
    // The old plan returns the percentage with the money, the new one returns nothing.
    await stall.tell(before, 'REFUNDED')
    await stall.tell(after, 'REFUNDED')
    const kept = await world.owner`
      select -sum(e.amount_cents)::int as cents from ledger_entries e
      join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
      join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
      where a.code = 'platform:fee' and j.subject_id in ${world.owner([before, after])} group by j.subject_id order by 1`
    expect(kept.map(({ cents }) => cents)).toEqual([249, 1_100])
  })

  test('follows the plan saved later for the same date, and a seller’s own plan before the platform’s', async () => {
    const stall = await aStall(world)
    const effectiveFrom = tomorrow()
    const { id: sellerId } = stall.seller
    await staff.call(saveFeePlan, { ...tenPercent, sellerId, effectiveFrom })
    world.clock.advance({ minutes: 1 })
    await staff.call(saveFeePlan, { ...tenPercent, sellerId, effectiveFrom, basisPoints: 700 })
    await staff.call(saveFeePlan, { ...tenPercent, sellerId: null, effectiveFrom, basisPoints: 900 })
    world.clock.advance({ days: 1 })
    expect(await feeOf(await stall.sell())).toBe(700 + 100)
    const listed = await staff.call(listFeePlans, { sellerId })
    expect(listed.map(({ basisPoints }) => basisPoints)).toEqual([700, 1_000, 599])
  })

  test('never changes for past sales, and can be set only for sellers', async () => {
    const { seller } = await aStall(world)
    const yesterday = new Date(world.clock.now().getTime() - dayMs)
    const late = { ...tenPercent, sellerId: seller.id, effectiveFrom: yesterday }
    await expect(staff.call(saveFeePlan, late)).rejects.toMatchObject({ code: 'date_in_past' })
    const nobody = { ...tenPercent, sellerId: crypto.randomUUID() }
    await expect(staff.call(saveFeePlan, nobody)).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('the platform sets the sellers’ time to answer a refund request, and the audit log says who set it', async () => {
  const settings = { refundAnswerHours: 24, grantsLawfulRefunds: true }
  await staff.call(refundSettings.save, settings)
  expect(await staff.call(refundSettings.get, {})).toEqual(settings)
  const [entry] =
    await world.owner`select actor_user_id, detail from audit_log where action = 'refund_settings.saved'`
  expect(entry).toMatchObject({
    actor_user_id: staff.id,
    detail: { before: { refundAnswerHours: 48, grantsLawfulRefunds: false }, after: settings },
  })
})
