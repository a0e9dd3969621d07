import { expect, test } from 'vitest'
import { firstName, hasNameAndSurname, maskName } from './names.ts'

test('a buyer is greeted by the first name and shown with little more', () => {
  expect(firstName('  Maria da Silva ')).toBe('Maria')
  expect(maskName('Maria da Silva')).toBe('Maria S***')
  expect(maskName('José Água')).toBe('José Á***')
  expect(maskName('Maria')).toBe('Maria')
  expect(maskName('')).toBe('')
})

test('a holder has a name and a surname', () => {
  expect(hasNameAndSurname('Maria Silva')).toBe(true)
  expect(hasNameAndSurname(' Maria ')).toBe(false)
})
