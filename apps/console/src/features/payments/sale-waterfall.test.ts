import { splitSale } from '@balcao/domain/money/sale-split'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleWaterfall, type WaterfallTerm } from './sale-waterfall.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 })

/** A sale as the product itself would divide it. */
const anySale = fc
  .record({
    itemsCents: amount,
    discountShare: fc.integer({ min: 0, max: 100 }),
    shippingCents: amount,
    interestCents: amount,
    fee: fc.record({ basisPoints: fc.integer({ min: 0, max: 2_000 }), fixedCents: fc.constant(0) }),
    affiliate: fc.option(fc.integer({ min: 1, max: 6_000 }), { nil: undefined }),
    coProducer: fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: undefined }),
    correctedCents: fc.integer({ min: -500, max: 500 }),
  })
  .map(({ discountShare, affiliate, coProducer, ...sale }) => {
    const discountCents = Math.floor((sale.itemsCents * discountShare) / 100)
    const split = splitSale({
      ...sale,
      items: [
        {
          itemsCents: sale.itemsCents,
          discountCents,
          coProducers:
            coProducer === undefined
              ? []
              : [{ id: 'co-producer', basisPoints: coProducer, base: 'REMAINDER' }],
        },
      ],
      affiliate: affiliate === undefined ? undefined : { id: 'affiliate', basisPoints: affiliate },
      sellerId: 'seller',
    })
    const of = (role: string) =>
      split.shares.filter((share) => share.role === role).reduce((sum, share) => sum + share.amountCents, 0)
    return {
      ...sale,
      discountCents,
      totalCents: split.chargedCents,
      feeCents: split.feeCents,
      affiliateCents: of('AFFILIATE'),
      coProducersCents: of('CO_PRODUCER'),
      sellerCents: of('PRODUCER') + sale.correctedCents,
    }
  })

describe('the money of a sale, line by line', () => {
  it('adds up to each of its sums, for any sale', () => {
    fc.assert(
      fc.property(anySale, (money) => {
        let running = 0
        for (const line of saleWaterfall(money)) {
          if (line.isSum) expect(running).toBe(line.cents)
          else running += line.cents
        }
      }),
    )
  })

  it('leaves out parts without an amount', () => {
    const terms = saleWaterfall({
      itemsCents: 19700,
      discountCents: 0,
      shippingCents: 0,
      interestCents: 0,
      totalCents: 19700,
      feeCents: 1429,
      correctedCents: 0,
      affiliateCents: 0,
      coProducersCents: 0,
      sellerCents: 18271,
    }).map((line): WaterfallTerm => line.term)
    expect(terms).toEqual(['items', 'total', 'fee', 'share'])
  })
})
