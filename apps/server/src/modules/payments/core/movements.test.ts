import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postgresErrorCode } from '#db/retryable.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { aStall } from '#test/a-stall.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { bookRefund } from './book-refund.ts'
import { lockForMoney } from './lock-for-money.ts'
import { fold, heldCents, movement } from './movements.ts'
import { undoRefund } from './undo-refund.ts'
import { updatePayment } from './update-payment.ts'

const price = 10_000

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const movementsOf = async (paymentId: string) =>
  (
    await world.owner`
      select number, kind, amount_cents::int as cents from payment_movements where payment_id = ${paymentId} order by number`
  ).map(({ number, kind, cents }) => `${number} ${kind} ${cents}`)

describe('the movements of a payment', () => {
  test('list the whole life of its money in order, and a repeated report adds none', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await stall.tell(paymentId, 'APPROVED')
    await stall.within((scope) => bookRefund(scope, paymentId, { key: 'first', amountCents: 1_000 }))
    await stall.tell(paymentId, 'APPROVED', { refundedCents: 1_000 })
    await stall.within((scope) => bookRefund(scope, paymentId, { key: 'second', amountCents: 2_000 }))
    await stall.within((scope) => undoRefund(scope, paymentId, 'second'))
    await stall.tell(paymentId, 'CHARGEBACK')
    await stall.tell(paymentId, 'CHARGEBACK')
    await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })

    expect(await movementsOf(paymentId)).toEqual([
      '1 RECEIVED 10000',
      '2 SOLD 10000',
      '3 REFUND_BOOKED 1000',
      '4 REFUND_TOLD 1000',
      '5 REFUNDED 1000',
      '6 SETTLED 1000',
      '7 REFUND_BOOKED 2000',
      '8 REFUND_UNDONE 2000',
      '9 LOST 9000',
      '10 SALE_LOST 9000',
      '11 WON 9000',
      '12 SALE_RESTORED 9000',
    ])
  })

  test('add a sum in suspense again when the bank that took it returns it after a won dispute', async () => {
    const stall = await aStall(world)
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })
    await stall.tell(paymentId, 'REJECTED')
    await stall.tell(paymentId, 'APPROVED')
    await stall.tell(paymentId, 'CHARGEBACK')
    expect(heldCents(await stall.within((scope) => lockForMoney(scope, paymentId)))).toBe(0)
    await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })
    expect(heldCents(await stall.within((scope) => lockForMoney(scope, paymentId)))).toBe(price)
  })

  test('of a second writer that starts from the same sums are refused', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const before = await stall.within((scope) => lockForMoney(scope, paymentId))
    await stall.within((scope) => bookRefund(scope, paymentId, { key: randomUUID(), amountCents: 1 }))
    const stale = stall.within((scope) => updatePayment(scope, before, movement('KEPT', 1)))
    expect(await stale.catch(postgresErrorCode)).toBe('23505')
  })

  test('give the same sums in any order', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const before = await stall.within((scope) => lockForMoney(scope, paymentId))
    const told = [...movement('REFUND_BOOKED', 700), ...movement('REFUND_UNDONE', 200)]
    const back = [...movement('REFUNDED', 500), ...movement('SETTLED', 500)]
    const after = fold(before, [...told, ...back])
    expect(fold(fold(before, back), told)).toEqual(after)
    expect(after).toMatchObject({ refundedCents: 500, bookedCents: price - 500, refundDueCents: 0 })
    expect(after.movementCount).toBe(before.movementCount + 4)
  })
})
