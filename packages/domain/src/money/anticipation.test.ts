import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyCases } from '#testing/money-cases.ts'
import { anticipationFee, anticipationRateKinds, monthlyCostBasisPoints } from './anticipation.ts'

const thousand = { amountCents: 100_000, days: 20 }

describe('the price of a thousand reais, twenty days early', () => {
  test('is 23.27 at 3.49 % a month', () => {
    expect(anticipationFee(thousand, { kind: 'MONTHLY', basisPoints: 349 })).toBe(2_327)
  })

  test('is 54.90 at a flat 5.49 %, which is 8.71 % a month', () => {
    const feeCents = anticipationFee(thousand, { kind: 'FLAT', basisPoints: 549 })
    expect(feeCents).toBe(5_490)
    expect(monthlyCostBasisPoints([{ ...thousand, feeCents }])).toBe(871)
  })

  test('is 24.00 at 0.12 % a day', () => {
    expect(anticipationFee(thousand, { kind: 'DAILY', basisPoints: 12 })).toBe(2_400)
  })
})

test('half a cent is rounded up, and a price never exceeds the amount', () => {
  expect(anticipationFee({ amountCents: 50, days: 30 }, { kind: 'MONTHLY', basisPoints: 100 })).toBe(1)
  expect(anticipationFee({ amountCents: 49, days: 30 }, { kind: 'MONTHLY', basisPoints: 100 })).toBe(0)
  expect(anticipationFee({ amountCents: 1_000, days: 900 }, { kind: 'MONTHLY', basisPoints: 900 })).toBe(
    1_000,
  )
})

test('a payout of zero has no monthly cost', () => {
  expect(monthlyCostBasisPoints([{ amountCents: 10, feeCents: 10, days: 5 }])).toBeNull()
})

const receivable = fastCheck.record({
  amountCents: fastCheck.integer({ min: 1, max: 1_000_000_000_000 }),
  days: fastCheck.integer({ min: 1, max: 400 }),
})
const rate = fastCheck.record({
  kind: fastCheck.constantFrom(...anticipationRateKinds),
  basisPoints: fastCheck.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
})
const cases = { numRuns: moneyCases / 10, seed: 20_261_115 }

test('price and payment of any lot at any rate are whole cents, not negative, and add up to the lot', () => {
  fastCheck.assert(
    fastCheck.property(receivable, rate, (lot, price) => {
      const feeCents = anticipationFee(lot, price)
      const netCents = lot.amountCents - feeCents
      return Number.isSafeInteger(feeCents) && feeCents >= 0 && netCents >= 0
    }),
    cases,
  )
})

test('waiting a day never raises the fee, and neither does a smaller part of the lot', () => {
  fastCheck.assert(
    fastCheck.property(receivable, rate, ({ amountCents, days }, price) => {
      const now = anticipationFee({ amountCents, days }, price)
      const tomorrow = anticipationFee({ amountCents, days: days - 1 }, price)
      const part = anticipationFee({ amountCents: amountCents - 1, days }, price)
      return tomorrow <= now && part <= now && amountCents - 1 - part <= amountCents - now
    }),
    cases,
  )
})
