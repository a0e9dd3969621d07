import { expect, test } from 'vitest'
import { addressToFill, hasGaps } from './address-to-fill.ts'

const found = { state: 'SP', street: 'Rua Harmonia', district: 'Vila Madalena', city: 'São Paulo' }
const nothing = { state: '', street: '', district: '', city: '' }
const town = { state: 'MG', street: '', district: '', city: 'Tiradentes' }

test('a new CEP brings its whole address', () => {
  expect(addressToFill(found, { typed: nothing, before: null, isRestored: false })).toEqual(found)
})

test('a town with one CEP for all streets leaves the street as typed, and it is asked for', () => {
  const typed = { ...nothing, street: 'Rua Direita' }
  expect(addressToFill(town, { typed, before: null, isRestored: false })).toEqual({
    state: 'MG',
    city: 'Tiradentes',
  })
  expect([hasGaps(town), hasGaps(found)]).toEqual([true, false])
})

test('the street of the CEP before does not stay behind in another town', () => {
  expect(addressToFill(town, { typed: found, before: found, isRestored: false })).toEqual(town)
})

test('after a reload a corrected street is not corrected back', () => {
  const typed = { state: 'SP', street: 'Rua Harmonia, fundos', district: '', city: 'São Paulo' }
  expect(addressToFill(found, { typed, before: null, isRestored: true })).toEqual({
    district: 'Vila Madalena',
  })
})
