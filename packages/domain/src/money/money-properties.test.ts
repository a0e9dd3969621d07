import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hold } from '#testing/hold.ts'
import { moneyCases } from '#testing/money-cases.ts'
import { couponBearers } from './coupons.ts'
import { installmentAmounts, installmentOptions } from './installments.ts'
import { type Cents, percentOfCents, splitByLargestRemainder } from './money.ts'
import { type SaleToSplit, splitSale } from './sale-split.ts'

/** A fixed seed, so that a failure is reproducible. */
const seed = 20_261_115
const cases = { numRuns: moneyCases, seed }
const patience = { timeout: 600_000 }

const amount = fastCheck.integer({ min: 1, max: 1_000_000_000_000 })
const amountOrNothing = fastCheck.oneof(
  fastCheck.constant(0),
  fastCheck.integer({ min: 0, max: 1_000_000_000_000 }),
)

/** A percentage with four decimals is a number of basis points with two. */
const basisPoints = (most: number) =>
  fastCheck.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100)

/**
 * With an affiliate every share is of the remainder: shares of the whole net and the commission could exceed
 * the sale.
 */
const coProducersOf = (rates: readonly number[], hasAffiliate: boolean) =>
  rates.map((points, index) => ({
    id: `co-producer-${index}`,
    basisPoints: points,
    base: hasAffiliate || index % 2 === 0 ? ('REMAINDER' as const) : ('NET' as const),
  }))

const sale: fastCheck.Arbitrary<SaleToSplit> = fastCheck
  .record({
    itemsCents: amount,
    discountShare: fastCheck.integer({ min: 0, max: 1000 }),
    shippingCents: amountOrNothing,
    interestCents: amountOrNothing,
    feeBasisPoints: basisPoints(10_000),
    fixedCents: fastCheck.integer({ min: 0, max: 1000 }),
    affiliateBasisPoints: fastCheck.option(basisPoints(10_000), { nil: undefined }),
    managerBasisPoints: fastCheck.option(basisPoints(10_000), { nil: undefined }),
    coProducers: fastCheck.array(basisPoints(2500), { maxLength: 4 }),
    bumpCents: amountOrNothing,
    discountBearer: fastCheck.constantFrom(...couponBearers),
  })
  .map((drawn) => ({
    items: [
      {
        itemsCents: drawn.itemsCents,
        discountCents: Math.floor((drawn.itemsCents / 1000) * drawn.discountShare),
        coProducers: coProducersOf(drawn.coProducers, drawn.affiliateBasisPoints !== undefined),
      },
      {
        itemsCents: drawn.bumpCents,
        discountCents: 0,
        coProducers: coProducersOf(drawn.coProducers.slice(1), drawn.affiliateBasisPoints !== undefined),
      },
    ],
    shippingCents: drawn.shippingCents,
    interestCents: drawn.interestCents,
    fee: { basisPoints: drawn.feeBasisPoints, fixedCents: drawn.fixedCents },
    affiliate:
      drawn.affiliateBasisPoints === undefined
        ? undefined
        : { id: 'affiliate', basisPoints: drawn.affiliateBasisPoints },
    manager:
      drawn.managerBasisPoints === undefined
        ? undefined
        : { id: 'manager', basisPoints: drawn.managerBasisPoints },
    discountBearer: drawn.discountBearer,
    sellerId: 'seller',
  }))

const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, cents) => sum + cents, 0)

