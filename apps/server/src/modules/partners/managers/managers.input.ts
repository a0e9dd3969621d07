import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Share of the platform's fee. */
const basisPoints = z.int(problem('required')).min(0).max(10_000, problem('too_large'))

/** Limit of sellers per call. */
const movedMax = 100

const commissionShares = {
  pixBasisPoints: basisPoints,
  creditCardBasisPoints: basisPoints,
  billetBasisPoints: basisPoints,
}
export type CommissionShares = Record<keyof typeof commissionShares, number>

/** Omit it to start at once. */
const startsAt = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .optional()
const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))

export const assignManagerInput = z.strictObject({
  managerId: z.uuid(problem('required')),
  sellerIds: z.array(z.uuid()).min(1, problem('required')).max(movedMax),
  ...commissionShares,
  startsAt,
  reason,
})
export type AssignManagerInput = z.output<typeof assignManagerInput>

export const changeCommissionInput = z.strictObject({
  managerId: z.uuid(),
  ...commissionShares,
  startsAt,
  reason,
})
export type ChangeCommissionInput = z.output<typeof changeCommissionInput>

export const endManagementInput = z.strictObject({ contractId: z.uuid(), reason })

/** Search by typed text, or exactly the ids already chosen. */
export const personOptionsInput = z.strictObject({
  search: z.string().trim().max(100).optional(),
  ids: z.array(z.uuid()).max(movedMax).optional(),
})
