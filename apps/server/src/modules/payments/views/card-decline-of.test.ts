import { cardDeclines } from '@balcao/domain/cards/card-decline'
import { cardDeclineTexts as english } from '@balcao/domain/cards/card-decline-texts/en-us'
import { cardDeclineTexts as spanish } from '@balcao/domain/cards/card-decline-texts/es-es'
import { cardDeclineTexts as portuguese } from '@balcao/domain/cards/card-decline-texts/pt-br'
import { expect, test } from 'vitest'
import { cardDeclineOf } from './card-decline-of.ts'

const refused = { method: 'CREDIT_CARD', status: 'REJECTED', certainty: 'KNOWN' } as const

test('a buyer reads what to do next, and a thief cannot read that the bank suspects fraud', () => {
  const told = (statusReason: string | null) => cardDeclineOf({ ...refused, statusReason })
  expect(told('insufficient_funds')).toBe('INSUFFICIENT_FUNDS')
  expect(told('invalid_card')).toBe('CHECK_DETAILS')
  expect(told('expired_card')).toBe('EXPIRED_CARD')
  expect(told('lost_or_stolen_card')).toBe('USE_ANOTHER_CARD')
  expect(told('suspected_fraud')).toBe('USE_ANOTHER_CARD')
  expect(told('issuer_refused')).toBe('CONTACT_BANK')
  expect(told('provider_error')).toBe('CONTACT_BANK')
  expect(told(null)).toBe('CONTACT_BANK')
  expect(told('unreachable')).toBe('TRY_LATER')
})

test('only a certain decline of a card has a reason', () => {
  const statusReason = 'insufficient_funds'
  expect(cardDeclineOf({ ...refused, statusReason, certainty: 'UNCONFIRMED' })).toBeNull()
  expect(cardDeclineOf({ ...refused, statusReason, status: 'PENDING' })).toBeNull()
  expect(cardDeclineOf({ ...refused, statusReason, method: 'PIX' })).toBeNull()
})

test('every reason is worded in the three languages of buyers', () => {
  for (const texts of [portuguese, english, spanish])
    expect(new Set(Object.values(texts)).size).toBe(cardDeclines.length)
})
