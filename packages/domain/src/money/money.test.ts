import { describe, expect, test } from 'vitest'
import {
  assertCents,
  centsToDecimalNumber,
  centsToDecimalString,
  decimalToCents,
  formatMoney,
  percentOfCents,
  splitByLargestRemainder,
} from './money.ts'

describe('cents', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no amount of cents', (value) => {
    expect(() => assertCents(value)).toThrow(RangeError)
  })

  test('every amount up to ten thousand reais survives the conversion to a provider and back', {
    timeout: 60_000,
  }, () => {
    for (let cents = 0; cents <= 1_000_000; cents += 1) {
      const text = centsToDecimalString(cents)
      const number = centsToDecimalNumber(cents)
      if (decimalToCents(text) !== cents || decimalToCents(number) !== cents)
        throw new Error(`${cents} was lost`)
      if (decimalToCents(JSON.parse(JSON.stringify(number))) !== cents)
        throw new Error(`${cents} was lost in JSON`)
    }
  })

  test.each([
    [1999, '19.99'],
    [5, '0.05'],
    [0, '0.00'],
    [-5, '-0.05'],
    [-123456, '-1234.56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i cents are written %s', (cents, text) => {
    expect(centsToDecimalString(cents)).toBe(text)
    expect(decimalToCents(text)).toBe(cents)
  })

  test.each([
    ['19.9', 1990],
    ['19', 1900],
    ['19.9900', 1999],
    [19.99, 1999],
    [1.15, 115],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [-4.35, -435],
  ])('%s reads as %i cents', (value, cents) => {
    expect(decimalToCents(value)).toBe(cents)
  })

  test.each(['19,99', '1.234,56', '19.999', '', ' 19.99', 'R$ 19.99', '1e3', '.5', '19.', 'NaN'])(
    'an amount written %j is refused rather than guessed',
    (value) => {
      expect(() => decimalToCents(value)).toThrow(RangeError)
    },
  )

  test.each([19.999, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 0.001])(
    'the number %s is refused',
    (value) => {
      expect(() => decimalToCents(value)).toThrow(RangeError)
    },
  )
})

describe('percentages', () => {
  test.each([
    [19_700, 599, 1180],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [-3, 5000, -2],
    [10_000, 599.25, 599],
    [100_000, 599.25, 5993],
    [1_000_000_000_000, 10_000, 1_000_000_000_000],
    [1005, 1000, 101],
  ])('the share of %i at %d basis points is %i', (amount, basisPoints, expected) => {
    expect(percentOfCents(amount, basisPoints)).toBe(expected)
  })

  test('a percentage finer than four decimals is refused', () => {
    expect(() => percentOfCents(100, 1.001)).toThrow(RangeError)
  })
})

describe('splitting by largest remainder', () => {
  const amounts = (total: number, weights: [string, number][]) =>
    splitByLargestRemainder(
      total,
      weights.map(([id, weight]) => ({ id, weight })),
    ).map((part) => part.amountCents)

  test('the odd cent goes to the largest fraction', () => {
    expect(
      amounts(18_271, [
        ['affiliate', 40],
        ['coProducer', 18],
        ['producer', 42],
      ]),
    ).toEqual([7308, 3289, 7674])
  })

  test('equal fractions favour the larger weight', () => {
    expect(
      amounts(2, [
        ['a', 1],
        ['b', 3],
      ]),
    ).toEqual([0, 2])
    expect(
      amounts(1, [
        ['a', 1],
        ['b', 1],
        ['c', 2],
      ]),
    ).toEqual([0, 0, 1])
  })

  test('equal weights favour the smaller id, whatever their order', () => {
    expect(
      amounts(10_000, [
        ['c', 1],
        ['a', 1],
        ['b', 1],
      ]),
    ).toEqual([3333, 3334, 3333])
  })

  test('a larger total may lower a part, which is why refunds divide the remaining parts instead', () => {
    const weights: [string, number][] = [
      ['a', 2],
      ['b', 11],
      ['c', 87],
    ]
    expect(amounts(9022, weights)).toEqual([181, 992, 7849])
    expect(amounts(9023, weights)).toEqual([180, 993, 7850])
  })

  test('zero divides into zeros, and an amount cannot be divided among weights of zero', () => {
    expect(amounts(0, [['a', 0]])).toEqual([0])
    expect(splitByLargestRemainder(0, [])).toEqual([])
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError)
    expect(() =>
      amounts(1, [
        ['a', -1],
        ['b', 2],
      ]),
    ).toThrow(RangeError)
    expect(() => amounts(-1, [['a', 1]])).toThrow(RangeError)
  })
})

describe('money on screen', () => {
  test.each([
    [123_456_789, 'BRL', 'PT_BR', 'R$\u00a01.234.567,89'],
    [-50, 'BRL', 'PT_BR', '−R$\u00a00,50'],
    [1990, 'USD', 'PT_BR', '$\u00a019,90'],
    [1990, 'MXN', 'EN_US', 'MX$19.90'],
    [1990, 'BRL', 'EN_US', 'R$19.90'],
    [1990, 'EUR', 'ES_ES', '19,90\u00a0€'],
    [1990, 'BRL', 'ES_ES', '19,90\u00a0R$'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'EN_US', '$90,071,992,547,409.91'],
  ] as const)('%i cents of %s in %s', (cents, currency, locale, text) => {
    expect(formatMoney(cents, currency, locale)).toBe(text)
  })
})
