import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFromProvider, amountToProvider } from './amounts.ts'
import { ProviderFailed } from './provider-failed.ts'

const units = ['cents', 'decimal-string', 'decimal-number'] as const

describe.each(units)('an amount in %s', (unit) => {
  it('survives the conversion and JSON unchanged, for every amount up to ten thousand reais', () => {
    for (let cents = 0; cents <= 1_000_000; cents += 1) {
      const wire: unknown = JSON.parse(JSON.stringify(amountToProvider(cents, unit)))
      if (amountFromProvider(wire, unit) !== cents) throw new Error(`${cents} was lost`)
    }
  })

  it('survives the conversion unchanged at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
        const wire: unknown = JSON.parse(JSON.stringify(amountToProvider(cents, unit)))
        expect(amountFromProvider(wire, unit)).toBe(cents)
      }),
    )
  })

  it.each([
    null,
    {},
    [],
    true,
    '',
    'R$ 10',
    '10,00',
    '1e3',
    -1,
    '-1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e400',
    '9'.repeat(400),
  ])('is not %j', (value) => {
    expect(() => amountFromProvider(value, unit)).toThrow(ProviderFailed)
  })
})

describe('an amount in cents', () => {
  it('has no half cents, and is never mistaken for reais', () => {
    expect(amountFromProvider('1990.00', 'cents')).toBe(1990)
    expect(() => amountFromProvider(19.9, 'cents')).toThrow(ProviderFailed)
  })
})
