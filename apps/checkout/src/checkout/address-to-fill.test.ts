import { expect, test } from 'vitest'
import { addressToFill } from './address-to-fill.ts'

const found = { state: 'SP', street: 'Rua Harmonia', district: 'Vila Madalena', city: 'São Paulo' }

test('a new CEP brings its whole address', () => {
  expect(addressToFill(found, null)).toEqual(found)
})

test('a town with one CEP for all streets leaves the street as typed', () => {
  expect(addressToFill({ ...found, street: '', district: '' }, null)).toEqual({
    state: 'SP',
    city: 'São Paulo',
  })
})

test('after a reload a corrected street is not corrected back', () => {
  const restored = { state: 'SP', street: 'Rua Harmonia, fundos', district: '', city: 'São Paulo' }
  expect(addressToFill(found, restored)).toEqual({ district: 'Vila Madalena' })
})
