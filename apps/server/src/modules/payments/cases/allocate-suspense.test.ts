import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { type Allocation, allocateSuspense } from './allocate-suspense.ts'

let world: TestApp
let stall: Stall

beforeAll(async () => {
  world = await createTestApp()
  stall = await aStall(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const buy = async () => (await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })).paymentId
const allocate = (paymentId: string, allocation: Allocation) =>
  stall.within((scope) =>
    allocateSuspense(scope, paymentId, allocation, theProduct, 'asked for by the buyer'),
  )
const standing = async (paymentId: string) => {
  const [row] = await world.owner`
    select status, booked_cents::int as booked, refund_due_cents::int as due, kept_cents::int as kept,
      (select count(*)::int from payment_cases c where (c.platform_id, c.payment_id) = (p.platform_id, p.id)
        and closed_at is null) as cases
    from payments p where platform_id = ${world.platformId} and id = ${paymentId}`
  return row
}

test('money that arrived after a refusal pays the sale when a person decides so', async () => {
  const paymentId = await buy()
  await stall.tell(paymentId, 'REJECTED')
  await stall.tell(paymentId, 'APPROVED')
  expect(await standing(paymentId)).toMatchObject({ status: 'REJECTED', booked: 0, cases: 1 })
  await allocate(paymentId, { to: 'SALE' })
  expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: 10_000, cases: 0 })
  await expect(allocate(paymentId, { to: 'SALE' })).rejects.toMatchObject({ code: 'balance_insufficient' })
})

test('an overpayment is returned once, and is settled when the provider reports it', async () => {
  const paymentId = await buy()
  await stall.tell(paymentId, 'APPROVED', { paidCents: 10_300 })
  const back = { key: 'first', to: 'REFUND', amountCents: 300 } as const
  await Promise.all([allocate(paymentId, back), allocate(paymentId, back), allocate(paymentId, back)])
  expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: 10_000, due: 300, cases: 0 })
  await stall.tell(paymentId, 'APPROVED', { refundedCents: 300 })
  expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: 10_000, due: 0 })
})

test('the platform keeps unclaimed money, and never more than is held', async () => {
  const paymentId = await buy()
  await stall.tell(paymentId, 'APPROVED', { paidCents: 10_200 })
  await expect(allocate(paymentId, { key: 'a', to: 'PLATFORM', amountCents: 201 })).rejects.toMatchObject({
    code: 'balance_insufficient',
  })
  await allocate(paymentId, { key: 'b', to: 'PLATFORM', amountCents: 200 })
  expect(await standing(paymentId)).toMatchObject({ booked: 10_000, kept: 200, cases: 0 })
})

test('kept money is returned with the rest when a dispute of the whole payment is won', async () => {
  const paymentId = await buy()
  await stall.tell(paymentId, 'APPROVED', { paidCents: 10_200 })
  await allocate(paymentId, { key: 'a', to: 'PLATFORM', amountCents: 200 })
  const ofPlatform = async () => {
    const {
      suspense = 0,
      'acquirer:hawkpay:receivable': owed = 0,
      'platform:fee': fee,
    } = await readBooks(world)
    return { suspense, owed, fee }
  }
  const before = await ofPlatform()
  await stall.tell(paymentId, 'CHARGEBACK')
  await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })
  expect(await ofPlatform()).toEqual(before)
  expect(await standing(paymentId)).toMatchObject({ status: 'APPROVED', booked: 10_000, kept: 200, cases: 0 })
})
