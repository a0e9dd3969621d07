import { expect, test } from 'vitest'
import { isWithinLimits, type MethodLimits } from './method-limits.ts'

const limits: MethodLimits = {
  BILLET: { minCents: 1_000, maxCents: 50_000 },
  PIX: { minCents: null, maxCents: 10_000 },
}
const sale = { currency: 'BRL', priceCents: 999 } as const

test('a method takes sales from its least to its largest amount, both included', () => {
  const taken = [999, 1_000, 50_000, 50_001].map((priceCents) =>
    isWithinLimits(limits, { ...sale, method: 'BILLET', priceCents }),
  )
  expect(taken).toEqual([false, true, true, false])
})

test('a side without a limit is open, and so is a method without limits', () => {
  expect(isWithinLimits(limits, { ...sale, method: 'PIX', priceCents: 1 })).toBe(true)
  expect(isWithinLimits(limits, { ...sale, method: 'PIX', priceCents: 10_001 })).toBe(false)
  expect(isWithinLimits(limits, { ...sale, method: 'CREDIT_CARD', priceCents: 9_999_999 })).toBe(true)
})

test('limits in reais do not touch sales in other currencies', () => {
  expect(isWithinLimits(limits, { method: 'BILLET', currency: 'USD', priceCents: 1 })).toBe(true)
})
