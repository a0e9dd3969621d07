import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import type { FeeCorrectionInput } from './fee-correction.input.ts'
import { weighCorrections } from './weigh-corrections.ts'

type SellerEffect = {
  sellerId: string
  currency: Currency
  sales: number
  /** The fee on the unrefunded part of these sales, before and after. */
  wasCents: Cents
  becomesCents: Cents
}

/** Effect of another fee on each seller's past sales in each currency, the largest difference first. */
export async function readEffects(scope: Scope, input: FeeCorrectionInput): Promise<SellerEffect[]> {
  const { sellerId, ...which } = input
  const sales = await weighCorrections(
    scope,
    {
      ...which,
      sellerId: sellerId ?? undefined,
      isOfPlatformPlan: sellerId === null,
      paidBefore: scope.now,
    },
    { isLocked: false },
  )
  const difference = ({ wasCents, becomesCents }: SellerEffect) => Math.abs(becomesCents - wasCents)
  return [...Map.groupBy(sales, (sale) => `${sale.sellerId} ${sale.currency}`).values()]
    .flatMap((own) => {
      const [first] = own
      return first ? { sellerId: first.sellerId, currency: first.currency, ...addUp(own) } : []
    })
    .filter((effect) => difference(effect) !== 0)
    .toSorted((one, other) => difference(other) - difference(one))
}

export function addUp(sales: readonly { wasCents: Cents; becomesCents: Cents }[]) {
  return {
    sales: sales.length,
    wasCents: sales.reduce((sum, { wasCents }) => sum + wasCents, 0),
    becomesCents: sales.reduce((sum, { becomesCents }) => sum + becomesCents, 0),
  }
}
