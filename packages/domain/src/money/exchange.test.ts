import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { exchange, rateShape, readRate } from './exchange.ts'

test('99.00 dollars at 5.4321 convert into 537.77 reais, of which a spread of 2 % takes 10.76', () => {
  expect(exchange(9_900, { rateMillionths: 5_432_100, spreadBasisPoints: 200 })).toEqual({
    grossCents: 53_777,
    netCents: 52_701,
    spreadCents: 1_076,
  })
})

test.each([
  ['5,4321', 5_432_100],
  ['5.4', 5_400_000],
  ['0,000001', 1],
  ['18', 18_000_000],
])('%s is %i millionths', (typed, millionths) => {
  expect(rateShape.test(typed)).toBe(true)
  expect(readRate(typed)).toBe(millionths)
})

test('payout and spread together equal the amount at the rate, and never exceed it', () => {
  const amount = fastCheck.integer({ min: 0, max: 100_000_000_00 })
  const rate = fastCheck.integer({ min: 1, max: 1_000_000_000 })
  const spread = fastCheck.integer({ min: 0, max: 10_000 })
  fastCheck.assert(
    fastCheck.property(amount, rate, spread, (amountCents, rateMillionths, spreadBasisPoints) => {
      const { grossCents, netCents, spreadCents } = exchange(amountCents, {
        rateMillionths,
        spreadBasisPoints,
      })
      expect(netCents + spreadCents).toBe(grossCents)
      expect(netCents).toBeGreaterThanOrEqual(0)
      expect(spreadCents).toBeGreaterThanOrEqual(0)
      expect(BigInt(grossCents) * 1_000_000n <= BigInt(amountCents) * BigInt(rateMillionths)).toBe(true)
    }),
  )
})
