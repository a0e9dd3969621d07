import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import { subscriptionStates } from '#payments/subscription-states.ts'
import { moneyCases } from '#testing/money-cases.ts'
import { movementBetween, recurringRevenue } from './recurring-revenue.ts'

const plan = { priceCents: 4_990, frequencyInDays: 30 }

test.each([
  ['a month', plan, 4_990],
  ['a week', { priceCents: 1_000, frequencyInDays: 7 }, 4_286],
  ['a year', { priceCents: 50_000, frequencyInDays: 365 }, 4_110],
  ['half a cent, rounded up', { priceCents: 1, frequencyInDays: 60 }, 1],
])('the price of %s is stated over thirty days', (_, terms, cents) => {
  expect(recurringRevenue({ ...terms, state: 'ACTIVE', isTrial: false })).toBe(cents)
})

test('a subscription counts while it is charged, and not in its trial', () => {
  const counted = subscriptionStates.filter(
    (state) => recurringRevenue({ ...plan, state, isTrial: false }) > 0,
  )
  expect(counted).toEqual(['ACTIVE', 'PAST_DUE'])
  expect(recurringRevenue({ ...plan, state: 'ACTIVE', isTrial: true })).toBe(0)
})

test('in any history of a subscription the movements add up to its revenue, and each has the sign of its kind', () => {
  const standing = fastCheck.record({
    state: fastCheck.constantFrom(...subscriptionStates),
    isTrial: fastCheck.boolean(),
    priceCents: fastCheck.integer({ min: 1, max: 10_000_000 }),
    frequencyInDays: fastCheck.integer({ min: 1, max: 365 }),
    isPaidInFull: fastCheck.boolean(),
  })
  fastCheck.assert(
    fastCheck.property(fastCheck.array(standing, { minLength: 1, maxLength: 12 }), (course) => {
      let revenue = 0
      const moved: { kind: string; cents: number }[] = []
      for (const { isPaidInFull, ...each } of course) {
        const to = recurringRevenue(each)
        if (to === revenue) continue
        const kind = movementBetween({ from: revenue, to, wasCounted: moved.length > 0, isPaidInFull })
        moved.push({ kind, cents: to - revenue })
        revenue = to
      }
      expect(moved.reduce((sum, { cents }) => sum + cents, 0)).toBe(revenue)
      for (const { kind, cents } of moved)
        expect(cents > 0).toBe(['NEW', 'REACTIVATION', 'EXPANSION'].includes(kind))
      expect(moved.filter(({ kind }) => kind === 'NEW')).toHaveLength(moved.length > 0 ? 1 : 0)
    }),
    { numRuns: moneyCases / 10 },
  )
})
