import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { chargeDisputeFee } from '#modules/ledger/charge-dispute-fee.ts'
import { transfer } from '#modules/ledger/entries.ts'
import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import { sellLots } from '#modules/ledger/lots/sell-lots.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { bookRefund } from './book-refund.ts'
import { holdSale } from './hold-sale.ts'
import { undoRefund } from './undo-refund.ts'

/** Of a sale of 100.00, 5.99 % and 2.49 belong to the platform. */
const share = 10_000 - 599 - 249

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const refund = ({ within }: Stall, paymentId: string, amountCents: number, key = `refund:${randomUUID()}`) =>
  within((scope) => bookRefund(scope, paymentId, { key, amountCents }))
/** A withdrawal that has arrived. */
const spend = ({ within, seller }: Stall, amountCents: number) =>
  within(async (scope) => {
    const id = randomUUID()
    const withdrawal = { subject: { kind: 'WITHDRAWAL', id }, currency: 'BRL' } as const
    const purse = accounts.withdrawing(seller.id)
    await post(scope, {
      ...withdrawal,
      rule: 'withdrawal.requested',
      key: `withdrawal.requested:${id}`,
      entries: transfer(accounts.available(seller.id), purse, amountCents),
    })
    await post(scope, {
      ...withdrawal,
      rule: 'withdrawal.paid',
      key: `withdrawal.paid:${id}`,
      entries: transfer(purse, accounts.acquirerBalance(world.account.id), amountCents),
    })
  })
const lotsOf = async (paymentId: string) =>
  (
    await world.owner`
      select role, kind, state, amount_cents::int as cents from balance_lots where payment_id = ${paymentId} order by role, kind, state, cents`
  ).map(({ role, kind, state, cents }) => `${role} ${kind} ${state} ${cents}`)
const outcomes = async (attempts: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : [])),
  }
}

describe('a refund', () => {
  test('of 60 % requested by twenty people at the same time is made once', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const { done, refused } = await outcomes(
      Array.from({ length: 20 }, () => refund(stall, paymentId, 6_000)),
    )
    expect(done).toBe(1)
    expect(new Set(refused)).toEqual(new Set(['refund_exceeds_payment']))
  })

  test('under one key, requested twenty times at once, is booked once', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    const key = `refund:${randomUUID()}`
    const { done } = await outcomes(Array.from({ length: 20 }, () => refund(stall, paymentId, 1_000, key)))
    expect(done).toBe(20)
    const [payment] = await world.owner`
      select booked_cents::int as booked, refund_due_cents::int as due from payments where id = ${paymentId}`
    expect(payment).toEqual({ booked: 9_000, due: 1_000 })
  })

  test('in parts is given by each share to the cent, and the provider settles it', async () => {
    const stall = await aStall(world, {
      priceCents: 19_700,
      partners: ['affiliate', 'co-producer', 'manager'],
    })
    const names = {
      [stall.seller.id]: 'seller',
      [stall.affiliate.id]: 'affiliate',
      [stall.coProducer.id]: 'co-producer',
      [stall.manager.id]: 'manager',
    }
    const ours = async () =>
      Object.fromEntries(
        Object.entries(await readBooks(world, names)).filter(([code]) =>
          Object.values(names).some((name) => code.includes(`:${name}:`)),
        ),
      )
    const paymentId = await stall.sell()
    expect(await ours()).toEqual({
      'user:seller:pending': -7_674,
      'user:affiliate:pending': -7_308,
      'user:co-producer:pending': -3_289,
      'manager:manager:pending': -143,
    })
    await refund(stall, paymentId, 5_000)
    expect(await ours()).toEqual({
      'user:seller:pending': -7_674 + 2_011,
      'user:affiliate:pending': -7_308 + 1_855,
      'user:co-producer:pending': -3_289 + 835,
      'manager:manager:pending': -143 + 30,
    })
    const before = (await readBooks(world))['buyer:refunds_due'] ?? 0
    await stall.tell(paymentId, 'APPROVED', { refundedCents: 5_000 })
    expect(((await readBooks(world))['buyer:refunds_due'] ?? 0) - before).toBe(5_000)
    await stall.tell(paymentId, 'REFUNDED')
    // The fixed fee of 2.49 stays with the platform, at the seller's cost, and the manager keeps the commission on it.
    expect(await ours()).toEqual({ 'user:seller:debt': 249, 'manager:manager:pending': -25 })
  })

  test('that the provider refused gives every share its cents back, once', async () => {
    const stall = await aStall(world, { partners: ['affiliate', 'co-producer'], releaseDays: 10 })
    const paymentId = await stall.sell()
    const before = [await stall.balance(), await stall.balance(stall.affiliate), await lotsOf(paymentId)]
    const key = `refund:${randomUUID()}`
    await refund(stall, paymentId, 4_321, key)
    await Promise.all(
      Array.from({ length: 5 }, () => stall.within((scope) => undoRefund(scope, paymentId, key))),
    )
    const [seller, affiliate] = [await stall.balance(), await stall.balance(stall.affiliate)]
    expect(seller.pendingCents + seller.availableCents).toBe((before[0] as typeof seller).pendingCents)
    expect(affiliate.pendingCents).toBe((before[1] as typeof seller).pendingCents)
    await refund(stall, paymentId, 10_000)
  })

  test('leaves every cent in one place when the same lot is released at the same moment', async () => {
    const stall = await aStall(world, { partners: ['affiliate'] })
    const sales = await Promise.all(Array.from({ length: 8 }, stall.sell))
    await Promise.all([
      world.drainJobs(),
      ...sales.map((paymentId) => refund(stall, paymentId, 10_000)),
      world.drainJobs(),
    ])
    await world.drainJobs()
    const { availableCents, pendingCents, debtCents } = await stall.balance()
    expect(availableCents + pendingCents - debtCents).toBe(-8 * 249)
    expect(await stall.balance(stall.affiliate)).toMatchObject({
      availableCents: 0,
      pendingCents: 0,
      debtCents: 0,
    })
  })

  test('never overdraws the same money in a race with a withdrawal: the later one becomes a debt or is refused', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await world.drainJobs()
    const [spent, refunded] = await Promise.allSettled([
      spend(stall, share),
      refund(stall, paymentId, 10_000),
    ])
    expect(refunded.status).toBe('fulfilled')
    const { availableCents, debtCents } = await stall.balance()
    expect({ availableCents, debtCents }).toEqual(
      spent.status === 'fulfilled'
        ? { availableCents: 0, debtCents: share + 249 }
        : { availableCents: 0, debtCents: 249 },
    )
  })
})

