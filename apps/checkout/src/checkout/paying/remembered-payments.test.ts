import { expect, test } from 'vitest'
import { pageMemory } from '#browser/tab-memory.ts'
import { rememberedPayments, rememberPayment } from './remembered-payments.ts'

test('a browser remembers the last five payments of an offer, the newest first, and no other offer’s', () => {
  const memory = pageMemory()
  for (const id of ['1', '2', '3', '2', '4', '5', '6']) rememberPayment(memory, 'offer', id)
  expect(rememberedPayments(memory, 'offer')).toEqual(['6', '5', '4', '2', '3'])
  expect(rememberedPayments(memory, 'other')).toEqual([])
})
