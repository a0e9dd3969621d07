import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addBankAccount } from '#modules/payouts/bank-accounts/add-bank-account.ts'
import { verifyBankAccount } from '#modules/payouts/bank-accounts/verify-bank-account.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { cancelWithdrawal } from './deciding/cancel-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

let world: TestApp
let cashier: Cashier
let other: Cashier

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  other = await aCashier(world)
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const large = 1_000_000
const rich = () => aPayee(world, { availableCents: 5_000_000 })
const payoutsOf = async (withdrawalId: string) =>
  (await world.sandbox.acquirer('HAWKPAY').payouts()).filter(({ externalRef }) =>
    externalRef?.startsWith(withdrawalId),
  )

describe('a large withdrawal', () => {
  test('needs two people: the same person in two windows counts once', async () => {
    const payee = await rich()
    const withdrawalId = await payee.request(large)
    await cashier.approve(withdrawalId)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('IN_REVIEW')
    await other.approve(withdrawalId)
    expect(await stateOf(withdrawalId)).toBe('APPROVED')
    await world.drainJobs()
    expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  })
})

test('a payment is not approved by the person who verified its destination', async () => {
  const payee = await rich()
  const { bankAccountId } = await payee.call(addBankAccount, {
    kind: 'PIX',
    pixKeyType: 'EMAIL',
    pixKey: 'marina@pessoa.example',
  })
  await cashier.call(verifyBankAccount, { bankAccountId })
  world.clock.advance({ hours: 49 })
  const { withdrawalId } = await payee.call(requestWithdrawal, {
    requestId: crypto.randomUUID(),
    bankAccountId,
    amountCents: 10_000,
    shownFeeCents: 199,
  })
  await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'other_person_needed' })
  await other.approve(withdrawalId)
  expect(await stateOf(withdrawalId)).toBe('APPROVED')
})

describe('an approval', () => {
  test('covers only the state that was seen: a change voids it, and a new approval of the old state is refused', async () => {
    const payee = await rich()
    const withdrawalId = await payee.request(10_000)
    const seen = await cashier.seenOf(withdrawalId)
    await world.owner`update withdrawals set amount_cents = 9000, fee_cents = 1199 where id = ${withdrawalId}`
    await expect(cashier.approve(withdrawalId, seen)).rejects.toMatchObject({ code: 'record_changed' })
    await cashier.approve(withdrawalId)
    // A change between approval and sending.
    await world.owner`update withdrawals set amount_cents = 10000, fee_cents = 199 where id = ${withdrawalId}`
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('IN_REVIEW')
    expect(await payoutsOf(withdrawalId)).toHaveLength(0)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  })

  test('inserted into the database or copied from another withdrawal does not count', async () => {
    const payee = await rich()
    const [approved, forged] = [await payee.request(large), await payee.request(large)]
    await cashier.approve(approved)
    await cashier.approve(forged)
    const seen = await cashier.seenOf(forged)
    await world.owner`
      insert into withdrawal_decisions (platform_id, withdrawal_id, user_id, kind, seen, signature, at)
      select platform_id, ${forged}, ${other.id}, kind, ${seen}, signature, at from withdrawal_decisions where withdrawal_id = ${approved}`
    await world.owner`update withdrawals set state = 'APPROVED' where id = ${forged}`
    await cashier.retry(forged)
    await world.drainJobs()
    expect(await stateOf(forged)).toBe('IN_REVIEW')
    expect(await payoutsOf(forged)).toHaveLength(0)
  })

  test('and a concurrent cancellation have one outcome, fifty times', async () => {
    const payee = await aPayee(world, { availableCents: 5_000_000 })
    await world.owner`
      insert into withdrawal_plans (platform_id, user_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
        daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
      values (${world.platformId}, ${payee.id}, 100, 199, 199, 0, 5000000, 1000, 0, 1000000, ${new Date(0)})`
    const ids = []
    for (let round = 0; round < 50; round++) {
      const withdrawalId = await payee.request(1_000)
      ids.push(withdrawalId)
      const seen = await cashier.seenOf(withdrawalId)
      const both = [
        () => cashier.approve(withdrawalId, seen),
        () => payee.call(cancelWithdrawal, { withdrawalId }),
        () => cashier.refuse(withdrawalId),
      ]
      await Promise.allSettled(both.toSorted(() => (round % 2) - 0.5).map((act) => act()))
    }
    await world.drainJobs()
    world.clock.advance({ minutes: 10 })
    await world.drainJobs()
    const rows = await world.owner`
      select w.id, w.state, array_agg(j.rule order by j.id) as rules from withdrawals w
      join ledger_journals j on j.subject_id = w.id where w.id in ${world.owner(ids)} group by w.id, w.state`
    const ends: Record<string, string> = {
      PAID: 'withdrawal.paid',
      CANCELED: 'withdrawal.returned',
      REJECTED: 'withdrawal.returned',
    }
    for (const { state, rules } of rows) expect(rules).toEqual(['withdrawal.requested', ends[state]])
    expect(rows).toHaveLength(50)
    const paid = rows.filter(({ state }) => state === 'PAID').length
    expect(await payee.balance()).toMatchObject({
      availableCents: 5_000_000 - paid * 1_199,
      withdrawingCents: 0,
    })
  })
})

/** Sets a plan under which withdrawals below two hundred reais need no approval. */
const letSmallOnesGo = (userId: string) => world.owner`
  insert into withdrawal_plans (platform_id, user_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
    daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
  values (${world.platformId}, ${userId}, 1000, 100, 500, 5000, 5000000, 10, 20000, 20000, ${new Date(0)})`

test.each(['REVIEW', 'OFFBOARDING'])(
  'a small automatic withdrawal waits for a person when its seller entered %s before it was sent',
  async (status) => {
    const payee = await rich()
    await letSmallOnesGo(payee.id)
    const withdrawalId = await payee.request(4_999)
    expect(await stateOf(withdrawalId)).toBe('APPROVED')
    await world.owner`update users set status = ${status} where id = ${payee.id}`
    await world.drainJobs()
    expect(await readWithdrawal(world, world.platformId, withdrawalId)).toMatchObject({
      state: 'IN_REVIEW',
      approvalsNeeded: 1,
    })
    expect(await payoutsOf(withdrawalId)).toHaveLength(0)
    await cashier.approve(withdrawalId)
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('SENT')
  },
)

test('a small withdrawal is sent without approval if the plan says so, a large one never', async () => {
  const payee = await rich()
  await letSmallOnesGo(payee.id)
  const [small, limit] = [await payee.request(4_999), await payee.request(20_000)]
  await world.drainJobs()
  expect(await readWithdrawal(world, world.platformId, small)).toMatchObject({ state: 'SENT', feeCents: 500 })
  expect(await readWithdrawal(world, world.platformId, limit)).toMatchObject({
    state: 'IN_REVIEW',
    feeCents: 100,
    approvalsNeeded: 2,
  })
})
