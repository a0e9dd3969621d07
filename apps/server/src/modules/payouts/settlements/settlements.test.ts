import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { aPayee } from '#test/a-payee.ts'
import { aStall } from '#test/a-stall.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { readAcquirerBooks } from './read-acquirer-books.ts'
import { recordSettlement } from './record-settlement.ts'
import type { SettlementInput } from './settlement.input.ts'

let world: TestApp
let staff: Cashier

beforeAll(async () => {
  world = await createTestApp()
  staff = await aCashier(world)
})
afterAll(() => world.stop())

const settle = (reference: string, amountCents: number) => {
  const input: SettlementInput = { accountId: world.account.id, reference, currency: 'BRL', amountCents }
  return staff.call(recordSettlement, input)
}
const atAcquirer = async () => {
  const books = await readBooks(world)
  return [books['acquirer:hawkpay:receivable'] ?? 0, books['acquirer:hawkpay:balance'] ?? 0]
}

test('a settlement moves money from the acquirer’s debt to its balance, once per statement number, and pays withdrawals', async () => {
  const stall = await aStall(world)
  await stall.sell()
  await stall.sell()
  expect(await atAcquirer()).toEqual([20_000, 0])
  expect(await settle('EXT-1', 12_000)).toEqual({ isNew: true })
  const again = await Promise.all([settle('EXT-1', 12_000), settle('EXT-1', 12_000)])
  expect(again).toEqual([{ isNew: false }, { isNew: false }])
  expect(await atAcquirer()).toEqual([8_000, 12_000])
  await expect(settle('EXT-1', 11_000)).rejects.toMatchObject({ code: 'record_changed' })
  // More than the acquirer owes: a sale is missing in our books, or the statement has an extra line.
  await expect(settle('EXT-2', 8_001)).rejects.toMatchObject({ code: 'balance_insufficient' })
  const raced = await Promise.allSettled([settle('EXT-3', 8_000), settle('EXT-4', 8_000)])
  expect(raced.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await atAcquirer()).toEqual([0, 20_000])

  const payee = await aPayee(world, { availableCents: 10_199 })
  const withdrawalId = await payee.request(10_000)
  await staff.approve(withdrawalId)
  await world.drainJobs()
  world.clock.advance({ minutes: 2 })
  await world.drainJobs()
  expect(await staff.call(readAcquirerBooks, {})).toEqual([
    { accountId: world.account.id, currency: 'BRL', receivableCents: 10_199, balanceCents: 10_000 },
  ])
  expect(await brokenInvariants(world)).toEqual([])
})
