import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSale } from '#money/sale-split.ts'
import { moneyCases } from '#testing/money-cases.ts'
import {
  type Commission,
  commissionAt,
  dearestCommission,
  isRising,
  isSameTiers,
} from './commission-tiers.ts'

const tiers = {
  by: 'SALES',
  steps: [10, 50].map((from, place) => ({ from, basisPoints: 4_000 + place * 1_000 })),
} as const
const terms: Commission = { basisPoints: 3_000, tiers }

describe('the commission of the next sale', () => {
  test.each([
    [0, 3_000, 10],
    [9, 3_000, 1],
    [10, 4_000, 40],
    [49, 4_000, 1],
    [50, 5_000, null],
    [5_000, 5_000, null],
  ])(
    'after %i sales of the month is %i basis points, and %s are missing to the next tier',
    (volume, basisPoints, missing) => {
      const found = commissionAt(terms, volume)
      expect([found.basisPoints, found.next?.missing ?? null]).toEqual([basisPoints, missing])
    },
  )

  test('is the basic commission without tiers', () => {
    expect(commissionAt({ basisPoints: 3_000, tiers: null }, 1_000)).toEqual({
      basisPoints: 3_000,
      next: null,
    })
    expect([terms, { ...terms, tiers: null }].map(dearestCommission)).toEqual([5_000, 3_000])
  })
})

test.each([
  [[{ from: 10, basisPoints: 3_000 }]],
  [
    [
      { from: 10, basisPoints: 4_000 },
      { from: 10, basisPoints: 5_000 },
    ],
  ],
  [
    [
      { from: 10, basisPoints: 4_000 },
      { from: 20, basisPoints: 4_000 },
    ],
  ],
  [[{ from: 0, basisPoints: 4_000 }]],
])('tiers that do not rise are invalid: %j', (steps) => {
  expect(isRising({ ...terms, tiers: { by: 'SALES', steps } })).toBe(false)
  expect(isRising(terms)).toBe(true)
})

test('tiers are the same if they have the same measure and steps', () => {
  expect(isSameTiers(tiers, structuredClone(tiers))).toBe(true)
  expect(isSameTiers(tiers, { ...tiers, by: 'AMOUNT' })).toBe(false)
  expect(isSameTiers(tiers, null)).toBe(false)
  expect(isSameTiers(null, null)).toBe(true)
})

const drawn = fastCheck
  .record({
    bounds: fastCheck.uniqueArray(fastCheck.integer({ min: 1, max: 10_000_000 }), { maxLength: 5 }),
    rates: fastCheck.uniqueArray(fastCheck.integer({ min: 101, max: 8_000 }), { minLength: 5, maxLength: 5 }),
    volume: fastCheck.integer({ min: 0, max: 12_000_000 }),
    itemsCents: fastCheck.integer({ min: 0, max: 100_000_000 }),
    share: fastCheck.integer({ min: 0, max: 2_000 }),
  })
  .map(({ bounds, rates, ...rest }) => {
    const rising = rates.toSorted((one, two) => one - two)
    const steps = bounds
      .toSorted((one, two) => one - two)
      .map((from, place) => ({ from, basisPoints: rising[place] ?? 8_000 }))
    return { ...rest, terms: { basisPoints: 100, tiers: { by: 'AMOUNT', steps } } as const }
  })

test('tiers never pay less at a higher volume, name the exact volume missing to the next tier, and divide every cent of a sale', () => {
  fastCheck.assert(
    fastCheck.property(drawn, ({ terms: any, volume, itemsCents, share }) => {
      const { basisPoints, next } = commissionAt(any, volume)
      const fee = { basisPoints: 599, fixedCents: 0 }
      const split = splitSale({
        items: [
          { itemsCents, discountCents: 0, coProducers: [{ id: 'c', basisPoints: share, base: 'REMAINDER' }] },
        ],
        shippingCents: 0,
        interestCents: 0,
        fee,
        affiliate: { id: 'a', basisPoints },
        sellerId: 's',
      })
      const given = split.shares.reduce((sum, { amountCents }) => sum + amountCents, split.platformCents)
      const higher = next && commissionAt(any, volume + next.missing)
      return (
        isRising(any) &&
        given === split.chargedCents &&
        split.shares.every(({ amountCents }) => amountCents >= 0) &&
        commissionAt(any, volume + 1).basisPoints >= basisPoints &&
        (next === null
          ? basisPoints === dearestCommission(any)
          : higher?.basisPoints === next.basisPoints &&
            commissionAt(any, volume + next.missing - 1).basisPoints === basisPoints)
      )
    }),
    { numRuns: moneyCases, seed: 20_261_119 },
  )
})
