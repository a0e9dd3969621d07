import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hold } from '#testing/hold.ts'
import { moneyCases } from '#testing/money-cases.ts'
import {
  divideReversal,
  type FeePolicy,
  feePolicies,
  itemParts,
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

describe('the parts of a refund', () => {
  test('with a kept fixed fee add up to the whole after refunds of 50.00 and 147.00', () => {
    const whole = reversibleParts(pixSale('KEEP_FIXED'))
    expect(inOrder(whole, ...everybody)).toEqual([1180, 7308, 3289, 7923])
    const first = divideReversal(whole, [], 5000)
    expect(inOrder(first, ...everybody)).toEqual([299, 1855, 835, 2011])
    const second = divideReversal(whole, first, 14_700)
    expect(inOrder(second, ...everybody)).toEqual([881, 5453, 2454, 5912])
    expect(sumOf(remainingParts(whole, [...first, ...second]))).toBe(0)
  })

  test('with a kept fee are borne by the producer', () => {
    const parts = divideReversal(reversibleParts(pixSale('KEEP_ALL')), [], 5000)
    expect(inOrder(parts, ...everybody)).toEqual([0, 1855, 835, 2310])
  })

  test('with a returned fee never exceed the original shares', () => {
    const parts = divideReversal(reversibleParts(pixSale('RETURN_ALL')), [], 19_700)
    expect(inOrder(parts, ...everybody)).toEqual([1429, 7308, 3289, 7674])
  })

  test('of a manager are the commission on the returned fee, and not on the kept fee', () => {
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

  test('a refund above the rest of the sale is refused', () => {
    const whole = reversibleParts(pixSale('KEEP_FIXED'))
    const first = divideReversal(whole, [], 10_000)
    expect(() => divideReversal(whole, first, 9_701)).toThrow(RangeError)
  })

  test('never shrink when the refund grows, as percentages of the whole would', () => {
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

  test('never takes more from a party than it has left, and ends at zero', { timeout: 180_000 }, () => {
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
      { numRuns: moneyCases / 10, seed: 20_261_115 },
    )
  })
})

/** A course of 197.00 with an affiliate at 40 % and a co-producer at 30 % of what remains, and a bump of 47.00 by the seller alone. */
const withBump = splitSale({
  items: [
    {
      itemsCents: 19_700,
      discountCents: 0,
      coProducers: [{ id: 'co-producer', basisPoints: 3000, base: 'REMAINDER' }],
    },
    { itemsCents: 4_700, discountCents: 0, coProducers: [] },
  ],
  shippingCents: 1_990,
  interestCents: 6_183,
  fee: { basisPoints: 599, fixedCents: 249 },
  affiliate: { id: 'affiliate', basisPoints: 4000 },
  sellerId: 'seller',
})
const soldWithBump = (feePolicy: FeePolicy) => {
  const sale = { ...withBump, fixedFeeCents: 249, shippingCents: 1_990, feePolicy }
  const [course = [], bump = []] = withBump.sharesByItems
  const items = itemParts(sale, [
    { id: 'course', priceCents: 19_700, shares: course },
    { id: 'bump', priceCents: 4_700, shares: bump },
  ])
  const partsOf = (id: string) => items.get(id) ?? []
  return {
    whole: reversibleParts(sale),
    partsOf,
    refund: (id: string, reversed: readonly ReversalPart[] = []) =>
      divideReversal(reversibleParts(sale), reversed, sumOf(partsOf(id)), partsOf(id)),
  }
}

describe('a refund of one item', () => {
  test('is borne by the people who earned on it: only the course has a co-producer', () => {
    const { refund } = soldWithBump('RETURN_ALL')
    const names = ['FEE', 'INTEREST', 'AFFILIATE', 'CO_PRODUCER', 'PRODUCER'] as const
    expect(inOrder(refund('bump'), ...names)).toEqual([326, 1101, 1750, 0, 2624])
    expect(inOrder(refund('course'), ...names)).toEqual([1366, 4616, 7334, 3300, 7700])
  })

  test("makes the producer bear the item's part of a kept fee", () => {
    const { refund } = soldWithBump('KEEP_ALL')
    expect(inOrder(refund('bump'), 'FEE', 'CO_PRODUCER', 'PRODUCER')).toEqual([0, 0, 2624 + 326])
  })

  test('of a part of its price is borne by the same people', () => {
    const { whole, partsOf } = soldWithBump('RETURN_ALL')
    expect(inOrder(divideReversal(whole, [], 1_000, partsOf('bump')), 'CO_PRODUCER')).toEqual([0])
  })

  test('after a fee correction takes from the producer the amount that the platform gave up', () => {
    const { whole, partsOf } = soldWithBump('RETURN_ALL')
    const corrected: ReversalPart[] = [
      { from: 'FEE', amountCents: 1_800 },
      { from: 'PRODUCER', userId: 'seller', amountCents: -1_800 },
    ]
    const parts = divideReversal(whole, corrected, sumOf(partsOf('bump')), partsOf('bump'))
    expect(inOrder(parts, 'FEE', 'CO_PRODUCER', 'AFFILIATE', 'PRODUCER')).toEqual([30, 0, 1750, 2624 + 296])
  })
})

describe('any refunds of items', () => {
  const person = fastCheck.constantFrom('c1', 'c2', 'c3')
  const drawnItems = fastCheck.uniqueArray(
    fastCheck.record({
      id: fastCheck.uuid(),
      itemsCents: fastCheck.integer({ min: 1, max: 1_000_000 }),
      coProducer: fastCheck.record({ id: person, basisPoints: fastCheck.integer({ min: 0, max: 5000 }) }),
    }),
    { minLength: 1, maxLength: 5, selector: ({ id }) => id },
  )
  const drawn = fastCheck.record({
    items: drawnItems,
    shippingCents: fastCheck.integer({ min: 0, max: 10_000 }),
    interestCents: fastCheck.integer({ min: 0, max: 100_000 }),
    fee: fastCheck.record({
      basisPoints: fastCheck.integer({ min: 0, max: 10_000 }),
      fixedCents: fastCheck.integer({ min: 0, max: 1000 }),
    }),
    affiliate: fastCheck.integer({ min: 0, max: 5000 }),
    manager: fastCheck.integer({ min: 0, max: 10_000 }),
    feePolicy: fastCheck.constantFrom(...feePolicies),
    first: fastCheck.double({ min: 0, max: 1, noNaN: true }),
    order: fastCheck.infiniteStream(fastCheck.nat()),
  })

  test('take from each person their earnings on the items, in any order, and a refund of the rest leaves zero', {
    timeout: 180_000,
  }, () => {
    fastCheck.assert(
      fastCheck.property(drawn, ({ items, feePolicy, order, first, ...given }) => {
        const split = splitSale({
          ...given,
          items: items.map(({ itemsCents, coProducer }) => ({
            itemsCents,
            discountCents: 0,
            coProducers: [{ ...coProducer, base: 'NET' }],
          })),
          affiliate: { id: 'a', basisPoints: given.affiliate },
          manager: { id: 'm', basisPoints: given.manager },
          sellerId: 's',
        })
        const sale = {
          ...split,
          shippingCents: given.shippingCents,
          fixedFeeCents: Math.min(given.fee.fixedCents, split.feeCents),
          feePolicy,
        }
        const sold = items.map(({ id, itemsCents }, index) => ({
          id,
          priceCents: itemsCents,
          shares: split.sharesByItems[index] ?? [],
        }))
        const whole = reversibleParts(sale)
        const parts = itemParts(sale, sold)
        for (const { id, priceCents, shares } of sold) {
          const own = parts.get(id) ?? []
          const feeCents = priceCents - shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
          hold(
            own.every(({ amountCents }) => amountCents >= 0),
            'a part of an item is negative',
          )
          hold(sumOf(own) >= priceCents, 'an item is worth less than its price')
          for (const part of own.filter(({ from }) => from === 'CO_PRODUCER' || from === 'AFFILIATE'))
            hold(
              'userId' in part &&
                part.amountCents ===
                  shares.find(({ userId, role }) => userId === part.userId && role === part.from)
                    ?.amountCents,
              'somebody gives more than was earned on the item',
            )
          const [producer = 0] = inOrder(own, 'PRODUCER')
          const earned = shares.find(({ role }) => role === 'PRODUCER')?.amountCents ?? 0
          hold(
            producer <= earned + feeCents,
            'the producer gives more than was earned and the fee that is kept',
          )
        }
        const refundAll = (ids: readonly string[], start: readonly ReversalPart[]) => {
          let reversed = [...start]
          for (const id of ids) {
            const own = parts.get(id) ?? []
            const amount = Math.min(sumOf(own), sumOf(remainingParts(whole, reversed)))
            const taken = divideReversal(whole, reversed, amount, own)
            hold(sumOf(taken) === amount, 'a refund does not add up')
            reversed = [...reversed, ...taken]
            hold(
              remainingParts(whole, reversed).every(({ amountCents }) => amountCents >= 0),
              'a refund took more than was left',
            )
          }
          return reversed
        }
        const ids = items.map(({ id }) => id)
        const shuffled = [...ids]
          .map((id) => ({ id, at: order.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ id }) => id)
        const some = shuffled.slice(0, Math.ceil(shuffled.length / 2))
        const standing = (reversed: readonly ReversalPart[]) =>
          JSON.stringify(remainingParts(whole, reversed))
        hold(
          standing(refundAll(some, [])) === standing(refundAll([...some].reverse(), [])),
          'the order of refunds counts',
        )
        const inPart = divideReversal(whole, [], Math.floor(split.chargedCents * first))
        for (const reversed of [refundAll(shuffled, []), refundAll(some, []), refundAll(shuffled, inPart)]) {
          const rest = divideReversal(whole, reversed, sumOf(remainingParts(whole, reversed)))
          hold(
            remainingParts(whole, [...reversed, ...rest]).every(({ amountCents }) => amountCents === 0),
            'something is left behind',
          )
        }
      }),
      { numRuns: moneyCases / 20, seed: 20_261_117 },
    )
  })
})
