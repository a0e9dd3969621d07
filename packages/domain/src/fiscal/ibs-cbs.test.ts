import { expect, test } from 'vitest'
import { ibsCbsOf } from './ibs-cbs.ts'

test('an invoice of 2026 stores the test rates of IBS and CBS on the amount that the buyer paid', () => {
  expect(ibsCbsOf(19_990, 2026)).toMatchObject({ baseCents: 19_990, ibsCents: 20, cbsCents: 180 })
})

test('an invoice of a year without known rates stores no rates', () => {
  expect(ibsCbsOf(19_990, 2027)).toBeNull()
})
