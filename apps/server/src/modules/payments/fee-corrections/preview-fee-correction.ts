import { inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Scope } from '#scope.ts'
import type { FeeCorrectionInput } from './fee-correction.input.ts'
import { readEffects } from './read-effects.ts'

/** The effect of a correction, with the sellers' names. */
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
