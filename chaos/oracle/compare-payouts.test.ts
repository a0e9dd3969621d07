import type { Payout } from '@balcao/sandbox/core/records'
import type postgres from 'postgres'
import { expect, test } from 'vitest'
import { comparePayouts } from './compare-payouts.ts'

const id = '0c8f7c1e-5d0b-4c57-9a51-3a6f1c1d2e3f'

/**
 * Differences found when the books have this state for a withdrawal of 1,000 cents, and the acquirer paid
 * these amounts for it.
 */
async function found(state: string, paid: readonly number[], personNeeded: string | null = null) {
  const read = async () => [{ id, state, amountCents: '1000', personNeeded }]
  const payouts = paid.map((amount, index) => ({
    state: 'paid',
    amount,
    idempotencyKey: `${id}-${index + 1}`,
  }))
  const wrong = await comparePayouts(read as unknown as postgres.Sql, payouts as unknown as Payout[], [id])
  return wrong.map(({ what }) => what)
}

test('a withdrawal paid once and booked as paid, or unpaid and ended, is correct', async () => {
  expect(await found('PAID', [1_000])).toEqual([])
  for (const state of ['REJECTED', 'RETURNED', 'CANCELED']) expect(await found(state, [])).toEqual([])
})

test('a withdrawal in transit whose status cannot be read may wait for a person, paid or not', async () => {
  expect(await found('SENT', [], 'NO_ANSWER')).toEqual([])
  expect(await found('SENT', [1_000], 'NO_ANSWER')).toEqual([])
})

test('a withdrawal that waits for a person may have no other difference', async () => {
  expect(await found('REJECTED', [1_000], 'PAID_AFTER_RETURN')).toEqual(['paid, and we do not say so'])
  expect(await found('PAID', [], 'NO_ANSWER')).toEqual(['not paid, and we say so'])
  expect(await found('APPROVED', [], 'NO_ACCOUNT')).toEqual(['not over'])
  expect(await found('SENT', [900], 'NO_ANSWER')).toEqual(['another amount was paid'])
  expect(await found('SENT', [1_000, 1_000], 'NO_ANSWER')).toEqual(['paid 2 times'])
})

test('a withdrawal that has not ended after all those days is found, in any state', async () => {
  for (const state of ['IN_REVIEW', 'APPROVED', 'SENT']) expect(await found(state, [])).toEqual(['not over'])
})
