import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aCashier, type Cashier } from '../../../../test/a-cashier.ts'
import { aPayee, type Payee, readWithdrawal } from '../../../../test/a-payee.ts'
import { brokenInvariants } from '../../../../test/read-books.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let world: TestApp
let cashiers: [Cashier, Cashier]

beforeAll(async () => {
  world = await createTestApp()
  cashiers = [await aCashier(world), await aCashier(world)]
})
afterAll(() => world.stop())
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

const stateOf = async (withdrawalId: string) =>
  (await readWithdrawal(world, world.platformId, withdrawalId)).state
const soon = async () => {
  world.clock.advance({ minutes: 1 })
  await world.drainJobs()
}
const paid = async (payee: Payee) => {
  const withdrawalId = await payee.request(20_000)
  await cashiers[0].approve(withdrawalId)
  await world.drainJobs()
  await soon()
  expect(await stateOf(withdrawalId)).toBe('PAID')
  return withdrawalId
}
test('what two people prove to have come back has its destination looked at again', async () => {
  const payee = await aPayee(world)
  const withdrawalId = await paid(payee)
  for (const cashier of cashiers) await cashier.prove(withdrawalId, 'UNPAID')
  expect(await stateOf(withdrawalId)).toBe('RETURNED')
  expect(await payee.accountState()).toBe('IN_REVIEW')
})
