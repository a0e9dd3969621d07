import type { PayoutHours } from '@balcao/domain/payments/payout-hours'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getWithdrawal } from '#modules/payouts/withdrawals/get-withdrawal.ts'
import { getWithdrawalTerms } from '#modules/payouts/withdrawals/get-withdrawal-terms.ts'
import { listWithdrawals } from '#modules/payouts/withdrawals/list-withdrawals.ts'
import { asPayee } from '#modules/payouts/withdrawals/withdrawal-viewer.ts'
import { listSettingChanges } from '#modules/platforms/settings/list-setting-changes.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { payoutHoursInput } from './payout-account.input.ts'
import { setPayoutHours } from './set-payout-hours.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee
const workingHours: PayoutHours = { days: ['MON', 'TUE', 'WED', 'THU', 'FRI'], fromHour: 9, untilHour: 18 }
const reason = 'O banco só confere nesse horário'

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
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** Moves the world's clock to the next occurrence of this weekday and time. */
const goTo = (weekday: number, clock: string) => {
  const now = world.clock.now().getTime()
  const later = Array.from({ length: 8 }, (_, days) => {
    const day = new Date(now + days * 86_400_000).toISOString().slice(0, 10)
    return new Date(`${day}T${clock}:00-03:00`)
  }).find((at) => at.getTime() > now && new Date(at.getTime() - 3 * 3_600_000).getUTCDay() === weekday)
  if (!later) throw new Error('A week has every weekday')
  world.clock.advance({ seconds: (later.getTime() - now) / 1_000 })
  return later
}
const hoursLater = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000).toISOString()
const stateOf = async (id: string) => (await readWithdrawal(world, world.platformId, id)).state
const setHours = (hours: PayoutHours | null) =>
  cashier.call(setPayoutHours, { ...(hours ?? workingHours), isLimited: hours !== null, reason })
const look = (withdrawalId: string) =>
  payee.call((caller, input: { withdrawalId: string }) => getWithdrawal(asPayee(caller), input), {
    withdrawalId,
  })

describe('withdrawals on a platform with payout hours', () => {
  test('are accepted at night with their time of sending, and are sent in the morning, also without a review', async () => {
    await setHours(workingHours)
    const friday = goTo(5, '20:00')
    const monday = hoursLater(friday, 2 * 24 + 13)
    expect(await payee.call(getWithdrawalTerms, undefined)).toMatchObject({
      leavesAt: monday,
      hours: workingHours,
    })
    const alone = await payee.request(10_000)
    const reviewed = await payee.request(200_000)
    await cashier.approve(reviewed)
    await world.drainJobs()
    expect([await stateOf(alone), await stateOf(reviewed)]).toEqual(['APPROVED', 'APPROVED'])
    expect((await look(alone)).waitsUntil).toBe(monday)
    const listed = await payee.call((caller) => listWithdrawals(asPayee(caller), { limit: 25 }), undefined)
    expect(listed.rows.map(({ waitsUntil }) => waitsUntil)).toEqual([monday, monday])

    goTo(1, '08:59')
    await world.drainJobs()
    expect(await stateOf(alone)).toBe('APPROVED')
    goTo(1, '09:00')
    await world.drainJobs()
    for (const id of [alone, reviewed]) {
      expect(['SENT', 'PAID']).toContain(await stateOf(id))
      expect((await look(id)).waitsUntil).toBeNull()
    }
    expect((await payee.call(getWithdrawalTerms, undefined)).leavesAt).toBeNull()
  })

  test('that wait are sent at once when the hours are lifted', async () => {
    await setHours(workingHours)
    goTo(0, '12:00')
    const id = await payee.request(10_000)
    await world.drainJobs()
    expect(await stateOf(id)).toBe('APPROVED')
    await setHours(null)
    await world.drainJobs()
    expect(['SENT', 'PAID']).toContain(await stateOf(id))
    const [latest, former] = await cashier.call(listSettingChanges, undefined)
    expect([latest, former]).toMatchObject([
      { action: 'payouts.hours_set', reason },
      { action: 'payouts.hours_set' },
    ])
  })

  test('need known weekdays and a range of hours within the day', () => {
    const parsed = (hours: object) =>
      payoutHoursInput.safeParse({ isLimited: true, reason, ...workingHours, ...hours })
    for (const wrong of [
      { days: [] },
      { days: ['MONDAY'] },
      { fromHour: 18 },
      { untilHour: 25 },
      { fromHour: -1 },
    ])
      expect(parsed(wrong).success).toBe(false)
    expect(parsed({ days: ['FRI', 'MON', 'FRI'], untilHour: 24 }).data?.days).toEqual(['MON', 'FRI'])
  })
})
