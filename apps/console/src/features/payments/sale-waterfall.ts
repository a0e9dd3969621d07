import type { Sale } from './sale.ts'

export type WaterfallTerm =
  | 'items'
  | 'discount'
  | 'shipping'
  | 'interest'
  | 'total'
  | 'interestKept'
  | 'fee'
  | 'feeCorrection'
  | 'affiliate'
  | 'coProducers'
  | 'share'

export type WaterfallLine = { term: WaterfallTerm; cents: number; isSum: boolean }

/**
 * From the buyer's payment down to the seller's net. Each sum equals the lines above it, to the cent. The
 * interest of installments is paid by the buyer and belongs to the platform, so it is added and subtracted
 * again.
 */
export function saleWaterfall(
  money: Omit<Sale['money'], 'lots' | 'shareCents' | 'feeRule'>,
): WaterfallLine[] {
  const lines: WaterfallLine[] = [
    { term: 'items', cents: money.itemsCents, isSum: false },
    { term: 'discount', cents: -money.discountCents, isSum: false },
    { term: 'shipping', cents: money.shippingCents, isSum: false },
    { term: 'interest', cents: money.interestCents, isSum: false },
    { term: 'total', cents: money.totalCents, isSum: true },
    { term: 'interestKept', cents: -money.interestCents, isSum: false },
    { term: 'fee', cents: -money.feeCents, isSum: false },
    { term: 'feeCorrection', cents: money.correctedCents, isSum: false },
    { term: 'affiliate', cents: -money.affiliateCents, isSum: false },
    { term: 'coProducers', cents: -money.coProducersCents, isSum: false },
    { term: 'share', cents: money.sellerCents, isSum: true },
  ]
  return lines.filter((line) => line.isSum || line.cents !== 0)
}
