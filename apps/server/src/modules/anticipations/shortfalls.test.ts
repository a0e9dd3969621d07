import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvedPapers } from '#demo/a-document.ts'
import { aBankAccount } from '#demo/a-withdrawal.ts'
import { freeLots } from '#modules/ledger/lots/free-lots.ts'
import { holdSale } from '#modules/payments/core/hold-sale.ts'
import { requestWithdrawal } from '#modules/payouts/withdrawals/request-withdrawal.ts'
import { anEarlySeller, share } from '#test/an-early-seller.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere, mortalApp } from '#test/die-everywhere.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { approveAnticipation } from './approve-anticipation.ts'
import { requestAnticipation } from './request-anticipation.ts'
import { settleAnticipations } from './settle-anticipations.job.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/**
 * Fee for 91.52 at 3.49 % a month, twenty days early; and the part of the platform's fee that a refund does
 * not return.
 */
const fee = 213
const kept = 249

type Early = Awaited<ReturnType<typeof anEarlySeller>>

async function withdrawAll({ seller, call, within, balance, staff }: Early) {
  const bankAccount = await within(async (scope) => {
    await approvedPapers(scope, seller.id)
    return aBankAccount(scope, { userId: seller.id })
  })
  const amountCents = (await balance()).availableCents - 199
  const { withdrawalId } = await call(requestWithdrawal, {
    requestId: randomUUID(),
    bankAccountId: bankAccount.id,
    amountCents,
    shownFeeCents: 199,
  })
  await staff.approve(withdrawalId)
  for (let round = 0; round < 3; round++) {
    await world.drainJobs()
    world.clock.advance({ minutes: 5 })
  }
}

const sellEarly = async () => {
  const seller = await anEarlySeller(world)
  const paymentId = await seller.sell()
  const anticipationId = await seller.request()
  await seller.approve(anticipationId)
  return { seller, paymentId, anticipationId }
}

test('a failing anticipation does not stop the others from being settled, and the job is retried', async () => {
  const bought = [await sellEarly(), await sellEarly(), await sellEarly()]
  world.clock.advance({ days: 21 })
  await world.drainJobs()
  const countSettled = async () => {
    const seen = await Promise.all(bought.map(({ seller, anticipationId }) => seller.see(anticipationId)))
    return seen.filter(({ state }) => state === 'SETTLED').length
  }
  // The first transaction lists the anticipations, the second settles the first of them.
  const failing = mortalApp(world.app, (count) => (count === 2 ? 'before' : null))
  await expect(settleAnticipations(failing, world.platformId)).rejects.toThrow()
  expect(await countSettled()).toBe(2)
  await settleAnticipations(world.app, world.platformId)
  expect(await countSettled()).toBe(3)
})

describe('a sold lot', () => {
  test('whose sale is refunded is owed in full: the available balance pays first, and the next sales pay the rest', async () => {
    const { seller, paymentId, anticipationId } = await sellEarly()
    await seller.tell(paymentId, 'REFUNDED')
    expect(await seller.balance()).toMatchObject({ availableCents: 0, debtCents: fee + kept })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'SHORTFALL',
      reversedCents: share,
      waitingCents: 0,
    })
    await seller.sell()
    await expect(seller.request()).rejects.toMatchObject({ code: 'debt_open' })
    world.clock.advance({ days: 21 })
    await world.drainJobs()
    expect(await seller.balance()).toMatchObject({ availableCents: share - fee - kept, debtCents: 0 })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'SETTLED',
      recoveredCents: 0,
      reversedCents: share,
    })
  })

  test('charged back after its price was withdrawn is a debt to the cent', async () => {
    const { seller, paymentId, anticipationId } = await sellEarly()
    await withdrawAll(seller)
    expect(await seller.balance()).toMatchObject({ availableCents: 0, withdrawingCents: 0, debtCents: 0 })
    await seller.tell(paymentId, 'CHARGEBACK')
    expect(await seller.balance()).toMatchObject({ availableCents: 0, debtCents: share + kept })
    await seller.settle()
    expect(await seller.stateOf(anticipationId)).toBe('SHORTFALL')
    // Dispute won: the debt is paid, and the platform waits for the release date again.
    await seller.tell(paymentId, 'APPROVED', { isDisputeWon: true })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'PAID',
      waitingCents: share,
      reversedCents: 0,
    })
  })

  test('refunded in part leaves a shortfall of that part only', async () => {
    const { seller, paymentId, anticipationId } = await sellEarly()
    await seller.tell(paymentId, 'APPROVED', { refundedCents: 4_000 })
    const { waitingCents, reversedCents } = await seller.see(anticipationId)
    expect(waitingCents + reversedCents).toBe(share)
    expect(reversedCents).toBeGreaterThan(3_000)
    world.clock.advance({ days: 21 })
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({
      state: 'SETTLED',
      recoveredCents: waitingCents,
      reversedCents,
    })
  })

  test('in dispute keeps its anticipation open beyond its date, until the dispute is over', async () => {
    const { seller, paymentId, anticipationId } = await sellEarly()
    const key = `dispute:${paymentId}`
    await seller.within((scope) => holdSale(scope, paymentId, { key, reason: 'DISPUTE' }))
    world.clock.advance({ days: 21 })
    await seller.settle()
    expect(await seller.stateOf(anticipationId)).toBe('PAID')
    await seller.within((scope) => freeLots(scope, key))
    await seller.settle()
    expect(await seller.see(anticipationId)).toMatchObject({ state: 'SETTLED', recoveredCents: share })
  })
})

