import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hold } from '#testing/hold.ts'
import { moneyCases } from '#testing/money-cases.ts'
import { couponBearers, couponCodeShape, couponDiscounts, normalizeCouponCode } from './coupons.ts'
import { type SaleSplit, type SaleToSplit, splitSale } from './sale-split.ts'

const patience = { timeout: 180_000 }
const runs = { numRuns: moneyCases / 5, seed: 20_261_118 }
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

describe('the discount of a coupon', () => {
  const course = { isBump: false, priceCents: 19_700 }
  const bump = { isBump: true, priceCents: 4_700 }

  test('is a percentage of the discounted lines together, divided by their prices', () => {
    const terms = { basisPoints: 1_500, amountCents: null, includesBumps: true }
    expect(couponDiscounts(terms, [course])).toEqual([2_955])
    expect(couponDiscounts(terms, [course, bump])).toEqual([2_955, 705])
    expect(couponDiscounts({ ...terms, includesBumps: false }, [course, bump])).toEqual([2_955, 0])
  })

  test('of an amount is that amount over all lines, and never more than they cost', () => {
    const terms = { basisPoints: null, amountCents: 3_000, includesBumps: true }
    expect(sumOf(couponDiscounts(terms, [course, bump]))).toBe(3_000)
    expect(couponDiscounts({ ...terms, amountCents: 50_000 }, [course, bump])).toEqual([19_700, 4_700])
  })

  test('adds up to the cent, and exceeds no line', patience, () => {
    const line = fastCheck.record({
      isBump: fastCheck.boolean(),
      priceCents: fastCheck.integer({ min: 0, max: 1_000_000_000 }),
    })
    const terms = fastCheck.oneof(
      fastCheck.integer({ min: 100, max: 9_900 }).map((basisPoints) => ({ basisPoints, amountCents: null })),
      fastCheck
        .integer({ min: 1, max: 1_000_000_000 })
        .map((amountCents) => ({ basisPoints: null, amountCents })),
    )
    fastCheck.assert(
      fastCheck.property(
        terms,
        fastCheck.boolean(),
        fastCheck.array(line, { minLength: 1, maxLength: 6 }),
        (drawn, includesBumps, lines) => {
          const discounts = couponDiscounts({ ...drawn, includesBumps }, lines)
          const discountedCents = sumOf(
            lines.map(({ isBump, priceCents }) => (isBump && !includesBumps ? 0 : priceCents)),
          )
          if (drawn.amountCents !== null)
            hold(sumOf(discounts) === Math.min(drawn.amountCents, discountedCents), 'a cent is lost')
          lines.forEach(({ isBump, priceCents }, index) => {
            const most = isBump && !includesBumps ? 0 : priceCents
            const discount = discounts[index] ?? -1
            hold(discount >= 0 && discount <= most, 'a discount exceeds its line')
          })
        },
      ),
      { ...runs, numRuns: moneyCases / 20 },
    )
  })
})

