import type { Currency } from '@balcao/domain/vocabulary'

type Bought = {
  paymentId: string
  currency: Currency
  paidCents: number
  refundedCents: number
}
type Disputed = { paymentId: string; amountCents: number; closedAt: Date | null }

/** A buyer's payments, split into refunded, disputed and kept: one line per currency. */
export function sumPurchases(bought: readonly Bought[], disputed: readonly Disputed[]) {
  const currencies = [...new Set(bought.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = bought.filter((sale) => sale.currency === currency && sale.paidCents > 0)
    const ids = new Set(own.map(({ paymentId }) => paymentId))
    const sum = (of: (sale: Bought) => number) => own.reduce((cents, sale) => cents + of(sale), 0)
    const disputedCents = disputed
      .filter(({ paymentId, closedAt }) => closedAt === null && ids.has(paymentId))
      .reduce((cents, { amountCents }) => cents + amountCents, 0)
    const paidCents = sum((sale) => sale.paidCents)
    const refundedCents = sum((sale) => sale.refundedCents)
    return {
      currency,
      sales: own.length,
      paidCents,
      refundedCents,
      disputedCents,
      keptCents: paidCents - refundedCents - disputedCents,
    }
  })
}
