import { expect, test } from 'vitest'
import { paymentPtBr } from '#messages/payment/pt-br.ts'
import { remainingTime } from './remaining-time.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

test('remaining time has at most two units, and is absent once it is over', () => {
  const told = (milliseconds: number) => remainingTime(milliseconds, paymentPtBr)
  expect(told(3 * 24 * hour + 5 * hour)).toBe('3 d 5 h')
  expect(told(24 * hour)).toBe('24 h')
  expect(told(47 * hour + minute)).toBe('47 h 1 min')
  expect(told(23 * hour + 59 * minute + 59 * second)).toBe('23 h 59 min')
  expect(told(29 * minute + 5 * second)).toBe('29 min 5 s')
  expect(told(42 * second)).toBe('42 s')
  expect(told(0)).toBeNull()
  expect(told(-hour)).toBeNull()
})
