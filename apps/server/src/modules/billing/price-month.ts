import type { Cents } from '@balcao/domain/money/money'
import { type ChargeParts, divideCharge } from '@balcao/domain/money/operator-charge'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import type { BillingMonth } from './billing-month.ts'
import type { OperatorContract } from './find-contract.ts'
import { readVolumes } from './read-volumes.ts'

/** Currency of the fixed part and the minimum. */
const contractCurrency: Currency = 'BRL'

export type PricedMonth = ChargeParts & { currency: Currency; volumeCents: Cents }

/** Price of a month by a contract: always in reais, and in each other currency with sales. */
export async function priceMonth(
  scope: Scope,
  month: BillingMonth,
  { fixedCents, minimumCents, basisPoints }: OperatorContract,
): Promise<PricedMonth[]> {
  const volumes = await readVolumes(scope, month)
  return [...new Set([contractCurrency, ...volumes.keys()])].map((currency) => {
    const volumeCents = volumes.get(currency) ?? 0
    const terms =
      currency === contractCurrency
        ? { fixedCents, minimumCents, basisPoints }
        : { fixedCents: 0, minimumCents: 0, basisPoints }
    return { ...divideCharge(volumeCents, terms), currency, volumeCents }
  })
}
