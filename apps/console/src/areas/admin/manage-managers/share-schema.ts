import { writeInputProblem } from '@balcao/domain/texts/input-problems'
import {
  assignManagerInput,
  type CommissionShares,
  changeCommissionInput,
} from '@balcao/server/modules/partners/managers/managers.input'
import { z } from 'zod'

/** An empty field does not mean zero: a share must be typed. */
const typedShare = assignManagerInput.shape.pixBasisPoints.nullable().transform((share, context) => {
  if (share !== null) return share
  context.addIssue({ code: 'custom', message: writeInputProblem({ code: 'required' }) })
  return z.NEVER
})
const typedShares = {
  pixBasisPoints: typedShare,
  creditCardBasisPoints: typedShare,
  billetBasisPoints: typedShare,
}

export const moveSchema = assignManagerInput.extend(typedShares)
export const commissionSchema = changeCommissionInput.extend(typedShares)

export type TypedShares = Record<keyof CommissionShares, number | null>

export const noShares: TypedShares = {
  pixBasisPoints: null,
  creditCardBasisPoints: null,
  billetBasisPoints: null,
}
