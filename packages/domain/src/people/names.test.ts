import { expect, test } from 'vitest'
import { firstName, hasNameAndSurname, maskName, nameToGreet } from './names.ts'

test('a buyer is greeted by the first name and shown with the initial of the surname', () => {
  expect(firstName('  Maria da Silva ')).toBe('Maria')
  expect(maskName('Maria da Silva')).toBe('Maria S***')
  expect(maskName('José Água')).toBe('José Á***')
  expect(maskName('Maria')).toBe('Maria')
  expect(maskName('')).toBe('')
})

test('a mail greets a person by name and a company without a name', () => {
  expect(nameToGreet({ name: 'Maria Silva', document: '529.982.247-25' })).toBe('Maria Silva')
  expect(nameToGreet({ name: 'Maria Silva', document: null })).toBe('Maria Silva')
  expect(nameToGreet({ name: 'Forno da Marina', document: '12ABC34501DE35' })).toBe('')
})

test('a holder has a name and a surname', () => {
  expect(hasNameAndSurname('Maria Silva')).toBe(true)
  expect(hasNameAndSurname(' Maria ')).toBe(false)
})
