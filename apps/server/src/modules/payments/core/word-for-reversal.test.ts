import { expect, test } from 'vitest'
import { wordForReversal } from './word-for-reversal.ts'

test.each([
  ['in_protest', 'CONTESTED'],
  ['CHARGEBACK_DISPUTE', 'CONTESTED'],
  ['IN_DISPUTE', 'CONTESTED'],
  ['infraction', 'CONTESTED'],
  ['MED_APPROVED', 'LOST'],
  ['refunded_med', 'LOST'],
  ['REFUND', 'REFUND'],
  ['PixInReversal', 'REFUND'],
  ['chargedback', null],
  ['paid', null],
  ['', null],
])('a provider’s word for returned money is understood: "%s"', (word, meaning) => {
  expect(wordForReversal(word)).toBe(meaning)
})
