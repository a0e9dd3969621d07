import fastCheck from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#calendar.ts'
import { moneyCases } from '#testing/money-cases.ts'
import {
  isNoMoreThan,
  type PaidCycle,
  paidForDays,
  quotePlanChange,
  unusedCredit,
  worthOfCycle,
} from './plan-change.ts'
import { firstChargeBy, setupFeeBy } from './subscription-price.ts'

const monthly = { priceCents: 3_000, frequencyInDays: 30 }
const running = { worthCents: 3_000, startsOn: '2026-11-01', endsOn: '2026-12-01', frequencyInDays: 30 }
const ask = (wishes: Partial<Parameters<typeof quotePlanChange>[0]>) =>
  quotePlanChange({
    from: monthly,
    to: { priceCents: 6_000, frequencyInDays: 30 },
    cycle: running,
    waits: false,
    today: '2026-11-11',
    leastCents: 100,
    ...wishes,
  })

describe('a change of plan', () => {
  test('to a dearer plan begins today, and the twenty unused days pay a part of its price', () => {
    expect(ask({})).toEqual({
      takesEffect: 'NOW',
      startsOn: '2026-11-11',
      endsOn: '2026-12-11',
      creditCents: 2_000,
      dueCents: 4_000,
    })
  })

  test('on the first day of the cycle costs the difference of the prices', () => {
    expect(ask({ today: '2026-11-01' })).toMatchObject({ creditCents: 3_000, dueCents: 3_000 })
  })

  test('gives no credit for the free days of a postponed charge', () => {
    const postponed = { ...running, endsOn: '2026-12-11' }
    expect(ask({ cycle: postponed })).toMatchObject({ creditCents: 2_000, dueCents: 4_000 })
    expect(ask({ cycle: postponed, today: '2026-12-05' })).toMatchObject({ creditCents: 0, dueCents: 6_000 })
    const cheaper = { priceCents: 2_000, frequencyInDays: 30 }
    expect(ask({ cycle: postponed, to: cheaper })).toMatchObject({ startsOn: '2026-12-11' })
  })

  test('to a longer plan begins today', () => {
    const yearly = { priceCents: 30_000, frequencyInDays: 365 }
    expect(ask({ to: yearly })).toMatchObject({ takesEffect: 'NOW', endsOn: '2027-11-11', dueCents: 28_000 })
  })

  test.each([
    ['a cheaper plan', { to: { priceCents: 2_000, frequencyInDays: 30 } }],
    ['a shorter plan', { to: { priceCents: 9_000, frequencyInDays: 7 } }],
    ['a longer plan at a lower price', { to: { priceCents: 2_900, frequencyInDays: 60 } }],
    ['a plan like the present one', { to: monthly }],
    ['a dearer plan within a trial', { waits: true }],
    ['a plan that leaves less than can be charged', { to: { priceCents: 2_050, frequencyInDays: 60 } }],
  ])('to %s begins with the next charge and costs nothing today', (_, wishes) => {
    expect(ask(wishes)).toMatchObject({
      takesEffect: 'RENEWAL',
      startsOn: '2026-12-01',
      creditCents: 0,
      dueCents: 0,
    })
  })
})

describe('the worth of a cycle', () => {
  test('is what was paid, at most the price', () => {
    expect(worthOfCycle([{ priceCents: 3_000, paidCents: 5_500, creditCents: 0 }])).toBe(3_000)
    expect(worthOfCycle([{ priceCents: 3_000, paidCents: 2_400, creditCents: 0 }])).toBe(2_400)
  })

  test('does not include the share of a setup fee in what was paid', () => {
    const item = { priceCents: 13_500, feeCents: 4_500 }
    expect(paidForDays({ ...item, paidCents: 13_500 })).toBe(9_000)
    expect(paidForDays({ ...item, paidCents: 12_150 })).toBe(8_100)
    expect(paidForDays({ priceCents: 3_000, feeCents: 0, paidCents: 2_400 })).toBe(2_400)
  })

  test('includes the credit of the former cycle, less what was refunded of that cycle', () => {
    const first = { priceCents: 3_000, paidCents: 3_000, creditCents: 0 }
    const second = { priceCents: 6_000, paidCents: 4_000, creditCents: 2_000 }
    expect(worthOfCycle([first, second])).toBe(6_000)
    expect(worthOfCycle([{ ...first, paidCents: 1_500 }, second])).toBe(5_500)
  })
})

const price = fastCheck.integer({ min: 100, max: 100_000_000 })
const days = fastCheck.constantFrom(7, 15, 30, 60, 90, 365)
const plan = fastCheck.record({ priceCents: price, frequencyInDays: days })
const checked = { numRuns: moneyCases, seed: 20_261_119 }

