import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  divideReversal,
  type FeePolicy,
  feePolicies,
  itemsRefund,
  type ReversalPart,
  remainingParts,
  reversibleParts,
  type SaleToReverse,
} from './sale-reversal.ts'
import { splitSale } from './sale-split.ts'

/** A Pix of 197.00 under a fee of 5.99 % + 2.49, with an affiliate at 40 % and a co-producer at 30 % of what remains. */
const pixSale = (feePolicy: FeePolicy, changes: Partial<SaleToReverse> = {}): SaleToReverse => ({
  feeCents: 1429,
  fixedFeeCents: 249,
  interestCents: 0,
  shares: [
    { userId: 'seller', role: 'PRODUCER', amountCents: 7674 },
    { userId: 'affiliate', role: 'AFFILIATE', amountCents: 7308 },
    { userId: 'co-producer', role: 'CO_PRODUCER', amountCents: 3289 },
  ],
  feePolicy,
  ...changes,
})
const sumOf = (parts: readonly ReversalPart[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
const inOrder = (parts: readonly ReversalPart[], ...from: ReversalPart['from'][]) =>
  from.map((name) => parts.find((part) => part.from === name)?.amountCents ?? 0)
const everybody = ['FEE', 'AFFILIATE', 'CO_PRODUCER', 'PRODUCER'] as const

describe('who gives what a buyer gets back', () => {
  test('when the fixed fee is kept: 50.00 first, then the other 147.00', () => {
    const whole = reversibleParts(pixSale('KEEP_FIXED'))
    expect(inOrder(whole, ...everybody)).toEqual([1180, 7308, 3289, 7923])
    const first = divideReversal(whole, [], 5000)
    expect(inOrder(first, ...everybody)).toEqual([299, 1855, 835, 2011])
    const second = divideReversal(whole, first, 14_700)
    expect(inOrder(second, ...everybody)).toEqual([881, 5453, 2454, 5912])
    expect(sumOf(remainingParts(whole, [...first, ...second]))).toBe(0)
  })

  test('when the whole fee is kept, the producer bears it', () => {
    const parts = divideReversal(reversibleParts(pixSale('KEEP_ALL')), [], 5000)
    expect(inOrder(parts, ...everybody)).toEqual([0, 1855, 835, 2310])
  })

  test('when the whole fee is returned, nobody gives more than they got', () => {
    const parts = divideReversal(reversibleParts(pixSale('RETURN_ALL')), [], 19_700)
    expect(inOrder(parts, ...everybody)).toEqual([1429, 7308, 3289, 7674])
  })

  test('a manager gives the commission on the returned fee and keeps the one on the kept fee', () => {
    const managed = pixSale('KEEP_FIXED', {
      shares: [
        { userId: 'seller', role: 'PRODUCER', amountCents: 18_271 },
        { userId: 'manager', role: 'MANAGER', amountCents: 143 },
      ],
    })
    const whole = reversibleParts(managed)
    expect(inOrder(whole, 'FEE', 'MANAGER', 'PRODUCER')).toEqual([1180 - 118, 118, 18_520])
    expect(sumOf(whole)).toBe(19_700)
  })

  test('the bump of a card sale in twelve comes back with its part of the interest', () => {
    const sale = { itemsCents: 34_400, discountCents: 2970, shippingCents: 1990, interestCents: 6183 }
    expect(itemsRefund({ itemsCents: 4700 }, sale)).toBe(5570)
  })

  test('a refund above what is left is refused', () => {
    const whole = reversibleParts(pixSale('KEEP_FIXED'))
    const first = divideReversal(whole, [], 10_000)
    expect(() => divideReversal(whole, first, 9_701)).toThrow(RangeError)
  })

  test('a larger refund takes no cent less from anybody, where percentages of the whole would', () => {
    const weights = [2, 11, 87]
    const whole = weights.map(
      (percent, index): ReversalPart => ({
        from: 'CO_PRODUCER',
        userId: `${index}`,
        amountCents: percent * 100,
      }),
    )
    const first = divideReversal(whole, [], 9022)
    const second = divideReversal(whole, first, 1)
    expect(first.map(({ amountCents }) => amountCents)).toEqual([181, 992, 7849])
    expect(sumOf(second)).toBe(1)
    expect(second.every(({ amountCents }) => amountCents >= 0)).toBe(true)
  })
})

describe('any series of refunds', () => {
  const drawnSale = fastCheck.record({
    itemsCents: fastCheck.integer({ min: 1, max: 10_000_000 }),
    interestCents: fastCheck.integer({ min: 0, max: 1_000_000 }),
    feeBasisPoints: fastCheck.integer({ min: 0, max: 10_000 }),
    fixedCents: fastCheck.integer({ min: 0, max: 1000 }),
    affiliate: fastCheck.integer({ min: 0, max: 5000 }),
    coProducer: fastCheck.integer({ min: 0, max: 5000 }),
    manager: fastCheck.integer({ min: 0, max: 10_000 }),
    feePolicy: fastCheck.constantFrom(...feePolicies),
  })
  const shares = fastCheck.array(fastCheck.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

  test('takes from nobody more than is left, and ends with nothing left', { timeout: 180_000 }, () => {
    fastCheck.assert(
      fastCheck.property(drawnSale, shares, (drawn, steps) => {
        const fee = { basisPoints: drawn.feeBasisPoints, fixedCents: drawn.fixedCents }
        const split = splitSale({
          items: [
            {
              itemsCents: drawn.itemsCents,
              discountCents: 0,
              coProducers: [{ id: 'c', basisPoints: drawn.coProducer, base: 'NET' }],
            },
          ],
          shippingCents: 0,
          interestCents: drawn.interestCents,
          fee,
          affiliate: { id: 'a', basisPoints: drawn.affiliate },
          manager: { id: 'm', basisPoints: drawn.manager },
          sellerId: 's',
        })
        const { feePolicy } = drawn
        const whole = reversibleParts({
          ...split,
          fixedFeeCents: Math.min(fee.fixedCents, split.feeCents),
          feePolicy,
        })
        hold(sumOf(whole) === split.chargedCents, 'the parts differ from what was charged')
        hold(
          whole.every(({ amountCents }) => amountCents >= 0),
          'a part is negative',
        )
        let reversed: ReversalPart[] = []
        for (const step of [...steps, 1]) {
          const left = remainingParts(whole, reversed)
          const amount = step === 1 ? sumOf(left) : Math.floor(sumOf(left) * step)
          reversed = [...reversed, ...divideReversal(whole, reversed, amount)]
          hold(
            remainingParts(whole, reversed).every(({ amountCents }) => amountCents >= 0),
            'a refund took more than was left',
          )
        }
        hold(sumOf(reversed) === split.chargedCents, 'the last refund left something behind')
      }),
      { numRuns: 10_000, seed: 20_261_115 },
    )
  })
})

/** A plain comparison: a matcher costs more than the arithmetic under test. */
function hold(condition: boolean, story: string): void {
  if (!condition) throw new Error(story)
}
