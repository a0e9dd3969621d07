import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import { inArray } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Scope } from '../../../scope.ts'
import type { FeeCorrectionInput } from './fee-correction.input.ts'
import { weighCorrections } from './weigh-corrections.ts'

export type SellerEffect = {
  sellerId: string
  currency: Currency
  sales: number
  /** The fee of what is left of these sales, before and after. */
  wasCents: Cents
  becomesCents: Cents
}

/** What a correction would do, for each seller and currency, with the largest difference first. */
export async function previewFeeCorrection(scope: Scope, input: FeeCorrectionInput) {
  const effects = await readEffects(scope, input)
  const named = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        effects.map(({ sellerId }) => sellerId),
      ),
    )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return effects.map((effect) => ({ ...effect, name: names.get(effect.sellerId) ?? '' }))
}

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
