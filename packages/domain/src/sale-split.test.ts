import { describe, expect, test } from 'vitest'
import { type SaleToSplit, splitSale } from './sale-split.ts'

const fee = { basisPoints: 599, fixedCents: 249 }
const partners = {
  affiliate: { id: 'affiliate', basisPoints: 4000 },
  coProducers: [{ id: 'co-producer', basisPoints: 3000 }],
  coProductionBase: 'REMAINDER',
  sellerId: 'seller',
} as const

const plainSale: SaleToSplit = {
  itemsCents: 10_000,
  discountCents: 0,
  shippingCents: 0,
  interestCents: 0,
  fee,
  coProducers: [],
  coProductionBase: 'REMAINDER',
  sellerId: 'seller',
}

describe('the waterfall of a sale', () => {
  test('a Pix of 197.00 with an affiliate at 40 % and a co-producer at 30 % of what remains', () => {
    expect(splitSale({ ...plainSale, itemsCents: 19_700, ...partners })).toEqual({
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

  test('a card sale in twelve with coupon, bump, shipping and interest', () => {
    const split = splitSale({
      itemsCents: 29_700 + 4700,
      discountCents: 2970,
      shippingCents: 1990,
      interestCents: 6183,
      fee,
      ...partners,
    })
    expect(split).toEqual({
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
  })

  test('on the base NET the affiliate does not shrink the co-producer', () => {
    const { shares } = splitSale({
      ...plainSale,
      fee: { basisPoints: 0, fixedCents: 0 },
      ...partners,
      coProductionBase: 'NET',
    })
    expect(shares.map((share) => share.amountCents)).toEqual([3000, 4000, 3000])
  })

  test('a fee larger than the sale takes the sale and nothing more', () => {
    const split = splitSale({
      ...plainSale,
      itemsCents: 100,
      shippingCents: 50,
      fee: { basisPoints: 599, fixedCents: 249 },
    })
    expect(split.feeCents).toBe(150)
    expect(split.shares).toEqual([{ userId: 'seller', role: 'PRODUCER', amountCents: 0 }])
  })

  test('a coupon of everything leaves a sale of nothing', () => {
    const split = splitSale({ ...plainSale, discountCents: 10_000, ...partners })
    expect(split.chargedCents).toBe(0)
    expect(split.shares.every((share) => share.amountCents === 0)).toBe(true)
  })

  test('promising more than the whole, or discounting more than the items, is refused', () => {
    const greedy = [
      { id: 'a', basisPoints: 6000 },
      { id: 'b', basisPoints: 5000 },
    ]
    expect(() => splitSale({ ...plainSale, coProducers: greedy })).toThrow(RangeError)
    expect(() => splitSale({ ...plainSale, discountCents: 10_001 })).toThrow(RangeError)
    expect(() => splitSale({ ...plainSale, affiliate: { id: 'a', basisPoints: -1 } })).toThrow(RangeError)
  })
})
