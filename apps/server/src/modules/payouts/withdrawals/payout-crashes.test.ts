import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { jobs } from '#jobs.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee
let accountIds: Record<'HAWKPAY' | 'ZENDRY', string>

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world, { availableCents: 100_000_000 })
  const { id } = await aPayoutAccount(world, { provider: 'ZENDRY' })
  accountIds = { HAWKPAY: world.account.id, ZENDRY: id }
  await world.owner`
    insert into withdrawal_plans (platform_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
      daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
    values (${world.platformId}, 100, 199, 199, 0, 500000000, 1000, 0, 1000000, ${new Date(0)})`
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const patience = async () => {
  for (let round = 0; round < 4; round++) {
    world.clock.advance({ minutes: 8 })
    await world.drainJobs()
  }
}

async function sendWith(dying: App, provider: 'HAWKPAY' | 'ZENDRY', amountCents: number) {
  const withdrawalId = await payee.request(amountCents)
  await cashier.approve(withdrawalId)
  await drainJobs(dying, world.ownerUrl, jobs)
  world.clock.advance({ seconds: 40 })
  await drainJobs(dying, world.ownerUrl, jobs)
  await patience()
  const { state, personNeeded } = await readWithdrawal(world, world.platformId, withdrawalId)
  const payouts = (await world.sandbox.acquirer(provider).payouts()).filter((payout) =>
    (payout.externalRef ?? payout.idempotencyKey)?.startsWith(withdrawalId),
  )
  const journals =
    await world.owner`select rule from ledger_journals where subject_id = ${withdrawalId} order by id`
  return { state, personNeeded, payouts: payouts.length, rules: journals.map(({ rule }) => rule) }
}

describe.each(['before', 'after'] as const)('a worker that dies just %s any of its commits', (moment) => {
  test('pays a withdrawal once if the provider finds it by our reference', async () => {
    await payOnlyBy(world, accountIds.ZENDRY)
    const deaths = await dieEverywhere(world.app, moment, async (dying) => {
      expect(await sendWith(dying, 'ZENDRY', 10_000)).toEqual({
        state: 'PAID',
        personNeeded: null,
        payouts: 1,
        rules: ['withdrawal.requested', 'withdrawal.paid'],
      })
    })
    expect(deaths).toBeGreaterThan(3)
  })

  test('pays it at most once if the provider has no search, and leaves the rest to people', async () => {
    await payOnlyBy(world, accountIds.HAWKPAY)
    const ends: string[] = []
    await dieEverywhere(world.app, moment, async (dying) => {
      const { state, personNeeded, payouts, rules } = await sendWith(dying, 'HAWKPAY', 20_000)
      ends.push(`${state} ${personNeeded} ${payouts}`)
      expect(payouts).toBeLessThanOrEqual(1)
      expect(rules).toEqual(
        state === 'PAID' ? ['withdrawal.requested', 'withdrawal.paid'] : ['withdrawal.requested'],
      )
    })
    // Some processes died between storing the key and the answer: only the provider's statement shows the end
    // of those.
    expect(new Set(ends)).toContain('PAID null 1')
    expect(ends.every((end) => end === 'PAID null 1' || /^SENT NO_ANSWER [01]$/.test(end))).toBe(true)
  })
})
