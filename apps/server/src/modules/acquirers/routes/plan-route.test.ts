import { describe, expect, test } from 'vitest'
import { canBeCharged } from './can-be-charged.ts'
import { findSoleAccount } from './find-sole-account.ts'
import { planRoute, type RouteLine, type SaleToRoute } from './plan-route.ts'

const accounts = ['one', 'two', 'three'].map((id) => ({ id }))
const sale: SaleToRoute = {
  paymentId: 'a payment',
  sellerId: 'marina',
  amountCents: 10_000,
  installments: 1,
  brand: 'visa',
}

function aLine(accountId: string | null, step: number, more: Partial<RouteLine> = {}): RouteLine {
  return { place: step, step, accountId, weight: 1, rules: {}, ...more }
}

const route = (lines: RouteLine[], changes: Partial<SaleToRoute> = {}) =>
  planRoute(accounts, lines, { ...sale, ...changes }).map(({ id }) => id)

describe('the route of a sale', () => {
  test('is the order of the accounts when there are no lines', () => {
    expect(route([])).toEqual(['one', 'two', 'three'])
  })

  test('follows the steps, names each account once, and skips one that is not open', () => {
    expect(route([aLine('two', 3), aLine('gone', 1), aLine('three', 2), aLine('two', 4)])).toEqual([
      'three',
      'two',
    ])
  })

  test.each([
    ['from an amount on', { minCents: 10_000 }, { amountCents: 10_000 }, { amountCents: 9_999 }],
    ['up to an amount', { maxCents: 10_000 }, { amountCents: 10_000 }, { amountCents: 10_001 }],
    ['of some brands', { brands: ['elo', 'visa'] }, { brand: 'elo' }, { brand: 'amex' }],
    ['of a known brand', { brands: ['visa'] }, { brand: 'visa' }, { brand: null }],
    ['from a number of installments on', { minInstallments: 2 }, { installments: 2 }, { installments: 1 }],
    ['up to a number of installments', { maxInstallments: 6 }, { installments: 6 }, { installments: 7 }],
    ['of some sellers', { sellerIds: ['marina'] }, { sellerId: 'marina' }, { sellerId: 'otto' }],
  ])('may start at another account for sales %s', (_story, rules, inside, outside) => {
    const lines = [aLine('three', 1, { rules }), aLine('one', 2)]
    expect(route(lines, inside)).toEqual(['three', 'one'])
    expect(route(lines, outside)).toEqual(['one'])
  })

  test('ends at a line without an account', () => {
    const lines = [aLine('one', 1, { rules: { maxCents: 100 } }), aLine(null, 2), aLine('two', 3)]
    expect(route(lines)).toEqual([])
    expect(route(lines, { amountCents: 100 })).toEqual(['one'])
  })

  test('is drawn by weight within a step, and the accounts not drawn are the fallback', () => {
    const lines = [aLine('one', 1, { weight: 70 }), aLine('two', 1, { weight: 30 }), aLine('three', 2)]
    const firsts = Array.from({ length: 10_000 }, (_, sale) => route(lines, { paymentId: String(sale) }))
    const share = firsts.filter(([first]) => first === 'one').length / firsts.length
    expect(share).toBeCloseTo(0.7, 1)
    expect(firsts.every(([, , third]) => third === 'three')).toBe(true)
    expect(firsts[7]).toEqual(route(lines, { paymentId: '7' }))
  })

  test('names the line of each account', () => {
    const lines = [aLine('one', 1, { weight: 70 }), aLine('gone', 1, { weight: 30 })]
    expect(planRoute(accounts, lines, sale)).toEqual([
      { id: 'one', line: { place: 1, step: 1, weight: 70, ofWeight: 70, rules: {} } },
    ])
  })
})

describe('a method', () => {
  const open = { sellerId: 'marina', accountIds: new Set(['one']) }

  test('can be charged while a line names an open account for the seller', () => {
    expect(canBeCharged([], open)).toBe(true)
    expect(canBeCharged([], { ...open, accountIds: new Set() })).toBe(false)
    expect(canBeCharged([aLine('gone', 1), aLine('one', 2)], open)).toBe(true)
    expect(canBeCharged([aLine('gone', 1)], open)).toBe(false)
  })

  test('is switched off for one seller and goes on for the others', () => {
    const lines = [aLine(null, 1, { rules: { sellerIds: ['marina'] } }), aLine('one', 2)]
    expect(canBeCharged(lines, open)).toBe(false)
    expect(canBeCharged(lines, { ...open, sellerId: 'otto' })).toBe(true)
  })

  test('that is off for small sales only is still offered', () => {
    expect(canBeCharged([aLine(null, 1, { rules: { maxCents: 500 } }), aLine('one', 2)], open)).toBe(true)
  })
})

describe('the account for a browser’s token', () => {
  test('is the account to which every sale of the seller goes first', () => {
    expect(findSoleAccount(accounts, [], 'marina')).toEqual({ id: 'one' })
    const lines = [aLine('two', 1, { rules: { sellerIds: ['otto'] } }), aLine('three', 2), aLine('one', 3)]
    expect(findSoleAccount(accounts, lines, 'marina')).toEqual({ id: 'three' })
    expect(findSoleAccount(accounts, lines, 'otto')).toEqual({ id: 'two' })
  })

  test.each([
    ['the amount decides', [aLine('one', 1, { rules: { minCents: 5 } }), aLine('two', 2)]],
    ['the brand decides', [aLine('one', 1, { rules: { brands: ['elo'] } }), aLine('two', 2)]],
    ['weights decide', [aLine('one', 1), aLine('two', 1)]],
    ['nothing is charged', [aLine(null, 1), aLine('two', 2)]],
  ])('is null when %s', (_story, lines) => {
    expect(findSoleAccount(accounts, lines, 'marina')).toBeNull()
  })
})