describe('the bearer of a coupon’s discount', () => {
  const sale: SaleToSplit = {
    items: [{ itemsCents: 19_700, discountCents: 2_955, coProducers: [] }],
    shippingCents: 0,
    interestCents: 0,
    fee: { basisPoints: 599, fixedCents: 249 },
    affiliate: { id: 'affiliate', basisPoints: 4_000 },
    sellerId: 'seller',
  }
  const amountsOf = ({ shares }: SaleSplit) =>
    Object.fromEntries(shares.map(({ role, amountCents }) => [role, amountCents]))

  test.each([
    ['SHARED', { PRODUCER: 9_296, AFFILIATE: 6_197 }],
    ['SELLER', { PRODUCER: 8_185, AFFILIATE: 7_308 }],
    ['AFFILIATE', { PRODUCER: 10_963, AFFILIATE: 4_530 }],
  ] as const)('%s: 15 % of 197.00 beside an affiliate at 40 %', (discountBearer, shares) => {
    const split = splitSale({ ...sale, discountBearer })
    expect(split).toMatchObject({ chargedCents: 16_745, feeCents: 1_252, netCents: 15_493 })
    expect(amountsOf(split)).toEqual(shares)
  })

  test("an affiliate's coupon takes at most the whole commission; the seller bears the rest of the discount", () => {
    const items = [{ itemsCents: 19_700, discountCents: 9_850, coProducers: [] }]
    const split = splitSale({ ...sale, items, discountBearer: 'AFFILIATE' })
    expect(amountsOf(split)).toEqual({ AFFILIATE: 0, PRODUCER: split.netCents })
  })

  test('the partners get the whole paid amount if the discount exceeds the share of the seller who bears it', () => {
    const items = [{ itemsCents: 19_700, discountCents: 15_760, coProducers: [] }]
    const split = splitSale({ ...sale, items, discountBearer: 'SELLER' })
    expect(amountsOf(split)).toEqual({ PRODUCER: 0, AFFILIATE: split.netCents })
  })

  const drawnSale = fastCheck
    .record({
      prices: fastCheck.array(fastCheck.integer({ min: 100, max: 10_000_000 }), {
        minLength: 1,
        maxLength: 3,
      }),
      discount: fastCheck.integer({ min: 0, max: 990 }),
      shippingCents: fastCheck.integer({ min: 0, max: 10_000 }),
      interestCents: fastCheck.integer({ min: 0, max: 100_000 }),
      feeBasisPoints: fastCheck.integer({ min: 0, max: 3_000 }),
      fixedCents: fastCheck.integer({ min: 0, max: 500 }),
      affiliate: fastCheck.option(fastCheck.integer({ min: 100, max: 8_000 }), { nil: undefined }),
      coProducers: fastCheck.array(fastCheck.integer({ min: 100, max: 3_000 }), { maxLength: 3 }),
      manager: fastCheck.option(fastCheck.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    })
    .map(
      (drawn): SaleToSplit => ({
        items: drawn.prices.map((itemsCents, index) => ({
          itemsCents,
          // The last group is a bump without the coupon.
          discountCents: index > 0 ? 0 : Math.floor((itemsCents * drawn.discount) / 1_000),
          coProducers: drawn.coProducers.slice(index).map((basisPoints, position) => ({
            id: `co-producer-${position}`,
            basisPoints,
            base: 'REMAINDER',
          })),
        })),
        shippingCents: drawn.shippingCents,
        interestCents: drawn.interestCents,
        fee: { basisPoints: drawn.feeBasisPoints, fixedCents: drawn.fixedCents },
        affiliate:
          drawn.affiliate === undefined ? undefined : { id: 'affiliate', basisPoints: drawn.affiliate },
        manager: drawn.manager === undefined ? undefined : { id: 'manager', basisPoints: drawn.manager },
        sellerId: 'seller',
      }),
    )

  test(
    'the bearer changes the shares, never the paid amount or the fee, and no share is below zero',
    patience,
    () => {
      fastCheck.assert(
        fastCheck.property(drawnSale, fastCheck.constantFrom(...couponBearers), (drawn, discountBearer) => {
          const split = splitSale({ ...drawn, discountBearer })
          const shared = splitSale({ ...drawn, discountBearer: 'SHARED' })
          hold(split.chargedCents === shared.chargedCents, 'the buyer pays another amount')
          hold(split.feeCents === shared.feeCents, 'the fee changes')
          const amountsIn = (shares: SaleSplit['shares']) => shares.map(({ amountCents }) => amountCents)
          hold(
            sumOf(amountsIn(split.shares)) + split.platformCents === split.chargedCents,
            'the parts differ from the whole',
          )
          split.sharesByItems.forEach((shares, index) => {
            hold(Math.min(...amountsIn(shares)) >= 0, 'a share is negative')
            const ofShared = shared.sharesByItems[index] ?? []
            hold(sumOf(amountsIn(shares)) === sumOf(amountsIn(ofShared)), 'an item earns another amount')
          })
        }),
        runs,
      )
    },
  )

  test(
    'with a single bearer the others earn as much as without a coupon, while the share of the bearer suffices',
    patience,
    () => {
      fastCheck.assert(
        fastCheck.property(drawnSale, fastCheck.constantFrom('SELLER', 'AFFILIATE'), (drawn, bearer) => {
          const items = drawn.items.slice(0, 1)
          const coupon = { ...drawn, items, discountBearer: bearer } as const
          const split = splitSale(coupon)
          const full = splitSale({
            ...coupon,
            items: items.map((group) => ({ ...group, discountCents: 0 })),
          })
          const bears = bearer === 'AFFILIATE' && drawn.affiliate ? 'AFFILIATE' : 'PRODUCER'
          const ofBearer = split.sharesByItems[0]?.find(({ role }) => role === bears)
          fastCheck.pre((ofBearer?.amountCents ?? 0) > 0)
          const others = ({ sharesByItems }: SaleSplit) =>
            sharesByItems[0]?.filter(({ role }) => role !== bears)
          hold(JSON.stringify(others(split)) === JSON.stringify(others(full)), 'another earns another amount')
        }),
        runs,
      )
    },
  )
})

test('a code is three to thirty letters, digits and hyphens between them, in upper case', () => {
  expect(normalizeCouponCode(' primeira10 ')).toBe('PRIMEIRA10')
  for (const code of ['PRIMEIRA10', 'A-1', 'BLACK-20']) expect(code).toMatch(couponCodeShape)
  for (const code of ['black', '-AB', 'AB-', 'A B', 'ÁGUA', 'A_B', ''])
    expect(code).not.toMatch(couponCodeShape)
})
