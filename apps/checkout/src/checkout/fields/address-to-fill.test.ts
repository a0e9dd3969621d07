import { expect, test } from 'vitest'
import { addressToFill, hasGaps } from './address-to-fill.ts'

const found = { state: 'SP', street: 'Rua Harmonia', district: 'Vila Madalena', city: 'São Paulo' }
const nothing = { state: '', street: '', district: '', city: '' }
const town = { state: 'MG', street: '', district: '', city: 'Tiradentes' }

test('a new CEP fills in its whole address', () => {
  expect(addressToFill(found, { typed: nothing, before: null, isRestored: false })).toEqual(found)
})

test('a town with one CEP for all streets leaves the typed street, which is still required', () => {
  const typed = { ...nothing, street: 'Rua Direita' }
  expect(addressToFill(town, { typed, before: null, isRestored: false })).toEqual({
    state: 'MG',
    city: 'Tiradentes',
  })
  expect([hasGaps(town), hasGaps(found)]).toEqual([true, false])
})

test('the street of the previous CEP does not remain in another town', () => {
  expect(addressToFill(town, { typed: found, before: found, isRestored: false })).toEqual(town)
})

test('a corrected street stays corrected after a reload', () => {
  const typed = { state: 'SP', street: 'Rua Harmonia, fundos', district: '', city: 'São Paulo' }
  expect(addressToFill(found, { typed, before: null, isRestored: true })).toEqual({
    district: 'Vila Madalena',
  })
})
