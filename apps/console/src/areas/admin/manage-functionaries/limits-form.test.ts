import { expect, test } from 'vitest'
import { limitsFormOf, limitsOf } from './limits-form.ts'

const member = {
  id: 'teresa',
  version: 3,
  limits: {
    approvesMaxCents: 500_000,
    approvesAloneMaxCents: null,
    sellers: [{ id: 'marina', name: 'Marina' }],
  },
}

test('limits come back from their form as they went in, with the reason that was typed', () => {
  expect(limitsOf({ ...limitsFormOf(member), reason: 'Novo na equipe' })).toEqual({
    userId: 'teresa',
    version: 3,
    approvesMaxCents: 500_000,
    approvesAloneMaxCents: null,
    sellerIds: ['marina'],
    reason: 'Novo na equipe',
  })
})

test('the switch turned off is every seller, turned on with nobody chosen is none', () => {
  const form = limitsFormOf(member)
  expect(limitsOf({ ...form, ownSellersOnly: false }).sellerIds).toBeNull()
  expect(limitsOf({ ...form, sellerIds: [] }).sellerIds).toEqual([])
})