describe('money adds up', () => {
  test('every cent that a buyer is charged lands in exactly one pocket', patience, () => {
    fastCheck.assert(
      fastCheck.property(sale, (drawn) => {
        const split = splitSale(drawn)
        const shares = split.shares.map((share) => share.amountCents)
        hold(sumOf(shares) + split.platformCents === split.chargedCents, 'the parts differ from the whole')
        hold(
          shares.every((cents) => Number.isSafeInteger(cents) && cents >= 0),
          'a share is negative',
        )
        hold(split.feeOnItemsCents + split.feeOnShippingCents === split.feeCents, 'the fee was lost')
        hold(
          split.netCents >= 0 && split.feeOnShippingCents <= drawn.shippingCents,
          'the fee exceeds its base',
        )
      }),
      cases,
    )
  })

  test('a division by largest remainder gives each exact share within one cent', patience, () => {
    const weights = fastCheck.array(fastCheck.bigInt({ min: 0n, max: 10n ** 12n }), {
      minLength: 1,
      maxLength: 8,
    })
    fastCheck.assert(
      fastCheck.property(amount, weights, (total, drawn) => {
        const sum = drawn.reduce((accumulated, weight) => accumulated + weight, 0n)
        fastCheck.pre(sum > 0n)
        const parts = splitByLargestRemainder(
          total,
          drawn.map((weight, index) => ({ id: String(index), weight })),
        )
        hold(sumOf(parts.map((part) => part.amountCents)) === total, 'the parts differ from the whole')
        parts.forEach((part, index) => {
          const floor = (BigInt(total) * (drawn[index] ?? 0n)) / sum
          const given = BigInt(part.amountCents)
          hold(given === floor || given === floor + 1n, 'a part is more than a cent away from its share')
        })
      }),
      cases,
    )
  })

  test('a percentage and its complement miss the whole by at most the rounding of one cent', patience, () => {
    fastCheck.assert(
      fastCheck.property(amount, fastCheck.integer({ min: 0, max: 1_000_000 }), (total, millionths) => {
        const part = percentOfCents(total, millionths / 100)
        const complement = percentOfCents(total, (1_000_000 - millionths) / 100)
        hold(part >= 0 && part <= total, 'a percentage left its whole')
        hold(part + complement === total || part + complement === total + 1, 'the rounding is not half up')
      }),
      cases,
    )
  })

  test(
    'installments charge the total, are never below the minimum, and a longer plan never costs less',
    patience,
    () => {
      const plan = fastCheck.record({
        numberOfInstallments: fastCheck.integer({ min: 1, max: 12 }),
        maxInstallmentsWithoutInterest: fastCheck.integer({ min: 1, max: 12 }),
        installmentsFees: fastCheck
          .array(fastCheck.integer({ min: 0, max: 1_000_000 }), { minLength: 12, maxLength: 12 })
          .map((fees) => fees.sort((a, b) => a - b).map((fee) => fee / 10_000)),
        minInstallmentValue: fastCheck.integer({ min: 0, max: 10_000 }),
        totalPrice: amount,
      })
      fastCheck.assert(
        fastCheck.property(plan, (drawn) => {
          let previous = drawn.totalPrice
          for (const { count, installmentValue, total } of installmentOptions(drawn)) {
            hold(installmentValue >= drawn.minInstallmentValue, 'an installment is below the minimum')
            hold(total >= previous, 'a longer plan costs less')
            hold(
              count > drawn.maxInstallmentsWithoutInterest || total === drawn.totalPrice,
              'interest where none is due',
            )
            const charged = installmentAmounts({ total, count })
            hold(
              sumOf(charged) === total && charged.every((cents) => cents >= 0),
              'the installments miss the total',
            )
            previous = total
          }
        }),
        { numRuns: moneyCases / 5, seed },
      )
    },
  )

  test('the order in which partners are listed changes no share', () => {
    fastCheck.assert(
      fastCheck.property(sale, (drawn) => {
        const reversed = splitSale({
          ...drawn,
          items: drawn.items.map((items) => ({ ...items, coProducers: items.coProducers.toReversed() })),
        })
        const byUser = (split: { shares: { userId: string; amountCents: Cents }[] }) =>
          new Map(split.shares.map((share) => [share.userId, share.amountCents]))
        expect(byUser(reversed)).toEqual(byUser(splitSale(drawn)))
      }),
      { numRuns: 1000, seed },
    )
  })
})
