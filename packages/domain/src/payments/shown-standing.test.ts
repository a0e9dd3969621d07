import { expect, test } from 'vitest'
import { shownStanding } from './shown-standing.ts'

test.each([
  ['a card in review at the bank', 'CREDIT_CARD', 'PENDING', 'KNOWN', 'IN_ANALYSIS'],
  ['a card with an unknown status word', 'CREDIT_CARD', 'REJECTED', 'UNCONFIRMED', 'IN_ANALYSIS'],
  ['a card without an answer', 'CREDIT_CARD', 'PENDING', 'UNKNOWN', 'PENDING'],
  ['a refused card', 'CREDIT_CARD', 'REJECTED', 'KNOWN', 'REJECTED'],
  ['a paid card', 'CREDIT_CARD', 'APPROVED', 'KNOWN', 'APPROVED'],
  ['a pending code', 'PIX', 'PENDING', 'KNOWN', 'PENDING'],
  ['a code with an unknown status word', 'BILLET', 'REJECTED', 'UNCONFIRMED', 'PENDING'],
  ['a canceled code', 'PIX', 'CANCELED', 'KNOWN', 'CANCELED'],
] as const)('%s', (_what, method, status, certainty, shown) => {
  expect(shownStanding({ method, status, certainty })).toBe(shown)
})

test('a paid sale with an undecided chargeback is in dispute', () => {
  const paid = { status: 'APPROVED', certainty: 'KNOWN', method: 'PIX' } as const
  expect(shownStanding({ ...paid, isDisputed: true })).toBe('DISPUTED')
  expect(shownStanding({ ...paid, isDisputed: false })).toBe('APPROVED')
  expect(shownStanding({ ...paid, status: 'REFUNDED', isDisputed: true })).toBe('REFUNDED')
})
