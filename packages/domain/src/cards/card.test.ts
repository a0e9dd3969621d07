import { describe, expect, test } from 'vitest'
import {
  cardBrand,
  cardFingerprint,
  formatCardNumber,
  isCardExpiryValid,
  isValidCardNumber,
  isValidSecurityCode,
  parseCardExpiry,
  passesLuhn,
} from './card.ts'

describe('card numbers', () => {
  test.each([
    ['4111 1111 1111 1111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['30569309025904', 'diners'],
    ['6011111111111117', 'discover'],
    ['3566002020360505', 'jcb'],
    ['6062825624254001', 'hipercard'],
    ['6362970000457013', 'elo'],
    ['5067766783888311', 'elo'],
    ['6505050000001091', 'elo'],
    ['5078601870000127985', 'aura'],
  ])('%s is a valid %s', (number, brand) => {
    expect(cardBrand(number)?.id).toBe(brand)
    expect(isValidCardNumber(number)).toBe(true)
  })

  test('the longest prefix wins: Elo inside the ranges of Visa and Discover', () => {
    expect(cardBrand('4011780000000000')?.id).toBe('elo')
    expect(cardBrand('4011770000000000')?.id).toBe('visa')
    expect(cardBrand('6550000000000000')?.id).toBe('elo')
    expect(cardBrand('6549990000000000')?.id).toBe('discover')
    expect(cardBrand('')).toBeNull()
    expect(cardBrand('9999')).toBeNull()
  })

  test('a wrong digit, a missing digit or no digits are refused', () => {
    expect(isValidCardNumber('4111111111111112')).toBe(false)
    expect(isValidCardNumber('411111111111111')).toBe(false)
    expect(isValidCardNumber('')).toBe(false)
    expect(passesLuhn('')).toBe(false)
  })

  test('numbers are grouped as the card prints them', () => {
    expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatCardNumber('41111')).toBe('4111 1')
  })

  test('only the first six and last four digits of a number may be kept', () => {
    expect(cardFingerprint('4111 1111 1111 1234')).toEqual({ bin: '411111', lastFour: '1234' })
  })
})

describe('security code and expiry', () => {
  test('American Express has four digits, the others three', () => {
    expect(isValidSecurityCode({ code: '1234', number: '378282246310005' })).toBe(true)
    expect(isValidSecurityCode({ code: '123', number: '378282246310005' })).toBe(false)
    expect(isValidSecurityCode({ code: '123', number: '4111' })).toBe(true)
    expect(isValidSecurityCode({ code: '12a', number: '4111' })).toBe(false)
    expect(isValidSecurityCode({ code: '1234', number: '9999' })).toBe(true)
  })

  test.each([
    ['01/27', { month: 1, year: 2027 }],
    ['12/2030', { month: 12, year: 2030 }],
    ['1230', { month: 12, year: 2030 }],
    ['12 / 30', { month: 12, year: 2030 }],
    ['12/20', { month: 12, year: 2020 }],
    ['13/27', null],
    ['00/27', null],
    ['1/27', null],
    ['', null],
  ])('%j reads as %j', (value, expiry) => {
    expect(parseCardExpiry(value)).toEqual(expiry)
  })

  test('a card is valid until the last day of its month', () => {
    expect(isCardExpiryValid({ month: 11, year: 2026 }, '2026-11-30')).toBe(true)
    expect(isCardExpiryValid({ month: 11, year: 2026 }, '2026-12-01')).toBe(false)
    expect(isCardExpiryValid({ month: 12, year: 2025 }, '2026-01-01')).toBe(false)
    expect(isCardExpiryValid({ month: 11, year: 2046 }, '2026-11-15')).toBe(true)
    expect(isCardExpiryValid({ month: 12, year: 2046 }, '2026-11-15')).toBe(false)
    expect(isCardExpiryValid({ month: 13, year: 2027 }, '2026-11-15')).toBe(false)
  })
})
