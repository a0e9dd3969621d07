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
 * From what the buyer pays down to what the seller keeps. Each sum is the lines above it, to the cent. The interest of
 * an instalment plan is paid by the buyer and belongs to the platform, so it comes in and goes out again.
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
