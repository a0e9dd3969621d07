import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitPayouts } from '#modules/payouts/routing/limit-payouts.ts'
import { resumePayouts } from '#modules/payouts/routing/resume-payouts.ts'
import { savePayoutAccount } from '#modules/payouts/routing/save-payout-account.ts'
import { stopPayouts } from '#modules/payouts/routing/stop-payouts.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world, { availableCents: 100_000_000 })
  await world.owner`
    insert into withdrawal_plans (platform_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
      daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
    values (${world.platformId}, 100, 199, 199, 0, 500000000, 1000, 100000, 100000000, ${new Date(0)})`
})
afterAll(() => world.stop())
beforeEach(() => unlimited())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const none = { hourlyMaxCents: null, dailyMaxCents: null, nightMaxCents: null }
const unlimited = async () => {
  await cashier.call(limitPayouts, none)
  await limitAccount({})
  // Starts a new day, so that earlier sums do not count.
  world.clock.advance({ days: 1 })
}
const limitAccount = (limits: { payoutMaxCents?: number; dailyMaxCents?: number }) =>
  cashier.call(savePayoutAccount, {
    providerAccountId: world.account.id,
    priority: 1,
    status: 'ACTIVE',
    payoutMaxCents: limits.payoutMaxCents ?? null,
    dailyMaxCents: limits.dailyMaxCents ?? null,
  })
/** Nine in the evening in São Paulo is midnight in UTC. */
const minutesUntilNineInTheEvening = () => {
  const now = world.clock.now()
  return 24 * 60 - now.getUTCHours() * 60 - now.getUTCMinutes()
}
const made = async () => (await world.sandbox.acquirer('HAWKPAY').payouts()).length
const ask = (count: number, cents = 10_000) =>
  Promise.all(Array.from({ length: count }, () => payee.request(cents)))

describe('the payouts of a platform', () => {
  test('stop exactly at the hourly limit, and continue in the next hour', async () => {
    await cashier.call(limitPayouts, { ...none, hourlyMaxCents: 30_000 })
    const before = await made()
    await ask(20)
    await Promise.all([world.drainJobs(), world.drainJobs()])
    expect((await made()) - before).toBe(3)
    world.clock.advance({ hours: 1 })
    await world.drainJobs()
    expect((await made()) - before).toBe(6)
    await cashier.call(limitPayouts, none)
    world.clock.advance({ hours: 1 })
    await world.drainJobs()
    expect((await made()) - before).toBe(20)
  })

  test('stop at the daily limit of an account, and at the nightly limit until the morning', async () => {
    await limitAccount({ dailyMaxCents: 20_000 })
    let before = await made()
    await ask(5)
    await world.drainJobs()
    expect((await made()) - before).toBe(2)
    await unlimited()
    await world.drainJobs()
    expect((await made()) - before).toBe(5)
    await cashier.call(limitPayouts, { ...none, nightMaxCents: 10_000 })
    before = await made()
    world.clock.advance({ minutes: minutesUntilNineInTheEvening() })
    await ask(3)
    await world.drainJobs()
    expect((await made()) - before).toBe(1)
    world.clock.advance({ hours: 8 })
    await world.drainJobs()
    expect((await made()) - before).toBe(1)
    world.clock.advance({ hours: 1, minutes: 1 })
    await world.drainJobs()
    expect((await made()) - before).toBe(3)
  })

  test('are never divided to fit: an amount above every account’s limit is refused at the request', async () => {
    await limitAccount({ payoutMaxCents: 1_500_000 })
    await expect(payee.request(1_500_001)).rejects.toMatchObject({ code: 'withdrawals_unavailable' })
    await cashier.call(limitPayouts, { ...none, hourlyMaxCents: 1_000_000 })
    await expect(payee.request(1_000_001)).rejects.toMatchObject({ code: 'withdrawal_limit_exceeded' })
  })
})

test('stopping payouts while sixty wait sends none of the rest until payouts resume', async () => {
  const before = await made()
  await ask(60)
  let isStopped = false
  const sentAtStop = cashier.call(stopPayouts, { reason: 'Credencial vazada' }).then(async () => {
    isStopped = true
    const [claimed] =
      await world.owner`select count(*)::int as count from withdrawal_attempts where started_at = ${world.clock.now()}`
    return claimed?.count
  })
  await world.drainJobs()
  expect(isStopped).toBe(true)
  expect((await made()) - before).toBe(await sentAtStop)
  world.clock.advance({ minutes: 30 })
  await world.drainJobs()
  expect((await made()) - before).toBe(await sentAtStop)
  await cashier.call(resumePayouts, undefined)
  world.clock.advance({ minutes: 2 })
  await world.drainJobs()
  expect((await made()) - before).toBe(60)
})

test('a person blocked while withdrawals wait receives none of them before the block is lifted', async () => {
  const before = await made()
  const ids = await ask(5)
  await world.owner`update users set blocked_cashout = true where id = ${payee.id}`
  await world.drainJobs()
  world.clock.advance({ hours: 2 })
  await world.drainJobs()
  expect((await made()) - before).toBe(0)
  await cashier.refuse(ids[0] ?? '')
  await world.owner`update users set blocked_cashout = false where id = ${payee.id}`
  world.clock.advance({ hours: 1 })
  await world.drainJobs()
  expect((await made()) - before).toBe(4)
  expect((await readWithdrawal(world, world.platformId, ids[0] ?? '')).state).toBe('REJECTED')
})
