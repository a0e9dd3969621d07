import type { Cents } from '@balcao/domain/money'
import { type ChargeParts, divideCharge } from '@balcao/domain/operator-charge'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '../../scope.ts'
import type { BillingMonth } from './billing-month.ts'
import type { OperatorContract } from './find-contract.ts'
import { readVolumes } from './read-volumes.ts'

/** The fixed part and the minimum are agreed in it. */
const contractCurrency: Currency = 'BRL'

export type PricedMonth = ChargeParts & { currency: Currency; volumeCents: Cents }

/** What a month costs by a contract: in reais always, in another currency where something was sold in it. */
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
