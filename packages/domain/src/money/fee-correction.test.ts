import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { correctFee, type SaleToCorrect } from './fee-correction.ts'
import {
  divideReversal,
  feePolicies,
  type ReversalPart,
  remainingParts,
  reversibleParts,
} from './sale-reversal.ts'
import { splitSale } from './sale-split.ts'

type Fee = { basisPoints: number; fixedCents: number }

/** A booked sale, after refunds of these parts of it. */
function aSale(priceCents: number, fee: Fee, feePolicy: SaleToCorrect['feePolicy'], refunds: number[] = []) {
  const manager = { id: 'manager', basisPoints: 3_000 }
  const affiliate = { id: 'affiliate', basisPoints: 4_000 }
  const sold = splitSale({
    items: [{ itemsCents: priceCents, discountCents: 0, coProducers: [] }],
    shippingCents: 0,
    interestCents: 0,
    fee,
    affiliate,
    manager,
    sellerId: 'seller',
  })
  const money = { feeCents: sold.feeCents, fixedFeeCents: fee.fixedCents }
  const whole = reversibleParts({ ...money, interestCents: 0, shares: sold.shares, feePolicy })
  const reversed: ReversalPart[] = []
  for (const part of refunds)
    reversed.push(...divideReversal(whole, reversed, Math.floor((leftOf(whole, reversed) * part) / 100)))
  return { whole, reversed, standing: () => standingOf(whole, reversed, { ...money, priceCents, feePolicy }) }
}

const sumOf = (parts: readonly ReversalPart[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
const leftOf = (whole: ReversalPart[], reversed: ReversalPart[]) => sumOf(remainingParts(whole, reversed))

function standingOf(
  whole: ReversalPart[],
  reversed: ReversalPart[],
  {
    priceCents,
    ...fee
  }: Pick<SaleToCorrect, 'feeCents' | 'fixedFeeCents' | 'feePolicy'> & { priceCents: number },
): SaleToCorrect {
  const left = remainingParts(whole, reversed)
  const of = (who: string) => sumOf(left.filter(({ from }) => from === who))
  return {
    ...fee,
    baseCents: priceCents,
    totalCents: priceCents,
    leftCents: sumOf(left),
    left: { feeCents: of('FEE'), producerCents: of('PRODUCER') },
  }
}

describe('a corrected fee for a past sale', () => {
  test('changes the fee by the difference of both fees', () => {
    const { standing } = aSale(10_000, { basisPoints: 599, fixedCents: 249 }, 'RETURN_ALL')
    expect(correctFee(standing(), { basisPoints: 499, fixedCents: 200 })).toMatchObject({
      wasCents: 848,
      becomesCents: 699,
      returnableCents: 149,
    })
  })

  test('lets the platform keep the fixed part of the fee at a later refund under KEEP_FIXED', () => {
    const { standing } = aSale(10_000, { basisPoints: 599, fixedCents: 249 }, 'KEEP_FIXED')
    const { wasCents, becomesCents, returnableCents } = correctFee(standing(), {
      basisPoints: 499,
      fixedCents: 200,
    })
    expect({ given: wasCents - becomesCents, returnableCents }).toEqual({ given: 149, returnableCents: 100 })
  })

  test('applies only to the part that was not refunded', () => {
    const { standing } = aSale(10_000, { basisPoints: 600, fixedCents: 0 }, 'RETURN_ALL', [50])
    expect(correctFee(standing(), { basisPoints: 400, fixedCents: 0 })).toMatchObject({
      wasCents: 300,
      becomesCents: 200,
    })
  })

  test('never takes back a manager’s commission', () => {
    const { standing } = aSale(10_000, { basisPoints: 1_000, fixedCents: 0 }, 'RETURN_ALL')
    expect(correctFee(standing(), { basisPoints: 0, fixedCents: 0 })).toMatchObject({
      wasCents: 1_000,
      becomesCents: 300,
    })
  })

  test('never leaves a party a negative part for later refunds, after any series of refunds and corrections', () => {
    const fee = fc.record({
      basisPoints: fc.integer({ min: 0, max: 10_000 }),
      fixedCents: fc.integer({ min: 0, max: 500 }),
    })
    const part = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fee,
        fc.array(fee, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...feePolicies),
        fc.array(part, { maxLength: 2 }),
        (priceCents, sold, corrections, feePolicy, refunds) => {
          const { whole, reversed, standing } = aSale(priceCents, sold, feePolicy, refunds)
          let now = standing()
          for (const next of corrections) {
            const { returnableCents, ...corrected } = correctFee(now, next)
            reversed.push(
              { from: 'FEE', amountCents: returnableCents },
              { from: 'PRODUCER', userId: 'seller', amountCents: -returnableCents },
            )
            const left = remainingParts(whole, reversed)
            expect(left.every(({ amountCents }) => amountCents >= 0)).toBe(true)
            expect(sumOf(left)).toBe(now.leftCents)
            now = standingOf(whole, reversed, { ...corrected, priceCents, feePolicy })
          }
          const rest = divideReversal(whole, reversed, now.leftCents)
          expect(sumOf(rest)).toBe(now.leftCents)
        },
      ),
    )
  })
})
