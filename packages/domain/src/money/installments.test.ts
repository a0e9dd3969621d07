import { describe, expect, test } from 'vitest'
import { installmentAmounts, installmentOptions, interestRates, shownParcel } from './installments.ts'

const fees = [0, 3.5, 5.12, 6.7, 8.25, 9.81, 11.4, 12.9, 14.3, 15.7, 17.1, 18.5]

describe('the ways to divide a price', () => {
  test('without interest the total stays the same up to the limit; beyond it each count has its own fee', () => {
    const options = installmentOptions({
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 3,
      installmentsFees: fees,
      minInstallmentValue: 500,
      totalPrice: 33_420,
    })
    expect(options).toHaveLength(12)
    expect(options[2]).toEqual({ count: 3, installmentValue: 11_140, total: 33_420 })
    expect(options[3]).toEqual({ count: 4, installmentValue: 8915, total: 35_659 })
    expect(options[11]).toEqual({ count: 12, installmentValue: 3300, total: 39_603 })
  })

  test('a count is offered when its value, rounded to cents, reaches the minimum', () => {
    const plan = { numberOfInstallments: 3, maxInstallmentsWithoutInterest: 3, installmentsFees: [] }
    const counts = (totalPrice: number) =>
      installmentOptions({ ...plan, minInstallmentValue: 500, totalPrice }).map((option) => option.count)
    expect(counts(1499)).toEqual([1, 2, 3])
    expect(counts(1498)).toEqual([1, 2])
    expect(counts(499)).toEqual([])
  })

  test('a count that has interest but no fee is not offered', () => {
    const options = installmentOptions({
      numberOfInstallments: 4,
      maxInstallmentsWithoutInterest: 1,
      installmentsFees: [0, 2],
      minInstallmentValue: 0,
      totalPrice: 10_000,
    })
    expect(options).toEqual([
      { count: 1, installmentValue: 10_000, total: 10_000 },
      { count: 2, installmentValue: 5100, total: 10_200 },
    ])
  })

  test('a fee with decimals is exact: 1.005 % of 100.00 rounds half up', () => {
    const [, second] = installmentOptions({
      numberOfInstallments: 2,
      maxInstallmentsWithoutInterest: 1,
      installmentsFees: [0, 1.005],
      minInstallmentValue: 0,
      totalPrice: 10_000,
    })
    expect(second?.total).toBe(10_101)
  })

  test('a negative fee is refused instead of lowering the total', () => {
    const plan = { numberOfInstallments: 2, maxInstallmentsWithoutInterest: 1, minInstallmentValue: 0 }
    expect(() => installmentOptions({ ...plan, installmentsFees: [0, -1], totalPrice: 100 })).toThrow(
      RangeError,
    )
  })
})

describe('the amounts of the installments', () => {
  test.each([
    [10_000, 3, [3334, 3333, 3333]],
    [100, 1, [100]],
    [39_603, 12, [3303, ...Array.from({ length: 11 }, () => 3300)]],
  ])('%i in %i', (total, count, expected) => {
    expect(installmentAmounts({ total, count })).toEqual(expected)
  })
})

describe('the parcel and the rates shown to buyers', () => {
  test('the parcel is rounded down, so that no parcel of the bill is below what was shown', () => {
    expect(shownParcel({ total: 11_495, count: 12 })).toBe(957)
    expect(Math.min(...installmentAmounts({ total: 11_495, count: 12 }))).toBe(957)
  })

  test('100.00 in twelve parcels of 10.04 costs 2.99 % a month and 42.4 % a year', () => {
    const rates = interestRates(10_000, { count: 12, installmentValue: 1_004, total: 12_048 })
    expect(rates?.monthlyPercent).toBeCloseTo(2.99, 1)
    expect(rates?.annualPercent).toBeCloseTo(42.4, 0)
  })

  test('without interest there is no rate', () => {
    expect(interestRates(10_000, { count: 2, installmentValue: 5_000, total: 10_000 })).toBeNull()
    expect(interestRates(10_000, { count: 1, installmentValue: 10_000, total: 10_000 })).toBeNull()
  })
})
