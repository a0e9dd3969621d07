import type { Currency, PaymentStatus } from '@balcao/domain/vocabulary'

type Refundable = { status: PaymentStatus; isDisputed: boolean; currency: Currency; refundableCents: number }

/** Number of selected sales that can be fully refunded, and their total in each currency. */
export function refundedTotals(sales: readonly Refundable[]): {
  count: number
  amounts: { currency: Currency; cents: number }[]
} {
  const refunded = sales.filter(
    ({ status, isDisputed, refundableCents }) => status === 'APPROVED' && !isDisputed && refundableCents > 0,
  )
  const sums = new Map<Currency, number>()
  for (const { currency, refundableCents } of refunded)
    sums.set(currency, (sums.get(currency) ?? 0) + refundableCents)
  return { count: refunded.length, amounts: [...sums].map(([currency, cents]) => ({ currency, cents })) }
}
