import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { applyPayoutReport } from './apply-payout-report.ts'

let world: TestApp
let cashiers: [Cashier, Cashier]
let accountIds: Record<Provider, string>

beforeAll(async () => {
  world = await createTestApp()
  cashiers = [await aCashier(world), await aCashier(world)]
  // A provider that finds a payout by our reference, and whose simulation pays every new reference.
  const { id } = await aPayoutAccount(world, { provider: 'ZENDRY' })
  accountIds = { HAWKPAY: world.account.id, ZENDRY: id }
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

type Provider = 'HAWKPAY' | 'ZENDRY'

const payBy = (provider: Provider) => payOnlyBy(world, accountIds[provider])

const payoutsOf = async (provider: Provider, withdrawalId: string) =>
  (await world.sandbox.acquirer(provider).payouts()).filter((payout) =>
    (payout.externalRef ?? payout.idempotencyKey)?.startsWith(withdrawalId),
  )
const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const journalsOf = async (withdrawalId: string) =>
  (await world.owner`select rule from ledger_journals where subject_id = ${withdrawalId} order by id`).map(
    ({ rule }) => rule,
  )
const calls = async (provider: Provider, about = '') =>
  (await world.sandbox.acquirer(provider).received()).filter(
    ({ operation, body }) => operation === 'payout' && body.includes(about),
  ).length

const approved = async (payee: Payee, amountCents: number) => {
  const withdrawalId = await payee.request(amountCents)
  await cashiers[0].approve(withdrawalId)
  return withdrawalId
}
const patience = async (rounds = 4, minutes = 15) => {
  for (let round = 0; round < rounds; round++) {
    world.clock.advance({ minutes })
    await world.drainJobs()
  }
}

describe('sixty withdrawals during lost answers, failures and outages of the provider', () => {
  test('are each paid once, and the sum paid equals the sum taken', async () => {
    await payBy('ZENDRY')
    const { faults } = world.sandbox
    faults.always({ operation: 'payout', kind: 'drop-after', chance: 0.1 })
    faults.always({ operation: 'payout', kind: 'error-after', status: 502, chance: 0.05 })
    faults.always({ operation: 'payout', kind: 'garbage', chance: 0.03 })
    faults.always({ operation: 'payout', kind: 'unknown-status', chance: 0.03 })
    faults.always({ operation: 'payout', kind: 'drop-before', chance: 0.05 })
    faults.always({ operation: 'payout-get', kind: 'drop-after', chance: 0.1 })
    // At least one call never arrives, whatever the random faults do.
    faults.next({ operation: 'payout', kind: 'drop-before' })
    const payees = await Promise.all(
      Array.from({ length: 10 }, () => aPayee(world, { availableCents: 1_000_000 })),
    )
    await world.owner`
      insert into withdrawal_plans (platform_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
        daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
      values (${world.platformId}, 100, 199, 199, 0, 5000000, 1000, 0, 1000000, ${new Date(0)})`
    const ids: string[] = []
    await inAnotherProcess(world, async (other) => {
      for (let round = 0; round < 6; round++) {
        const asked = await Promise.all(
          payees.map((payee, place) => payee.request(1_000 + round * 10 + place)),
        )
        ids.push(...asked)
        // Each is approved by two people at the same time, each of whom clicks twice, and two workers process
        // the due jobs.
        await Promise.allSettled(
          asked.flatMap((id) => cashiers.flatMap((cashier) => [cashier.approve(id), cashier.approve(id)])),
        )
        await Promise.all([world.drainJobs(), drainJobs(other, world.ownerUrl, jobs)])
        world.clock.advance({ minutes: 1 })
      }
      faults.clear()
      for (let round = 0; round < 8; round++) {
        world.clock.advance({ minutes: 30 })
        await Promise.all([world.drainJobs(), drainJobs(other, world.ownerUrl, jobs)])
      }
    })
    expect(
      await world.owner`
      select state, person_needed, count(*)::int as count from withdrawals where id in ${world.owner(ids)} group by 1, 2`,
    ).toEqual([{ state: 'PAID', person_needed: null, count: 60 }])
    const paid = (await world.sandbox.acquirer('ZENDRY').payouts()).filter(({ state }) => state === 'paid')
    const byWithdrawal = Map.groupBy(paid, ({ idempotencyKey }) => idempotencyKey?.slice(0, 36))
    expect(ids.filter((id) => byWithdrawal.get(id)?.length !== 1)).toEqual([])
    const total = ids.reduce((sum, _, index) => sum + 1_000 + Math.floor(index / 10) * 10 + (index % 10), 0)
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const balances = await Promise.all(payees.map((payee) => payee.balance()))
    const left = balances.reduce((sum, { availableCents }) => sum + availableCents, 0)
    expect(left).toBe(10 * 1_000_000 - total - 60 * 199)
    expect(balances.every(({ withdrawingCents }) => withdrawingCents === 0)).toBe(true)
    const [attempts] = await world.owner`
      select count(*) filter (where number > 1)::int as further from withdrawal_attempts where withdrawal_id in ${world.owner(ids)}`
    // Without any fault, the test would prove nothing.
    expect(attempts?.further).toBeGreaterThan(0)
    // From here on the default plan applies, as on a platform without a saved plan.
    await world.owner`
      insert into withdrawal_plans (platform_id, min_cents, fee_cents, small_fee_cents, small_below_cents, daily_max_cents,
        daily_max_count, automatic_max_cents, second_person_from_cents, effective_from)
      values (${world.platformId}, 1000, 199, 199, 0, 5000000, 10, 0, 1000000, ${world.clock.now()})`
  })

  test('wait for two people if the provider has neither idempotency keys nor search, and are not sent again', async () => {
    await payBy('HAWKPAY')
    const payee = await aPayee(world, { availableCents: 500_000 })
    world.sandbox.faults.next({ operation: 'payout', kind: 'drop-after' })
    const paid = await approved(payee, 10_001)
    await world.drainJobs()
    world.sandbox.faults.next({ operation: 'payout', kind: 'drop-before' })
    const lost = await approved(payee, 10_002)
    await world.drainJobs()
    const before = await calls('HAWKPAY')
    for (const id of [paid, lost]) for (const cashier of cashiers) await cashier.retry(id)
    await patience(10, 24 * 60)
    expect(await calls('HAWKPAY')).toBe(before)
    for (const id of [paid, lost])
      expect(await readWithdrawal(world, world.platformId, id)).toMatchObject({
        state: 'SENT',
        status: 'PENDING',
        certainty: 'UNKNOWN',
        personNeeded: 'NO_ANSWER',
      })
    // One person alone, or two who disagree, change nothing.
    await cashiers[0].prove(paid, 'PAID')
    await cashiers[0].prove(paid, 'PAID')
    await cashiers[1].prove(paid, 'UNPAID')
    expect(await stateOf(paid)).toBe('SENT')
    await cashiers[1].prove(paid, 'PAID')
    expect(await stateOf(paid)).toBe('PAID')
    for (const cashier of cashiers) await cashier.prove(lost, 'UNPAID')
    expect(await stateOf(lost)).toBe('REJECTED')
    expect(await payoutsOf('HAWKPAY', paid)).toHaveLength(1)
    expect(await payoutsOf('HAWKPAY', lost)).toHaveLength(0)
    expect(await payee.balance()).toMatchObject({
      availableCents: 500_000 - 10_001 - 199,
      withdrawingCents: 0,
    })
  })
})

describe('a double payout is prevented despite', () => {
  test('a clock in the key: retries across midnights keep one key per attempt', async () => {
    await payBy('ZENDRY')
    const payee = await aPayee(world)
    world.sandbox.faults.next({ operation: 'payout', kind: 'drop-after' })
    world.sandbox.faults.always({ operation: 'payout-get', kind: 'error-before', status: 503 })
    const withdrawalId = await approved(payee, 10_003)
    await world.drainJobs()
    for (let day = 0; day < 3; day++) {
      for (const cashier of cashiers) await cashier.retry(withdrawalId)
      await patience(1, 24 * 60)
    }
    expect(await calls('ZENDRY', withdrawalId)).toBe(1)
    world.sandbox.faults.clear()
    await cashiers[0].retry(withdrawalId)
    await patience(2, 1)
    expect(await stateOf(withdrawalId)).toBe('PAID')
    expect(await payoutsOf('ZENDRY', withdrawalId)).toHaveLength(1)
  })

  test('a debit remembered after its return: the same request stays refused and sends nothing', async () => {
    await payBy('ZENDRY')
    const payee = await aPayee(world)
    world.sandbox.faults.next({ operation: 'payout', kind: 'error-before', status: 422 })
    const requestId = crypto.randomUUID()
    const withdrawalId = await payee.request(10_004, requestId)
    await cashiers[0].approve(withdrawalId)
    await world.drainJobs()
    expect(await stateOf(withdrawalId)).toBe('REJECTED')
    expect(await payee.request(10_004, requestId)).toBe(withdrawalId)
    await expect(cashiers[1].approve(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
    await expect(cashiers[1].retry(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
    await patience(2)
    expect(await payoutsOf('ZENDRY', withdrawalId)).toHaveLength(0)
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000, withdrawingCents: 0 })
    expect(await journalsOf(withdrawalId)).toEqual(['withdrawal.requested', 'withdrawal.returned'])
  })

  test('a refusal that the provider repeats for a day: a new request has its own key and takes the money again', async () => {
    await payBy('ZENDRY')
    const payee = await aPayee(world)
    world.sandbox.faults.always({ operation: 'payout', kind: 'error-before', status: 422 })
    const first = await approved(payee, 10_005)
    await world.drainJobs()
    world.sandbox.faults.clear()
    expect(await stateOf(first)).toBe('REJECTED')
    world.clock.advance({ hours: 13 })
    const second = await approved(payee, 10_005)
    await world.drainJobs()
    await patience(2)
    expect(await stateOf(second)).toBe('PAID')
    expect(
      [await payoutsOf('ZENDRY', first), await payoutsOf('ZENDRY', second)].map(({ length }) => length),
    ).toEqual([0, 1])
    expect(await payee.balance()).toMatchObject({ availableCents: 100_000 - 10_005 - 199 })
  })

  test('a payout of another withdrawal: its id settles nothing', async () => {
    await payBy('ZENDRY')
    const payee = await aPayee(world)
    const [paid, open] = [await approved(payee, 10_006), await approved(payee, 10_006)]
    world.sandbox.faults.always({ operation: 'payout-get', kind: 'error-before', status: 503 })
    await world.drainJobs()
    const [taken] = await payoutsOf('ZENDRY', paid)
    await inScope(world.app, world.platformId, (scope) =>
      applyPayoutReport(
        scope,
        { withdrawalId: open, number: 1 },
        {
          source: 'PROVIDER_READ',
          canBeRead: true,
          withdrawId: taken?.id ?? '',
          status: 'APPROVED',
          rawStatus: 'completed',
          mapped: true,
          certainty: 'KNOWN',
        },
      ),
    )
    expect(await readWithdrawal(world, world.platformId, open)).toMatchObject({
      state: 'SENT',
      personNeeded: 'ID_TAKEN',
    })
    world.sandbox.faults.clear()
    await patience(4, 60)
    expect([await stateOf(paid), await stateOf(open)]).toEqual(['PAID', 'PAID'])
  })

  test('two concurrent reports and an old one after them: one journal, and a paid withdrawal stays paid', async () => {
    await payBy('ZENDRY')
    const payee = await aPayee(world)
    const withdrawalId = await approved(payee, 10_007)
    await world.drainJobs()
    const [payout] = await payoutsOf('ZENDRY', withdrawalId)
    const report = (status: 'APPROVED' | 'PENDING', rawStatus: string) =>
      inScope(world.app, world.platformId, (scope) =>
        applyPayoutReport(
          scope,
          { withdrawalId, number: 1 },
          {
            source: 'PROVIDER_READ',
            canBeRead: true,
            withdrawId: payout?.id ?? '',
            status,
            rawStatus,
            mapped: true,
            certainty: 'KNOWN',
          },
        ),
      )
    await Promise.all(Array.from({ length: 20 }, () => report('APPROVED', 'completed')))
    await report('PENDING', 'sent')
    expect(await stateOf(withdrawalId)).toBe('PAID')
    expect(await journalsOf(withdrawalId)).toEqual(['withdrawal.requested', 'withdrawal.paid'])
  })
})

describe('another account', () => {
  test('pays when the first was unreachable or refused, but never after a timeout', async () => {
    await world.owner`update payout_accounts set status = 'ACTIVE'`
    const payee = await aPayee(world)
    // An unreachable address, so that nothing was sent to the account.
    await world.owner`update provider_accounts set base_url = 'http://127.0.0.1:9' where id = ${world.account.id}`
    const unreachable = await approved(payee, 10_008)
    await world.drainJobs()
    await world.owner`update provider_accounts set base_url = ${world.account.baseUrl} where id = ${world.account.id}`
    expect(await payoutsOf('ZENDRY', unreachable)).toHaveLength(1)
    world.clock.advance({ minutes: 5 })
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'payout', kind: 'error-before', status: 422 })
    const refused = await approved(payee, 10_009)
    await world.drainJobs()
    expect(await payoutsOf('ZENDRY', refused)).toHaveLength(1)
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'payout', kind: 'drop-after' })
    const silent = await approved(payee, 10_010)
    await world.drainJobs()
    await patience(3)
    expect(await payoutsOf('ZENDRY', silent)).toHaveLength(0)
    expect(await payoutsOf('HAWKPAY', silent)).toHaveLength(1)
    expect([await stateOf(unreachable), await stateOf(refused), await stateOf(silent)]).toEqual([
      'PAID',
      'PAID',
      'SENT',
    ])
  })
})
