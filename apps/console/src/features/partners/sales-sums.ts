import type { Currency } from '@balcao/domain/vocabulary'

/** The sales of one affiliation in one currency, for both sides. */
export type SalesSums = {
  currency: Currency
  sales: number
  approved: number
  reversed: number
  grossCents: number
  commissionCents: number
}

/** Counts are summed over currencies; amounts are not. */
export function countSales(sums: readonly SalesSums[]) {
  const sumOf = (part: 'sales' | 'approved' | 'reversed') => sums.reduce((sum, one) => sum + one[part], 0)
  const [sales, approved, reversed] = [sumOf('sales'), sumOf('approved'), sumOf('reversed')]
  const paid = approved + reversed
  return { sales, approved, reversed, reversedShare: paid === 0 ? null : reversed / paid }
}
