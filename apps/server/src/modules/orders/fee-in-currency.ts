import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { FeePlan } from './find-fee-plan.ts'

/** A plan for one sale, with the fixed part in the sale's currency. */
export type FeeOfSale = FeePlan & { fixedCents: Cents }

/**
 * The fee plan in a currency; the percentage is the same in every currency. Null without a fixed part in the
 * currency, in which nothing can then be sold.
 */
export function feeInCurrency(plan: FeePlan, currency: Currency): FeeOfSale | null {
  const fixedCents = plan.fixedFees[currency]
  return fixedCents === undefined ? null : { ...plan, fixedCents }
}
