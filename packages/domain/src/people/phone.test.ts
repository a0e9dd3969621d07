import { describe, expect, test } from 'vitest'
import { formatPhone, isMobilePhone, isValidPhone, maskPhone, phoneToInternational } from './phone.ts'

describe('Brazilian phones', () => {
  test.each([
    ['(11) 98765-4321', '+5511987654321'],
    ['+55 11 98765-4321', '+5511987654321'],
    ['005511987654321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['011 98765-4321', '+5511987654321'],
    ['55987654321', '+5555987654321'],
    ['5555987654321', '+5555987654321'],
    ['+55 55 98765-4321', '+5555987654321'],
    ['(11) 3000-0000', '+551130000000'],
  ])('%s is %s', (input, international) => {
    expect(phoneToInternational(input)).toBe(international)
  })

  test.each([
    '(10) 99876-5432',
    '11887654321',
    '1198765432',
    '20987654321',
    '0800 123 4567',
    '987654321',
    '+1 415 555 2671',
    '+55 98765-4321',
    'abc11987654321',
    '',
  ])('%j is no phone', (input) => {
    expect(isValidPhone(input)).toBe(false)
  })

  test('a landline is a phone but not a mobile', () => {
    expect(isValidPhone('1130000000')).toBe(true)
    expect(isMobilePhone('1130000000')).toBe(false)
    expect(isMobilePhone('11987654321')).toBe(true)
  })

  test('only eleven digits are formatted', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321')
    expect(formatPhone('1130000000')).toBe('1130000000')
  })

  test('a masked phone shows the area code and the last four', () => {
    expect(maskPhone('11987654321')).toBe('(11) *****-4321')
    expect(maskPhone('12345')).toBe('*****')
  })
})
