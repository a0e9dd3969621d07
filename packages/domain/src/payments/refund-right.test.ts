import { expect, test } from 'vitest'
import { guaranteeEnd, guaranteeLastDay, refundRight } from './refund-right.ts'

/** Noon in São Paulo on the first of March. */
const paidAt = new Date('2030-03-01T15:00:00Z')
const rightAt = (instant: string, guaranteeDays: number) =>
  refundRight({ paidAt, guaranteeDays }, new Date(instant))?.right ?? null

test.each([
  ['an hour later', '2030-03-01T16:00:00Z', 7, 'LAW'],
  ['in the last minute of the seventh day', '2030-03-09T02:59:00Z', 7, 'LAW'],
  ['in the first minute of the eighth, without a longer guarantee', '2030-03-09T03:00:00Z', 7, null],
  [
    'in the first minute of the eighth, under a guarantee of 30 days',
    '2030-03-09T03:00:00Z',
    30,
    'GUARANTEE',
  ],
  ['in the last minute of the guarantee', '2030-04-01T02:59:00Z', 30, 'GUARANTEE'],
  ['after it', '2030-04-01T03:00:00Z', 30, null],
])('%s', (_story, instant, guaranteeDays, right) => {
  expect(rightAt(instant, guaranteeDays)).toBe(right)
})

test('the shown last day is the last day on which the buyer can use the right', () => {
  const sale = { paidAt, guaranteeDays: 30 }
  expect(refundRight(sale, paidAt)).toEqual({ right: 'LAW', lastDay: '2030-03-08' })
  expect(refundRight(sale, new Date('2030-03-09T03:00:00Z'))).toEqual({
    right: 'GUARANTEE',
    lastDay: guaranteeLastDay(sale),
  })
  expect(guaranteeLastDay(sale)).toBe('2030-03-31')
  expect(guaranteeEnd(sale)).toEqual(new Date('2030-04-01T03:00:00Z'))
})