describe('a request', () => {
  test('with a lot refunded in the meantime has to be reviewed again, and pays the remaining lots', async () => {
    const seller = await anEarlySeller(world)
    const [refunded] = [await seller.sell(), await seller.sell()]
    const anticipationId = await seller.request()
    await seller.tell(refunded ?? '', 'REFUNDED')
    await expect(seller.approve(anticipationId, 2 * share)).rejects.toMatchObject({ code: 'record_changed' })
    const { now } = await seller.look(anticipationId)
    await seller.approve(anticipationId)
    const { grossCents, feeCents, state } = await seller.see(anticipationId)
    expect({ grossCents, feeCents, state }).toEqual({
      grossCents: now?.grossCents,
      feeCents: now?.feeCents,
      state: 'PAID',
    })
    expect(await seller.balance()).toMatchObject({ availableCents: grossCents - feeCents, pendingCents: 0 })
  })

  test('whose lots have all been released pays nothing', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    world.clock.advance({ days: 18 })
    const anticipationId = await seller.request()
    world.clock.advance({ days: 2 })
    await world.drainJobs()
    expect(await seller.balance()).toMatchObject({ availableCents: share, pendingCents: 0 })
    await expect(seller.approve(anticipationId, share)).rejects.toMatchObject({ code: 'record_changed' })
  })

  test('sent many times in two processes is stored once, and of two requests for the same lots one is stored', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const { lots, netCents } = await seller.quote()
    const input = { requestId: randomUUID(), lotIds: lots.map(({ lotId }) => lotId), netCents }
    await inAnotherProcess(world, async (app) => {
      const elsewhere = callAs(
        { app, platformId: world.platformId },
        { userId: seller.seller.id, role: 'SELLER' },
      )
      const presses = [seller.call, elsewhere, seller.call, elsewhere].map((call) =>
        call(requestAnticipation, input),
      )
      expect(new Set((await Promise.all(presses)).map(({ anticipationId }) => anticipationId)).size).toBe(1)
      const rival = elsewhere(requestAnticipation, { ...input, requestId: randomUUID() })
      await expect(rival).rejects.toMatchObject({ code: 'record_changed' })
    })
  })

  test('approved by two people in two processes is paid once', async () => {
    const seller = await anEarlySeller(world)
    await seller.sell()
    const anticipationId = await seller.request()
    await inAnotherProcess(world, async (app) => {
      const elsewhere = callAs({ app, platformId: world.platformId }, { userId: randomUUID(), role: 'ADMIN' })
      const input = { anticipationId, grossCents: share }
      const outcomes = await Promise.allSettled(
        [seller.staff.call, elsewhere, seller.staff.call, elsewhere].map((call) =>
          call(approveAnticipation, input),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })
    expect(await seller.balance()).toMatchObject({ availableCents: share - fee, pendingCents: 0 })
  })
})

describe.each(['before', 'after'] as const)('a process that dies just %s any of its commits', (moment) => {
  test('leaves an anticipation paid and settled once', async () => {
    const deaths = await dieEverywhere(world.app, moment, async (dying) => {
      const seller = await anEarlySeller(world)
      await seller.sell()
      const { lots, netCents } = await seller.quote()
      const input = { requestId: randomUUID(), lotIds: lots.map(({ lotId }) => lotId), netCents }
      const there = { app: dying, platformId: world.platformId }
      const retried = async <T>(work: () => Promise<T>) => work().catch(work)
      const { anticipationId } = await retried(() =>
        callAs(there, { userId: seller.seller.id, role: 'SELLER' })(requestAnticipation, input),
      )
      // A retry after the approval is refused with `record_changed`.
      await retried(() =>
        callAs(there, { userId: seller.staff.id, role: 'ADMIN' })(approveAnticipation, {
          anticipationId,
          grossCents: share,
        }),
      ).catch((error: unknown) => expect(error).toMatchObject({ code: 'record_changed' }))
      expect(await seller.balance()).toMatchObject({ availableCents: share - fee, pendingCents: 0 })
      world.clock.advance({ days: 21 })
      await retried(() => settleAnticipations(dying, world.platformId))
      expect(await seller.see(anticipationId)).toMatchObject({ state: 'SETTLED', recoveredCents: share })
      const journals =
        await world.owner`select rule from ledger_journals where subject_id = ${anticipationId}`
      expect(journals).toEqual([{ rule: 'anticipation.paid' }])
    })
    expect(deaths).toBeGreaterThan(2)
  })
})
