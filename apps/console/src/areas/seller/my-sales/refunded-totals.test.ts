import { expect, it } from 'vitest'
import { refundedTotals } from './refunded-totals.ts'

it('adds up what can still go back, each currency by itself', () => {
  const sales = [
    { standing: 'APPROVED', currency: 'BRL', refundableCents: 10_000 },
    // A part of it went back already.
    { standing: 'APPROVED', currency: 'BRL', refundableCents: 2_500 },
    { standing: 'APPROVED', currency: 'USD', refundableCents: 900 },
    { standing: 'PENDING', currency: 'BRL', refundableCents: 0 },
    { standing: 'REFUNDED', currency: 'BRL', refundableCents: 0 },
  ] as const
  expect(refundedTotals(sales)).toEqual({
    count: 3,
    amounts: [
      { currency: 'BRL', cents: 12_500 },
      { currency: 'USD', cents: 900 },
    ],
  })
})
