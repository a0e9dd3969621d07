import { expect, test } from 'vitest'
import { shownStanding } from './shown-standing.ts'

test.each([
  ['a card that the bank looks at', 'CREDIT_CARD', 'PENDING', 'KNOWN', 'IN_ANALYSIS'],
  ['a card on a word that nobody knows', 'CREDIT_CARD', 'REJECTED', 'UNCONFIRMED', 'IN_ANALYSIS'],
  ['a card without an answer', 'CREDIT_CARD', 'PENDING', 'UNKNOWN', 'PENDING'],
  ['a refused card', 'CREDIT_CARD', 'REJECTED', 'KNOWN', 'REJECTED'],
  ['a paid card', 'CREDIT_CARD', 'APPROVED', 'KNOWN', 'APPROVED'],
  ['a code that waits', 'PIX', 'PENDING', 'KNOWN', 'PENDING'],
  ['a code on a word that nobody knows', 'BILLET', 'REJECTED', 'UNCONFIRMED', 'PENDING'],
  ['a code that ended', 'PIX', 'CANCELED', 'KNOWN', 'CANCELED'],
] as const)('%s', (_what, method, status, certainty, shown) => {
  expect(shownStanding({ method, status, certainty })).toBe(shown)
})

test('a paid sale with an undecided chargeback is in dispute', () => {
  const paid = { status: 'APPROVED', certainty: 'KNOWN', method: 'PIX' } as const
  expect(shownStanding({ ...paid, isDisputed: true })).toBe('DISPUTED')
  expect(shownStanding({ ...paid, isDisputed: false })).toBe('APPROVED')
  expect(shownStanding({ ...paid, status: 'REFUNDED', isDisputed: true })).toBe('REFUNDED')
})
