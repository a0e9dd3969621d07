import { expect, test } from 'vitest'
import { type Attribution, type AttributionCandidate, affiliateOfLaterSales } from './partnerships.ts'

const decided = (via: AttributionCandidate['via']): Attribution => ({
  rule: 'LAST_CLICK',
  candidates: [
    { affiliateId: 'ana', via: 'FIRST_CLICK', clickedAt: null, lostBecause: 'window_over' },
    { affiliateId: 'ana', via, clickedAt: null, lostBecause: null },
  ],
})

test('an affiliate who brought the sale earns from its renewals, and an affiliate who was added later does not', () => {
  expect(affiliateOfLaterSales({ affiliateId: 'ana', attribution: decided('LINK') })).toBe('ana')
  expect(affiliateOfLaterSales({ affiliateId: 'ana', attribution: null })).toBe('ana')
  expect(affiliateOfLaterSales({ affiliateId: 'ana', attribution: decided('AGREEMENT') })).toBeUndefined()
  expect(affiliateOfLaterSales({ affiliateId: null, attribution: null })).toBeUndefined()
})
