import { z } from 'zod'

/** A part of the platform's fee. */
const basisPoints = z.int().min(0).max(10_000)

export const assignManagerInput = z.strictObject({
  managerId: z.uuid(),
  sellerIds: z.array(z.uuid()).min(1).max(100),
  pixBasisPoints: basisPoints,
  creditCardBasisPoints: basisPoints,
  billetBasisPoints: basisPoints,
  /** Left out: at once. */
  startsAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional(),
})
export type AssignManagerInput = z.output<typeof assignManagerInput>

export const endManagementInput = z.strictObject({
  contractId: z.uuid(),
  reason: z.string().trim().min(3).max(500),
})
