import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openCredentials } from '#modules/acquirers/accounts/account-credentials.ts'
import { getAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { updateProviderAccount } from '#modules/acquirers/accounts/update-provider-account.ts'
import { saveWithdrawalPlan } from '#modules/payouts/withdrawals/save-withdrawal-plan.ts'
import { attemptKey } from '#modules/payouts/withdrawals/withdrawal.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '#test/a-payee.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { applyPayoutReport } from './apply-payout-report.ts'
import { askToPay } from './ask-to-pay.ts'
import { claimSending } from './claim-sending.ts'
import { recordPayoutAnswer } from './record-payout-answer.ts'
import { findNamedAttempts, wakeAttempt } from './wake-attempts.ts'

let world: TestApp
let cashier: Cashier
let payee: Payee
let zendryId: string

beforeAll(async () => {
  world = await createTestApp()
  cashier = await aCashier(world)
  payee = await aPayee(world, { availableCents: 500_000 })
  // A provider that finds a payout by our reference.
  zendryId = (await aPayoutAccount(world, { provider: 'ZENDRY' })).id
  await payOnlyBy(world, zendryId)
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const within = <T>(work: Parameters<typeof inScope<T>>[2]) => inScope(world.app, world.platformId, work)
const standing = async (withdrawalId: string) => {
  const { state, personNeeded } = await readWithdrawal(world, world.platformId, withdrawalId)
  return { state, personNeeded }
}
const payoutsOf = async (withdrawalId: string) =>
  (await world.sandbox.acquirer('ZENDRY').payouts()).filter(({ idempotencyKey }) =>
    idempotencyKey?.startsWith(withdrawalId),
  )
const approved = async (amountCents: number) => {
  const withdrawalId = await payee.request(amountCents)
  await cashier.approve(withdrawalId)
  return withdrawalId
}
const minutes = async (count: number) => {
  world.clock.advance({ minutes: count })
  await world.drainJobs()
}

/**
 * An attempt that the provider made, whose answer was lost, and which the provider denied long enough for the
 * attempt to end.
 */
async function denied(
  amountCents: number,
  { isSentAnew, ask = approved }: { isSentAnew: boolean; ask?: typeof approved },
) {
  world.sandbox.faults.next({ operation: 'payout', kind: 'drop-after' })
  world.sandbox.faults.always({
    operation: 'payout-get',
    kind: 'rewrite',
    rewrite: (answer) => ({ ...answer, status: 406, body: { error: 'Not found' } }),
  })
  const withdrawalId = await ask(amountCents)
  await world.drainJobs()
  if (!isSentAnew) await world.owner`update payout_accounts set status = 'PAUSED'`
  for (let round = 0; round < 3; round++) await minutes(8)
  await payOnlyBy(world, zendryId)
  expect((await cashier.look(withdrawalId)).staff?.attempts[0]).toMatchObject({ state: 'NOT_MADE' })
  return withdrawalId
}

const report = (
  withdrawalId: string,
  withdrawId: string,
  status: 'PENDING' | 'APPROVED' | 'REJECTED',
  number = 1,
) =>
  within((scope) =>
    applyPayoutReport(
      scope,
      { withdrawalId, number },
      {
        source: 'PROVIDER_READ',
        canBeRead: true,
        withdrawId,
        status,
        rawStatus: 'as it were',
        mapped: true,
        certainty: 'KNOWN',
      },
    ),
  )

describe('an attempt that was judged never made, and exists', () => {
  test('becomes a case for a person while it is in transit, and stays one when the second attempt is paid', async () => {
    const withdrawalId = await denied(10_001, { isSentAnew: true })
    expect(await standing(withdrawalId)).toEqual({ state: 'SENT', personNeeded: null })
    const [first] = await payoutsOf(withdrawalId)
    await report(withdrawalId, first?.id ?? '', 'PENDING')
    expect(await standing(withdrawalId)).toEqual({ state: 'SENT', personNeeded: 'PAID_AFTER_RETURN' })
    world.sandbox.faults.clear()
    for (let round = 0; round < 3; round++) await minutes(60)
    expect(await standing(withdrawalId)).toEqual({ state: 'PAID', personNeeded: 'PAID_AFTER_RETURN' })
  })

  test('is read when a webhook names it, also after a later attempt', async () => {
    const withdrawalId = await denied(10_002, { isSentAnew: true })
    world.sandbox.faults.clear()
    const body = JSON.stringify({ reference: attemptKey(withdrawalId, 1) })
    await within(async (scope) => {
      const named = await findNamedAttempts(scope, { providerAccountId: zendryId, hint: null, body })
      expect(named).toContainEqual({ withdrawalId, number: 1 })
      for (const attempt of named) await wakeAttempt(scope, attempt, scope.now)
    })
    await minutes(60)
    expect((await standing(withdrawalId)).personNeeded).toBe('PAID_AFTER_RETURN')
  })

  test('counts again if no second attempt was sent: one payout, and the withdrawal is paid', async () => {
    const withdrawalId = await denied(10_003, { isSentAnew: false })
    expect((await standing(withdrawalId)).state).toBe('APPROVED')
    world.sandbox.faults.clear()
    const [first] = await payoutsOf(withdrawalId)
    await report(withdrawalId, first?.id ?? '', 'PENDING')
    expect((await standing(withdrawalId)).state).toBe('SENT')
    for (let round = 0; round < 3; round++) await minutes(60)
    expect(await standing(withdrawalId)).toEqual({ state: 'PAID', personNeeded: null })
    expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  })

  test('counts again even if the person has come under review since, and is not sent again', async () => {
    const seller = await aPayee(world)
    await cashier.call(saveWithdrawalPlan, {
      userId: seller.id,
      minCents: 1_000,
      feeCents: 199,
      smallFeeCents: 199,
      smallBelowCents: 0,
      dailyMaxCents: 5_000_000,
      dailyMaxCount: 10,
      automaticMaxCents: 100_000,
      secondPersonFromCents: 1_000_000,
      requiresInvoice: false,
      requiresDocuments: true,
    })
    const withdrawalId = await denied(10_005, { isSentAnew: false, ask: seller.request })
    await world.owner`update users set status = 'REVIEW' where id = ${seller.id}`
    await cashier.retry(withdrawalId)
    await world.drainJobs()
    expect((await standing(withdrawalId)).state).toBe('IN_REVIEW')
    world.sandbox.faults.clear()
    const [first] = await payoutsOf(withdrawalId)
    await report(withdrawalId, first?.id ?? '', 'PENDING')
    await expect(cashier.approve(withdrawalId)).rejects.toMatchObject({ code: 'record_changed' })
    for (let round = 0; round < 3; round++) await minutes(60)
    expect(await standing(withdrawalId)).toEqual({ state: 'PAID', personNeeded: null })
    expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  })

  test('counts again when the second attempt fails: money that it may have paid is not returned', async () => {
    const { availableCents } = await payee.balance()
    const withdrawalId = await denied(10_006, { isSentAnew: true })
    const [first, second] = await payoutsOf(withdrawalId)
    await report(withdrawalId, first?.id ?? '', 'PENDING')
    await report(withdrawalId, second?.id ?? '', 'REJECTED', 2)
    expect(await standing(withdrawalId)).toEqual({ state: 'SENT', personNeeded: 'PAID_AFTER_RETURN' })
    expect((await payee.balance()).availableCents).toBe(availableCents - 10_006 - 199)
    world.sandbox.faults.clear()
    for (let round = 0; round < 3; round++) await minutes(60)
    expect((await standing(withdrawalId)).state).toBe('PAID')
    expect((await cashier.look(withdrawalId)).staff?.attempts).toMatchObject([
      { state: 'PAID' },
      { state: 'REFUSED' },
    ])
  })
})

test('an attempt with a lost answer is not ended after the account got the keys of another merchant', async () => {
  world.sandbox.faults.next({ operation: 'payout', kind: 'drop-after' })
  const withdrawalId = await approved(10_007)
  await world.drainJobs()
  const { id: otherId } = await aPayoutAccount(world, { provider: 'ZENDRY' })
  await payOnlyBy(world, zendryId)
  const keysOf = (accountId: string) =>
    within(async (scope) => {
      const { publicKey = null, secretKey = null } = openCredentials(
        world.app,
        await getAccount(scope, accountId),
      )
      return { publicKey, secretKey }
    })
  const give = (credentials: Awaited<ReturnType<typeof keysOf>>) =>
    within((scope) => updateProviderAccount(scope, zendryId, { credentials }, theProduct))
  const own = await keysOf(zendryId)
  await give(await keysOf(otherId))
  for (let round = 0; round < 6; round++) await minutes(60)
  expect((await standing(withdrawalId)).state).toBe('SENT')
  expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  await give(own)
  await cashier.retry(withdrawalId)
  await world.drainJobs()
  expect((await standing(withdrawalId)).state).toBe('PAID')
})

test.each([2, 5])(
  'a worker paused for %i minutes after its claim does not call, and the withdrawal is claimed again',
  async (stillMinutes) => {
    const withdrawalId = await approved(10_004)
    const claimed = await within((scope) => claimSending(scope, withdrawalId))
    if (!claimed) throw new Error('It can be claimed')
    await minutes(stillMinutes)
    const outcome = await askToPay(world.app, claimed)
    expect(await payoutsOf(withdrawalId)).toHaveLength(0)
    expect(await within((scope) => recordPayoutAnswer(scope, claimed, outcome))).toBe(true)
    await cashier.retry(withdrawalId)
    for (let round = 0; round < 3; round++) await minutes(10)
    expect((await standing(withdrawalId)).state).toBe('PAID')
    expect(await payoutsOf(withdrawalId)).toHaveLength(1)
  },
)
