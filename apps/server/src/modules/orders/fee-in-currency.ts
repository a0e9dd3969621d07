import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { FeePlan } from './find-fee-plan.ts'

/** A plan as one sale knows it: with the fixed part of the sale's currency. */
export type FeeOfSale = FeePlan & { fixedCents: Cents }

/** The percentage is the same in every currency. A currency in which the plan has no fixed part cannot be sold in. */
export function feeInCurrency(plan: FeePlan, currency: Currency): FeeOfSale | null {
  const fixedCents = plan.fixedFees[currency]
  return fixedCents === undefined ? null : { ...plan, fixedCents }
}
