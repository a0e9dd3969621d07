import { expect, it } from 'vitest'
import { refundedTotals } from './refunded-totals.ts'

it('adds up the refundable amounts, each currency by itself', () => {
  const sales = [
    { status: 'APPROVED', isDisputed: false, currency: 'BRL', refundableCents: 10_000 },
    // A part was refunded already.
    { status: 'APPROVED', isDisputed: false, currency: 'BRL', refundableCents: 2_500 },
    { status: 'APPROVED', isDisputed: false, currency: 'USD', refundableCents: 900 },
    { status: 'PENDING', isDisputed: false, currency: 'BRL', refundableCents: 0 },
    { status: 'REFUNDED', isDisputed: false, currency: 'BRL', refundableCents: 0 },
  ] as const
  expect(refundedTotals(sales)).toEqual({
    count: 3,
    amounts: [
      { currency: 'BRL', cents: 12_500 },
      { currency: 'USD', cents: 900 },
    ],
  })
})
