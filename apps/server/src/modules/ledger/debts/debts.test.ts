import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJob } from '#add-job.ts'
import { accounts } from '#modules/ledger/account-kinds.ts'
import { adjustBalance } from '#modules/ledger/adjust-balance.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebtsJob } from '#modules/ledger/recover-debts.job.ts'
import type { Caller } from '#rpc/caller.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getDebt } from './get-debt.ts'
import { listDebts } from './list-debts.ts'
import { noteDebt } from './note-debt.ts'
import { sumDebts } from './sum-debts.ts'

let world: TestApp
let staff: Cashier
let stall: Stall

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
})
afterAll(() => world.stop())

const debtsOf = async () => (await staff.call(listDebts, { limit: 25 })).rows
const sums = () => staff.call((caller: Caller, _none: object) => sumDebts(caller), {})
/**
 * A seller's share of a sale of R$ 100.00, and the amount that a bank takes back: the fixed part of the fee
 * is kept.
 */
const share = 9_152
const owed = share + 249

test('a seller who spent money that a bank took back owes it, with date and reason', async () => {
  stall = await aStall(world)
  const first = await stall.sell()
  await world.drainJobs()
  // The available balance is spent, as by a withdrawal.
  await stall.within((scope) =>
    post(scope, {
      rule: 'withdrawal.requested',
      key: 'spent',
      subject: null,
      currency: 'BRL',
      entries: [
        { account: accounts.available(stall.seller.id), amountCents: share },
        { account: accounts.withdrawing(stall.seller.id), amountCents: -share },
      ],
    }),
  )
  expect(await debtsOf()).toEqual([])
  const since = world.clock.now().toISOString()
  await stall.tell(first, 'CHARGEBACK')
  expect(await debtsOf()).toMatchObject([
    {
      person: { id: stall.seller.id },
      currency: 'BRL',
      debtCents: owed,
      since,
      cause: 'CHARGEBACK',
      coveredCents: 0,
      exposedCents: owed,
      stage: null,
    },
  ])
})

test('the plan names the sales that will pay a debt, in order, and the daily job takes exactly those', async () => {
  await world.owner`update fee_plans set release_days = 20, reserve_basis_points = 1000 where seller_id = ${stall.seller.id}`
  await stall.sell()
  await stall.sell()
  const debt = await staff.call(getDebt, { userId: stall.seller.id, currency: 'BRL' })
  expect(debt.coverPlan.map(({ kind }) => kind)).toEqual(['RESERVE', 'RESERVE', 'RELEASE'])
  const planned = debt.coverPlan.reduce((sum, { takenCents }) => sum + takenCents, 0)
  expect(planned).toBe(owed)
  expect(debt.exposedCents).toBe(0)
  expect(await sums()).toMatchObject([
    { currency: 'BRL', count: 1, debtCents: owed, coveredCents: owed, exposedCents: 0 },
  ])
  await stall.within((scope) => addJob(scope, recoverDebtsJob, {}))
  await world.drainJobs()
  expect(await stall.balance()).toMatchObject({
    debtCents: 0,
    reserveCents: 0,
    pendingCents: 2 * share - owed,
  })
  expect(await debtsOf()).toEqual([])
  expect(await sums()).toEqual([])
})

test('an agreement is kept with its author, and the newest one is the current state', async () => {
  await stall.within(async (scope) => {
    const owner = { userId: stall.seller.id, purse: 'user' } as const
    await adjustBalance(scope, {
      rule: 'balance.adjusted',
      key: 'taken',
      owner,
      currency: 'BRL',
      amountCents: -(2 * share - owed) - 500,
      subject: null,
    })
  })
  const debt = { userId: stall.seller.id, currency: 'BRL' } as const
  await staff.call(noteDebt, { ...debt, stage: 'NOTICE', note: 'Avisado por telefone' })
  world.clock.advance({ hours: 1 })
  await staff.call(noteDebt, { ...debt, stage: 'AGREEMENT', note: 'Paga em duas vezes' })
  expect(await debtsOf()).toMatchObject([{ debtCents: 500, cause: 'ADJUSTMENT', stage: 'AGREEMENT' }])
  const { notes } = await staff.call(getDebt, debt)
  expect(notes.map(({ note }) => note)).toEqual(['Paga em duas vezes', 'Avisado por telefone'])
})
