import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee, readWithdrawal } from '#test/a-payee.ts'
import { aPayoutAccount, payOnlyBy } from '#test/payout-account.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'

let world: TestApp
let cashiers: [Cashier, Cashier, Cashier]
let zendryId: string

beforeAll(async () => {
  world = await createTestApp()
  cashiers = [await aCashier(world), await aCashier(world), await aCashier(world)]
  zendryId = (await aPayoutAccount(world, { provider: 'ZENDRY' })).id
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const days = async (count: number) => {
  for (let day = 0; day < count; day++) {
    world.clock.advance({ days: 1 })
    await world.drainJobs()
  }
}

/** A sent withdrawal whose end is unknown after all reads. */
async function silent(providerAccountId: string, fault: 'drop-before' | 'drop-after') {
  await payOnlyBy(world, providerAccountId)
  const payee = await aPayee(world)
  world.sandbox.faults.next({ operation: 'payout', kind: fault })
  world.sandbox.faults.always({ operation: 'payout-get', kind: 'error-before', status: 503 })
  const withdrawalId = await payee.request(10_000)
  await cashiers[0].approve(withdrawalId)
  await days(15)
  return { withdrawalId, payee }
}

test('a vote of unpaid cast before a withdrawal was proven paid does not count towards its later return', async () => {
  const { withdrawalId, payee } = await silent(world.account.id, 'drop-after')
  await cashiers[0].prove(withdrawalId, 'UNPAID')
  for (const cashier of [cashiers[1], cashiers[2]]) await cashier.prove(withdrawalId, 'PAID')
  expect(await stateOf(withdrawalId)).toBe('PAID')
  const paid = await payee.balance()
  await cashiers[1].prove(withdrawalId, 'UNPAID')
  expect(await stateOf(withdrawalId)).toBe('PAID')
  expect(await payee.balance()).toEqual(paid)
  const { decisions = [] } = (await cashiers[0].look(withdrawalId)).staff ?? {}
  const current = decisions.filter(({ isCurrent }) => isCurrent).map(({ kind }) => kind)
  expect(current.toSorted()).toEqual(['APPROVE', 'PROVE_UNPAID'])
  expect(decisions).toHaveLength(5)
  await cashiers[2].prove(withdrawalId, 'UNPAID')
  expect(await stateOf(withdrawalId)).toBe('RETURNED')
})

test('a vote about the first attempt does not count for the second', async () => {
  const { withdrawalId } = await silent(zendryId, 'drop-before')
  await cashiers[0].prove(withdrawalId, 'UNPAID')
  world.sandbox.faults.clear()
  // The second attempt is paid, and its answer is lost as well.
  world.sandbox.faults.next({ operation: 'payout', kind: 'drop-after' })
  await cashiers[0].retry(withdrawalId)
  // The account's circuit breaker is open after so many failures.
  world.clock.advance({ hours: 1 })
  await world.drainJobs()
  world.sandbox.faults.always({ operation: 'payout-get', kind: 'error-before', status: 503 })
  await days(15)
  expect((await cashiers[0].look(withdrawalId)).staff?.attempts).toMatchObject([
    { state: 'NOT_MADE' },
    { state: 'UNCERTAIN' },
  ])
  await cashiers[1].prove(withdrawalId, 'UNPAID')
  expect(await stateOf(withdrawalId)).toBe('SENT')
})
