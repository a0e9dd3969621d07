import { AppError } from '@balcao/domain/texts/app-error'
import type { Scope } from '#scope.ts'
import type { FeeCorrectionTerms } from './fee-correction.input.ts'
import { addUp } from './read-effects.ts'
import { type SaleCorrection, weighCorrections } from './weigh-corrections.ts'

/**
 * Computes a proposal again and refuses it if the result differs: a sale was refunded, paid or corrected in
 * the meantime.
 */
export async function weighTerms(
  scope: Scope,
  terms: FeeCorrectionTerms,
  { isLocked }: { isLocked: boolean },
): Promise<SaleCorrection[]> {
  const { fixedCents, sales, wasCents, becomesCents, ...which } = terms
  const corrections = await weighCorrections(
    scope,
    {
      ...which,
      paidBefore: new Date(terms.paidBefore),
      fixedFees: { [terms.currency]: fixedCents },
    },
    { isLocked },
  )
  const found = addUp(corrections)
  if (found.sales !== sales || found.wasCents !== wasCents || found.becomesCents !== becomesCents)
    throw new AppError('record_changed')
  return corrections
}