describe('the available balance', () => {
  test('is spent once, however many requests come at once', async () => {
    const stall = await aStall(world)
    await stall.sell()
    await world.drainJobs()
    const { done, refused } = await outcomes(Array.from({ length: 20 }, () => spend(stall, 2_000)))
    expect(done).toBe(4)
    expect(new Set(refused)).toEqual(new Set(['balance_insufficient']))
    expect(await stall.balance()).toMatchObject({ availableCents: share - 8_000 })
  })

  test('covers a debit before the reserve, the reserve before the lots released soonest, and the rest is a debt', async () => {
    const stall = await aStall(world, { reserveBasisPoints: 1_000, releaseDays: 5 })
    const early = await stall.sell()
    world.clock.advance({ days: 6 })
    await world.drainJobs()
    const late = await stall.sell()
    const reserve = 915
    const spent = share - reserve - 1_000
    await spend(stall, spent)
    expect(await stall.balance()).toMatchObject({
      availableCents: 1_000,
      reserveCents: 2 * reserve,
      pendingCents: share - reserve,
    })
    await refund(stall, early, 5_000)
    // The platform gives 2.99; of the seller's part 9.15 are in the sale's own reserve and 10.00 are
    // available.
    const own = 5_000 - 299
    expect(await lotsOf(late)).toEqual([
      `PRODUCER RELEASE CONSUMED ${own - reserve - 1_000 - reserve}`,
      `PRODUCER RELEASE PENDING ${share - reserve - (own - reserve - 1_000 - reserve)}`,
      `PRODUCER RESERVE CONSUMED ${reserve}`,
    ])
    await refund(stall, early, 5_000)
    await refund(stall, late, 10_000)
    expect(await stall.balance()).toMatchObject({
      availableCents: 0,
      reserveCents: 0,
      pendingCents: 0,
      debtCents: spent + 2 * 249,
    })
  })

  test('pays a debt first when the next sale is released', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await world.drainJobs()
    await spend(stall, 5_000)
    await refund(stall, paymentId, 10_000)
    expect(await stall.balance()).toMatchObject({ availableCents: 0, debtCents: 5_249 })
    await stall.sell()
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({ availableCents: share - 5_249, debtCents: 0 })
  })

  test('pays a debt once when several processes collect it at the same time', async () => {
    const stall = await aStall(world, { releaseDays: 3 })
    const first = await stall.sell()
    await refund(stall, first, 10_000)
    expect(await stall.balance()).toMatchObject({ debtCents: 249 })
    await stall.sell()
    const owner = { userId: stall.seller.id, purse: 'user' } as const
    await Promise.all(
      Array.from({ length: 6 }, () => stall.within((scope) => recoverDebt(scope, owner, 'BRL'))),
    )
    expect(await stall.balance()).toMatchObject({ debtCents: 0, pendingCents: share - 249 })
  })
})

