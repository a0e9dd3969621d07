import { expect, test } from 'vitest'
import { cepDigits, formatCep, isValidCep } from './cep.ts'

test.each(['01001-000', '01001000', '92.500-000', ' 99999-999 '])('%j is a CEP', (value) => {
  expect(isValidCep(value)).toBe(true)
})

test.each(['00999-999', '1234567', 'abc01310100', '013101000', ''])('%j is no CEP', (value) => {
  expect(isValidCep(value)).toBe(false)
})

test('a CEP is stored in digits and shown with its hyphen', () => {
  expect(cepDigits('01001-000')).toBe('01001000')
  expect(formatCep('01001000')).toBe('01001-000')
  expect(formatCep('123')).toBe('123')
})
