import { describe, expect, test } from 'vitest'
import { canPromise, commissionableNet, type SaleToSplit, splitSale } from './sale-split.ts'

const fee = { basisPoints: 599, fixedCents: 249 }
const coProducers = [{ id: 'co-producer', basisPoints: 3000, base: 'REMAINDER' }] as const
const affiliate = { id: 'affiliate', basisPoints: 4000 }

const plainSale: SaleToSplit = {
  items: [{ itemsCents: 10_000, discountCents: 0, coProducers: [] }],
  shippingCents: 0,
  interestCents: 0,
  fee,
  sellerId: 'seller',
}

describe('the waterfall of a sale', () => {
  test('a Pix of 197.00 is divided with an affiliate at 40 % and a co-producer at 30 % of the remainder', () => {
    expect(
      splitSale({ ...plainSale, items: [{ itemsCents: 19_700, discountCents: 0, coProducers }], affiliate }),
    ).toMatchObject({
      chargedCents: 19_700,
      feeCents: 1429,
      feeOnItemsCents: 1429,
      feeOnShippingCents: 0,
      netCents: 18_271,
      platformCents: 1429,
      interestCents: 0,
      shares: [
        { userId: 'seller', role: 'PRODUCER', amountCents: 7674 },
        { userId: 'affiliate', role: 'AFFILIATE', amountCents: 7308 },
        { userId: 'co-producer', role: 'CO_PRODUCER', amountCents: 3289 },
      ],
    })
  })

  test('a card sale in twelve installments is divided with coupon, bump, shipping and interest', () => {
    const split = splitSale({
      ...plainSale,
      items: [{ itemsCents: 29_700 + 4700, discountCents: 2970, coProducers }],
      shippingCents: 1990,
      interestCents: 6183,
      affiliate,
    })
    expect(split).toMatchObject({
      chargedCents: 39_603,
      feeCents: 2251,
      feeOnItemsCents: 2117,
      feeOnShippingCents: 134,
      netCents: 29_313,
      platformCents: 2251 + 6183,
      interestCents: 6183,
      shares: [
        { userId: 'seller', role: 'PRODUCER', amountCents: 14_168 },
        { userId: 'affiliate', role: 'AFFILIATE', amountCents: 11_725 },
        { userId: 'co-producer', role: 'CO_PRODUCER', amountCents: 5276 },
      ],
    })
    const divided = { itemsCents: 34_400, discountCents: 2970, shippingCents: 1990, feeCents: split.feeCents }
    expect(commissionableNet(divided)).toBe(split.netCents)
  })

  test("on the base NET the affiliate's commission does not reduce the co-producer's share", () => {
    const { shares } = splitSale({
      ...plainSale,
      fee: { basisPoints: 0, fixedCents: 0 },
      items: [{ itemsCents: 10_000, discountCents: 0, coProducers: [{ ...coProducers[0], base: 'NET' }] }],
      affiliate,
    })
    expect(shares.map((share) => share.amountCents)).toEqual([3000, 4000, 3000])
  })

  test('a fee larger than the sale takes the whole sale and nothing more', () => {
    const split = splitSale({
      ...plainSale,
      items: [{ itemsCents: 100, discountCents: 0, coProducers: [] }],
      shippingCents: 50,
      fee: { basisPoints: 599, fixedCents: 249 },
    })
    expect(split.feeCents).toBe(150)
    expect(split.shares).toEqual([{ userId: 'seller', role: 'PRODUCER', amountCents: 0 }])
  })

  test('a coupon of the full price leaves a sale of zero', () => {
    const split = splitSale({
      ...plainSale,
      items: [{ itemsCents: 10_000, discountCents: 10_000, coProducers }],
      affiliate,
    })
    expect(split.chargedCents).toBe(0)
    expect(split.shares.every((share) => share.amountCents === 0)).toBe(true)
  })

  test("a bump with co-producers of its own pays them from its own net, and the course's co-producers get no part of it", () => {
    const { shares } = splitSale({
      ...plainSale,
      fee: { basisPoints: 1000, fixedCents: 0 },
      items: [
        { itemsCents: 10_000, discountCents: 0, coProducers },
        {
          itemsCents: 5_000,
          discountCents: 0,
          coProducers: [
            { id: 'baker', basisPoints: 5000, base: 'NET' },
            { id: 'co-producer', basisPoints: 1000, base: 'NET' },
          ],
        },
      ],
    })
    expect(shares).toEqual([
      { userId: 'seller', role: 'PRODUCER', amountCents: 6_300 + 1_800 },
      { userId: 'co-producer', role: 'CO_PRODUCER', amountCents: 2_700 + 450 },
      { userId: 'baker', role: 'CO_PRODUCER', amountCents: 2_250 },
    ])
  })

  test("a manager earns a part of the fee, taken from the platform's part", () => {
    const { feeCents, platformCents, shares } = splitSale({
      ...plainSale,
      interestCents: 100,
      manager: { id: 'manager', basisPoints: 1000 },
    })
    expect({ feeCents, platformCents }).toEqual({ feeCents: 848, platformCents: 848 - 85 + 100 })
    expect(shares).toEqual([
      { userId: 'seller', role: 'PRODUCER', amountCents: 9_152 },
      { userId: 'manager', role: 'MANAGER', amountCents: 85 },
    ])
  })

  test('one person in two roles of a sale has two shares', () => {
    const { shares } = splitSale({
      ...plainSale,
      fee: { basisPoints: 0, fixedCents: 0 },
      items: [{ itemsCents: 10_000, discountCents: 0, coProducers }],
      affiliate: { id: 'co-producer', basisPoints: 1000 },
    })
    expect(shares).toEqual([
      { userId: 'seller', role: 'PRODUCER', amountCents: 6_300 },
      { userId: 'co-producer', role: 'AFFILIATE', amountCents: 1_000 },
      { userId: 'co-producer', role: 'CO_PRODUCER', amountCents: 2_700 },
    ])
  })

  test('shares above the whole, or a discount above the items, are refused', () => {
    const greedy = ['a', 'b'].map((id) => ({ id, basisPoints: 6000, base: 'NET' }) as const)
    const items = (changes: object) => [{ itemsCents: 10_000, discountCents: 0, coProducers: [], ...changes }]
    expect(() => splitSale({ ...plainSale, items: items({ coProducers: greedy }) })).toThrow(RangeError)
    expect(() => splitSale({ ...plainSale, items: items({ discountCents: 10_001 }) })).toThrow(RangeError)
    expect(() => splitSale({ ...plainSale, affiliate: { id: 'a', basisPoints: -1 } })).toThrow(RangeError)
    expect(() => splitSale({ ...plainSale, manager: { id: 'm', basisPoints: 10_001 } })).toThrow(RangeError)
  })
})

