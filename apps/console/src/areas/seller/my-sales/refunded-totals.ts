import type { Currency, SaleStanding } from '@balcao/domain/vocabulary'

type Refundable = { standing: SaleStanding; currency: Currency; refundableCents: number }

/** How many of the marked sales can be refunded whole, and what their buyers would get in each currency. */
export function refundedTotals(sales: readonly Refundable[]): {
  count: number
  amounts: { currency: Currency; cents: number }[]
} {
  const refunded = sales.filter(
    ({ standing, refundableCents }) => standing === 'APPROVED' && refundableCents > 0,
  )
  const sums = new Map<Currency, number>()
  for (const { currency, refundableCents } of refunded)
    sums.set(currency, (sums.get(currency) ?? 0) + refundableCents)
  return { count: refunded.length, amounts: [...sums].map(([currency, cents]) => ({ currency, cents })) }
}