describe('a dispute', () => {
  test('holds the sale, and leaves everything as before when it is withdrawn', async () => {
    const stall = await aStall(world, { partners: ['affiliate'], releaseDays: 5 })
    const paymentId = await stall.sell()
    const before = await stall.balance()
    const hold = () =>
      stall.within((scope) => holdSale(scope, paymentId, { key: `dispute:${paymentId}`, reason: 'DISPUTE' }))
    await Promise.all([hold(), hold(), hold()])
    world.clock.advance({ days: 6 })
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({
      availableCents: 0,
      pendingCents: 0,
      heldCents: before.pendingCents,
    })
    await stall.within((scope) => freeLots(scope, `dispute:${paymentId}`))
    await world.drainJobs()
    expect(await stall.balance()).toMatchObject({ availableCents: before.pendingCents, heldCents: 0 })
  })

  test('over released money holds the available balance, and a loss takes that first', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await world.drainJobs()
    await spend(stall, 3_000)
    const held = await stall.within((scope) =>
      holdSale(scope, paymentId, { key: `dispute:${paymentId}`, reason: 'DISPUTE' }),
    )
    expect(held).toBe(share - 3_000)
    await expect(spend(stall, 1)).rejects.toMatchObject({ code: 'balance_insufficient' })
    await stall.tell(paymentId, 'CHARGEBACK')
    const contribution = { userId: stall.seller.id, role: 'PRODUCER', amountCents: 1_500 } as const
    const fee = { key: `dispute.fee:${paymentId}`, currency: 'BRL', contribution, subject: null } as const
    await stall.within((scope) => chargeDisputeFee(scope, fee))
    expect(await stall.balance()).toMatchObject({
      heldCents: 0,
      availableCents: 0,
      debtCents: 3_000 + 249 + 1_500,
    })
  })

  test('that is won returns the same cents, and no old report takes them again', async () => {
    const stall = await aStall(world, { partners: ['affiliate', 'co-producer', 'manager'], releaseDays: 5 })
    const people = [stall.seller, stall.affiliate, stall.coProducer]
    const balances = async () => [
      ...(await Promise.all(people.map((person) => stall.balance(person)))),
      await stall.balance(stall.manager, 'manager'),
    ]
    const paymentId = await stall.sell()
    const before = await balances()
    await stall.tell(paymentId, 'CHARGEBACK')
    await stall.tell(paymentId, 'APPROVED')
    expect((await stall.tell(paymentId, 'PENDING')).status).toBe('CHARGEBACK')
    await Promise.all(
      Array.from({ length: 4 }, () => stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })),
    )
    expect((await stall.tell(paymentId, 'CHARGEBACK')).status).toBe('APPROVED')
    await world.drainJobs()
    expect(await balances()).toEqual(before)
    expect((await stall.tell(paymentId, 'CHARGEBACK', { isNewDispute: true })).status).toBe('CHARGEBACK')
    expect((await stall.balance(stall.affiliate)).pendingCents).toBe(0)
  })

  test('that is reported after it was won takes nothing', async () => {
    const stall = await aStall(world)
    const paymentId = await stall.sell()
    await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })
    expect((await stall.tell(paymentId, 'CHARGEBACK')).status).toBe('APPROVED')
  })

  test('of a partly refunded sale takes the rest, and a win returns only that rest', async () => {
    const stall = await aStall(world, { releaseDays: 5 })
    const paymentId = await stall.sell()
    await stall.tell(paymentId, 'APPROVED', { refundedCents: 4_000 })
    const { pendingCents } = await stall.balance()
    await stall.tell(paymentId, 'CHARGEBACK')
    await stall.tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await world.drainJobs()
    const after = await stall.balance()
    expect(after.pendingCents + after.availableCents - after.debtCents).toBe(pendingCents)
    const [payment] =
      await world.owner`select status, booked_cents::int as booked from payments where id = ${paymentId}`
    expect(payment).toEqual({ status: 'APPROVED', booked: 6_000 })
  })
})

test('an anticipated lot is owed in full when its sale is reversed', async () => {
  const stall = await aStall(world, { releaseDays: 20 })
  const paymentId = await stall.sell()
  const [lot] = await world.owner`select id from balance_lots where payment_id = ${paymentId}`
  const sale = { anticipationId: randomUUID(), userId: stall.seller.id, lotIds: [lot?.id], feeCents: 300 }
  const { done, refused } = await outcomes(
    Array.from({ length: 4 }, () => stall.within((scope) => sellLots(scope, sale))),
  )
  expect({ done, refused }).toEqual({ done: 1, refused: Array.from({ length: 3 }, () => 'record_changed') })
  expect(await stall.balance()).toMatchObject({ availableCents: share - 300, pendingCents: 0 })
  await stall.tell(paymentId, 'REFUNDED')
  expect(await stall.balance()).toMatchObject({ availableCents: 0, debtCents: 300 + 249 })
})
