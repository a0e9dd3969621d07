import { expect, test } from 'vitest'
import { divideCharge } from './operator-charge.ts'

const terms = { fixedCents: 49_900, basisPoints: 75, minimumCents: 60_000 }

test('a month costs the fixed part and a percentage of its sales', () => {
  expect(divideCharge(12_345_678, terms)).toEqual({
    fixedCents: 49_900,
    percentCents: 92_593,
    topUpCents: 0,
    amountCents: 142_493,
  })
})

test('a small month costs the minimum', () => {
  expect(divideCharge(1_000_000, terms)).toMatchObject({
    percentCents: 7_500,
    topUpCents: 2_600,
    amountCents: 60_000,
  })
})

test('a month with more refunds than sales counts as a month without sales', () => {
  expect(divideCharge(-5_000, terms)).toEqual(divideCharge(0, terms))
})
