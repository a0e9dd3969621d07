import { describe, expect, it } from 'vitest'
import { readPastedMoney, readTypedMoney } from './read-money-text.ts'

describe('an amount that is pasted', () => {
  it.each([
    ['R$ 1.234,56', 123456],
    ['1,234.56', 123456],
    ['1234,5', 123450],
    ['1234', 123400],
    ['1.234', 123400],
    ['1.234.567', 123456700],
    ['0,07', 7],
    ['R$ 19,90 ', 1990],
  ])('%s is understood to the cent', (text, cents) => {
    expect(readPastedMoney(text)).toBe(cents)
  })

  it.each(['', 'grátis', '99999999999999,00'])('%s is left alone', (text) => {
    expect(readPastedMoney(text)).toBeNull()
  })
})

describe('an amount that is typed', () => {
  it('grows from the cents', () => {
    expect(readTypedMoney('1')).toBe(1)
    expect(readTypedMoney('0,019')).toBe(19)
    expect(readTypedMoney('1.234,567')).toBe(1234567)
  })

  it('is empty when the last digit is deleted', () => {
    expect(readTypedMoney('')).toBeNull()
  })

  it('stays a safe integer for input of any length', () => {
    expect(Number.isSafeInteger(readTypedMoney('9'.repeat(40)))).toBe(true)
  })
})
