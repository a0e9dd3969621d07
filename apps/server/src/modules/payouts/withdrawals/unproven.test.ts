import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { listWithdrawals, withdrawalListInput } from './list-withdrawals.ts'
import { wakeAttempt } from './sending/wake-attempts.ts'
import { asStaff } from './withdrawal-viewer.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee
let podpayId: string

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world, { availableCents: 2_000_000 })
  // A bank whose payouts the specification calls approved as soon as they are accepted.
  const { id } = await aPayoutAccount(world, {
    provider: 'PODPAY',
    credentials: {
      publicKey: 'in',
      secretKey: 'secret-in',
      cashOutPublicKey: 'out',
      cashOutSecretKey: 'secret-out',
    },
    baseUrl: [world.sandbox.acquirerUrl('PODPAY'), world.sandbox.acquirerUrl('PODPAY', 'payouts')].join('|'),
  })
  world.sandbox.acquirer('PODPAY').addAccount({ publicKey: 'in|out', secretKey: 'secret-in|secret-out' })
  podpayId = id
  await payOnlyBy(world, id)
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const standing = async (withdrawalId: string) => {
  const { state, status, certainty } = await readWithdrawal(world, world.platformId, withdrawalId)
  return [state, status, certainty].join(' ')
}
const sent = async (amountCents: number) => {
  const withdrawalId = await payee.request(amountCents)
  await cashier.approve(withdrawalId)
  await world.drainJobs()
  return withdrawalId
}
const unproven = async () => {
  const input = withdrawalListInput.parse({ attention: 'UNPROVEN' })
  const page = await cashier.call(
    (caller, given: typeof input) => listWithdrawals(asStaff(caller, 'user'), given),
    input,
  )
  return page.rows.map(({ id }) => id)
}
const journalsOf = async (withdrawalId: string) =>
  (await world.owner`select rule from ledger_journals where subject_id = ${withdrawalId} order by id`).map(
    ({ rule }) => rule,
  )

describe('a payout that is called approved at once', () => {
  test('is shown as approved, and stays in transit until a read proves it', async () => {
    const withdrawalId = await sent(50_001)
    expect(await standing(withdrawalId)).toBe('SENT APPROVED UNCONFIRMED')
    expect(await payee.balance()).toMatchObject({ withdrawingCents: 50_200 })
    world.clock.advance({ minutes: 1 })
    await world.drainJobs()
    expect(await standing(withdrawalId)).toBe('PAID APPROVED KNOWN')
    expect(await payee.balance()).toMatchObject({ withdrawingCents: 0 })
  })

  test('returns everything once when it then fails, mails the person, and is not sent again', async () => {
    const before = await payee.balance()
    const withdrawalId = await sent(66_611)
    expect(await standing(withdrawalId)).toBe('SENT APPROVED UNCONFIRMED')
    for (let round = 0; round < 3; round++) {
      world.clock.advance({ minutes: 5 })
      await world.drainJobs()
    }
    expect(await standing(withdrawalId)).toBe('REJECTED REJECTED KNOWN')
    expect(await journalsOf(withdrawalId)).toEqual(['withdrawal.requested', 'withdrawal.returned'])
    expect((await payee.balance()).availableCents).toBe(before.availableCents)
    expect((await world.inbox())[0]?.key).toBe(`withdrawal:${withdrawalId}:REJECTED`)
    const made = (await world.sandbox.acquirer('PODPAY').payouts()).filter(({ amount }) => amount === 66_611)
    expect(made).toHaveLength(1)
  })

  test('becomes a case for a person and moves nothing when it is paid after its return', async () => {
    const withdrawalId = await sent(66_611)
    world.clock.advance({ minutes: 1 })
    await world.drainJobs()
    expect(await standing(withdrawalId)).toBe('REJECTED REJECTED KNOWN')
    const before = await payee.balance()
    world.sandbox.faults.always({
      operation: 'payout-get',
      kind: 'rewrite',
      rewrite: (answer) => {
        const body = answer.body as { data: object }
        return { ...answer, body: { data: { ...body.data, status: 'LIQUIDATED' } } }
      },
    })
    await inScope(world.app, world.platformId, (scope) =>
      wakeAttempt(scope, { withdrawalId, number: 1 }, scope.now),
    )
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'REJECTED',
      personNeeded: 'PAID_AFTER_RETURN',
    })
    expect(await payee.balance()).toEqual(before)
  })

  test('is on the staff’s list when it is not proven after half an hour', async () => {
    const withdrawalId = await sent(66_612)
    expect(await unproven()).not.toContain(withdrawalId)
    world.clock.advance({ minutes: 31 })
    await world.drainJobs()
    expect(await unproven()).toEqual([withdrawalId])
    expect(await standing(withdrawalId)).toBe('SENT APPROVED UNCONFIRMED')
  })
})

describe('the answer to the call to pay', () => {
  test('proves nothing, even a known status of paid', async () => {
    await payOnlyBy(world, world.account.id)
    world.sandbox.faults.next({
      operation: 'payout',
      kind: 'rewrite',
      rewrite: (answer) => ({ ...answer, body: { ...(answer.body as object), status: 'COMPLETED' } }),
    })
    const withdrawalId = await sent(66_612)
    expect(await standing(withdrawalId)).toBe('SENT APPROVED UNCONFIRMED')
    world.clock.advance({ minutes: 1 })
    await world.drainJobs()
    expect(await journalsOf(withdrawalId)).toEqual(['withdrawal.requested'])
    await payOnlyBy(world, podpayId)
  })

  test('with a conflict may mean that the payout exists: it is not requested again', async () => {
    await payOnlyBy(world, world.account.id)
    world.sandbox.faults.next({ operation: 'payout', kind: 'error-before', status: 409 })
    const withdrawalId = await sent(50_004)
    expect(await standing(withdrawalId)).toBe('SENT PENDING UNKNOWN')
    world.clock.advance({ days: 1 })
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'SENT',
      personNeeded: 'NO_ANSWER',
    })
    await payOnlyBy(world, podpayId)
  })
})

describe('an answer that cannot be used', () => {
  test('moves nothing, and is read until a known status comes', async () => {
    world.sandbox.faults.always({ operation: 'payout-get', kind: 'unknown-status' })
    const withdrawalId = await sent(50_002)
    for (let round = 0; round < 3; round++) {
      world.clock.advance({ minutes: 5 })
      await world.drainJobs()
    }
    expect(await standing(withdrawalId)).toBe('SENT APPROVED UNCONFIRMED')
    expect(await journalsOf(withdrawalId)).toEqual(['withdrawal.requested'])
    world.sandbox.faults.clear()
    world.clock.advance({ hours: 2 })
    await world.drainJobs()
    expect(await standing(withdrawalId)).toBe('PAID APPROVED KNOWN')
  })

  test('about another amount settles nothing and becomes a case for a person', async () => {
    world.sandbox.faults.always({ operation: 'payout-get', kind: 'wrong-amount', amount: 1 })
    const withdrawalId = await sent(50_003)
    world.clock.advance({ minutes: 1 })
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'SENT',
      personNeeded: 'OTHER_AMOUNT',
    })
    world.sandbox.faults.clear()
    world.clock.advance({ hours: 1 })
    await world.drainJobs()
    expect(await standing(withdrawalId)).toBe('PAID APPROVED KNOWN')
  })
})