test('any day of any cycle is worth the same to the cent: credit and used days add up to what was paid', () => {
  const postponed = fastCheck.integer({ min: 0, max: 400 })
  fastCheck.assert(
    fastCheck.property(
      price,
      fastCheck.integer({ min: 1, max: 400 }),
      fastCheck.integer({ min: 0, max: 800 }),
      postponed,
      (worthCents, length, passed, later) => {
        const startsOn = '2026-11-01'
        const cycle = {
          worthCents,
          startsOn,
          endsOn: addDays(startsOn, length + later),
          frequencyInDays: length,
        }
        const credit = unusedCredit(cycle, addDays(startsOn, passed))
        const used = worthCents - credit
        expect(Number.isSafeInteger(credit)).toBe(true)
        expect(credit).toBeGreaterThanOrEqual(0)
        expect(credit).toBeLessThanOrEqual(worthCents)
        // Used days cost their share of the price, rounded up to the cent, however late the next charge is.
        const exact = (worthCents * Math.min(passed, length)) / length
        expect(used - exact).toBeGreaterThanOrEqual(-1e-6)
        expect(used - exact).toBeLessThan(1)
      },
    ),
    checked,
  )
})

test('a setup fee buys no days: fee and days share every paid cent in proportion, and a refund lowers both', () => {
  fastCheck.assert(
    fastCheck.property(
      price,
      fastCheck.integer({ min: 0, max: 100_000_000 }),
      fastCheck.integer({ min: 0, max: 5_000 }),
      fastCheck.integer({ min: 0, max: 10_000 }),
      (priceCents, setupFeeCents, pixDiscountBasisPoints, left) => {
        const terms = {
          priceCents,
          setupFeeCents,
          pixDiscountBasisPoints,
          trialDays: null,
          trialPriceCents: 0,
        }
        const charged = firstChargeBy(terms, 'PIX')
        const feeCents = setupFeeBy(terms, 'PIX')
        const item = { priceCents: charged, feeCents }
        const paidCents = Math.floor((charged * left) / 10_000)
        const forDays = paidForDays({ ...item, paidCents })
        expect(Number.isSafeInteger(forDays)).toBe(true)
        expect(forDays).toBeGreaterThanOrEqual(0)
        expect(forDays).toBeLessThanOrEqual(Math.min(paidCents, priceCents))
        expect(paidForDays({ ...item, paidCents: charged })).toBe(charged - feeCents)
        const exact = (paidCents * priceCents) / (priceCents + setupFeeCents)
        expect(Math.abs(forDays - exact)).toBeLessThan(2)
      },
    ),
    checked,
  )
})

test('a change costs the new price less the credit, and no series of changes makes the credit exceed what was paid', () => {
  const changes = fastCheck.array(fastCheck.tuple(plan, fastCheck.integer({ min: 0, max: 364 })), {
    minLength: 1,
    maxLength: 8,
  })
  fastCheck.assert(
    fastCheck.property(
      plan,
      fastCheck.integer({ min: 0, max: 100_000_000 }),
      changes,
      (first, paid, wanted) => {
        let from = first
        let startsOn = '2026-11-01'
        let run: PaidCycle[] = [{ priceCents: first.priceCents, paidCents: paid, creditCents: 0 }]
        let charged = paid
        let consumed = paid - worthOfCycle(run)
        for (const [to, day] of wanted) {
          const worthCents = worthOfCycle(run)
          const endsOn = addDays(startsOn, from.frequencyInDays)
          const today = addDays(startsOn, day % from.frequencyInDays)
          const cycle = { worthCents, startsOn, endsOn, frequencyInDays: from.frequencyInDays }
          const quote = quotePlanChange({ from, to, cycle, waits: false, today, leastCents: 100 })
          if (quote.takesEffect === 'RENEWAL') continue
          expect(quote.creditCents + quote.dueCents).toBe(to.priceCents)
          expect(quote.creditCents).toBeLessThanOrEqual(charged)
          consumed += worthCents - quote.creditCents
          charged += quote.dueCents
          run = [
            ...run,
            { priceCents: to.priceCents, paidCents: quote.dueCents, creditCents: quote.creditCents },
          ]
          from = to
          startsOn = today
        }
        expect(consumed + worthOfCycle(run)).toBe(charged)
      },
    ),
    checked,
  )
})

test('a plan that is neither longer nor dearer per day is never charged today', () => {
  fastCheck.assert(
    fastCheck.property(plan, plan, (from, to) => {
      fastCheck.pre(isNoMoreThan(from, to))
      expect(ask({ from, to })).toMatchObject({ takesEffect: 'RENEWAL', dueCents: 0 })
    }),
    checked,
  )
})

test.each([
  ['longer', { priceCents: 3_000, frequencyInDays: 60 }],
  ['dearer', { priceCents: 3_001, frequencyInDays: 30 }],
  ['dearer per day', { priceCents: 800, frequencyInDays: 7 }],
])('a plan that is %s counts as more than the present one', (_, to) => {
  expect(isNoMoreThan(monthly, to)).toBe(false)
})
