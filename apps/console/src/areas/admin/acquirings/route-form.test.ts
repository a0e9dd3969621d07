import { expect, test } from 'vitest'
import { linesOf, newRow, nobody, rowsOf } from './route-form.ts'

test('each row begins a new step, unless it shares the step of the row above', () => {
  const rows = [newRow('a'), { ...newRow('b'), sharesStep: true, weight: 30 }, newRow(nobody)]
  expect(linesOf(rows).map(({ accountId, step, weight }) => [accountId, step, weight])).toEqual([
    ['a', 1, 1],
    ['b', 1, 30],
    [null, 2, 1],
  ])
})

test('a saved list is unchanged after the form, hidden fields included', () => {
  const lines = [
    { accountId: 'a', step: 1, weight: 70, rules: { minCents: 500, sellerIds: ['x', 'y'] } },
    { accountId: 'b', step: 1, weight: 30, rules: {} },
    { accountId: null, step: 2, weight: 1, rules: { brands: ['visa'], maxInstallments: 6 } },
  ]
  expect(linesOf(rowsOf(lines))).toEqual(lines)
})
