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

test('limits are unchanged after their form, with the typed reason', () => {
  expect(limitsOf({ ...limitsFormOf(member), reason: 'Novo na equipe' })).toEqual({
    userId: 'teresa',
    version: 3,
    approvesMaxCents: 500_000,
    approvesAloneMaxCents: null,
    sellerIds: ['marina'],
    reason: 'Novo na equipe',
  })
})

test('a switch turned off means every seller, turned on without a choice means none', () => {
  const form = limitsFormOf(member)
  expect(limitsOf({ ...form, ownSellersOnly: false }).sellerIds).toBeNull()
  expect(limitsOf({ ...form, sellerIds: [] }).sellerIds).toEqual([])
})
