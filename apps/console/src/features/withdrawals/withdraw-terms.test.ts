import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestWithdrawal, withdrawalFee, withdrawObstacle } from './withdraw-terms.ts'
import type { WithdrawalTerms } from './withdrawal.ts'

const terms: WithdrawalTerms = {
  currency: 'BRL',
  isByHand: false,
  invoice: null,
  minCents: 1_000,
  feeCents: 199,
  smallFeeCents: 390,
  smallBelowCents: 20_000,
  dailyMaxCents: 5_000_000,
  dailyMaxCount: 10,
  availableCents: 100_000,
  withdrawingCents: 0,
  debtCents: 0,
  leftTodayCents: 5_000_000,
  leftTodayCount: 10,
  usualMinutes: null,
  hours: null,
  leavesAt: null,
  isBlocked: false,
  missingPapers: null,
  lacksSecondFactor: false,
}

describe('the largest withdrawal', () => {
  it('leaves room for its own fee, and one cent more would not', () => {
    const cents = fc.integer({ min: 0, max: 300_000 })
    const fee = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(cents, fee, fee, cents, (availableCents, feeCents, smallFeeCents, smallBelowCents) => {
        const own = { ...terms, availableCents, feeCents, smallFeeCents, smallBelowCents }
        const isAffordable = (amount: number) => amount + withdrawalFee(own, amount) <= availableCents
        const most = largestWithdrawal(own)
        if (most > 0) expect(isAffordable(most)).toBe(true)
        expect(isAffordable(most + 1)).toBe(false)
      }),
    )
  })

  it('is the rest of the daily limit, where that is less', () => {
    expect(largestWithdrawal({ ...terms, leftTodayCents: 5_000 })).toBe(5_000)
  })
})

describe('the obstacle of a withdrawal', () => {
  it.each([
    [{ isBlocked: true, debtCents: 1 }, 1, 'blocked'],
    [{ debtCents: 1 }, 1, 'debt'],
    [{ missingPapers: 'IN_REVIEW' as const, lacksSecondFactor: true }, 0, 'documents'],
    [{ lacksSecondFactor: true }, 0, 'secondFactor'],
    [{}, 0, 'noAccount'],
    [{ leftTodayCount: 0 }, 1, 'dayUsed'],
    [{ availableCents: 1_100 }, 1, 'tooLittle'],
    [{}, 1, null],
  ])('%o with %i accounts: %s', (more, accounts, expected) => {
    expect(withdrawObstacle({ ...terms, ...more }, accounts)).toBe(expected)
  })
})
