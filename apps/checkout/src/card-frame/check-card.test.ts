import { expect, test } from 'vitest'
import { checkCardField, formatExpiry } from './check-card.ts'

const now = new Date('2026-11-15T12:00:00Z')
const card = { number: '3782 822463 10005', expiry: '12/26', code: '1234', holder: 'MARIA DA SILVA' }

test('an American Express with its fifteen digits and four-digit code is valid', () => {
  for (const field of ['number', 'expiry', 'code', 'holder'] as const)
    expect(checkCardField(field, card, now), field).toBeNull()
})

test('each field names its own problem', () => {
  expect(checkCardField('number', { ...card, number: '' }, now)).toBe('numberEmpty')
  expect(checkCardField('number', { ...card, number: '4111 1111 1111 1112' }, now)).toBe('numberInvalid')
  expect(checkCardField('code', { ...card, code: '123' }, now)).toBe('codeInvalid')
  expect(checkCardField('code', { ...card, number: '4111 1111 1111 1111' }, now)).toBe('codeInvalid')
  expect(checkCardField('expiry', { ...card, expiry: '13/27' }, now)).toBe('expiryInvalid')
  expect(checkCardField('expiry', { ...card, expiry: '10/26' }, now)).toBe('expiryPast')
  expect(checkCardField('holder', { ...card, holder: ' ' }, now)).toBe('holderInvalid')
})

test('an expiry gets its slash, whether typed or filled in', () => {
  const typed = { '1': '1', '12': '12', '122': '12/2', '1229': '12/29', '12/2029': '12/29', '8': '08' }
  for (const [value, shown] of Object.entries(typed)) expect(formatExpiry(value)).toBe(shown)
  expect(formatExpiry('829')).toBe('08/29')
  expect(formatExpiry('1220')).toBe('12/20')
})