describe('shares that were never checked against each other', () => {
  const withShare = (base: 'NET' | 'REMAINDER', basisPoints: number) => [{ id: 'c', basisPoints, base }]

  test('limit the affiliate to the part that the co-production contracts leave, and the sale succeeds', () => {
    const { netCents, shares } = splitSale({
      ...plainSale,
      affiliate,
      items: [{ itemsCents: 10_000, discountCents: 0, coProducers: withShare('NET', 7_000) }],
    })
    expect(shares).toEqual([
      { userId: 'seller', role: 'PRODUCER', amountCents: 0 },
      { userId: 'affiliate', role: 'AFFILIATE', amountCents: netCents - 6_406 },
      { userId: 'c', role: 'CO_PRODUCER', amountCents: 6_406 },
    ])
  })

  test.each([
    ['NET', 6_000, 4_000, true],
    ['NET', 6_001, 4_000, false],
    ['REMAINDER', 8_000, 8_000, true],
    ['REMAINDER', 10_000, 8_000, true],
    ['NET', 10_000, 1, false],
  ] as const)(
    'a co-producer with %s %i and an affiliate with %i can both be paid: %s',
    (base, share, rate, fits) => {
      expect(canPromise(rate, withShare(base, share))).toBe(fits)
    },
  )
})
