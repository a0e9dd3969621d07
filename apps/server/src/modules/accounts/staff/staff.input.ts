import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { z } from 'zod'

const name = z.string().trim().min(3).max(120)
/** Without duplicates, in the order of the vocabulary. */
const permissions = z
  .array(z.enum(adminPermissions))
  .min(1)
  .max(adminPermissions.length)
  .transform((given) => adminPermissions.filter((permission) => given.includes(permission)))
const accessEndsAt = z.iso
  .datetime()
  .nullable()
  .transform((instant) => (instant === null ? null : new Date(instant)))

export const staffIdInput = z.strictObject({ userId: z.uuid() })

export const staffInvitationInput = z.strictObject({
  name,
  email: z.string().min(1).max(254).transform(normalizeEmail).refine(isValidEmail, problem('not_an_email')),
  permissions,
  accessEndsAt: accessEndsAt.default(null),
})
export type StaffInvitationInput = z.output<typeof staffInvitationInput>

/** Form of a staff member, with the version that it was filled from (optimistic lock). */
export const staffInput = z.strictObject({
  userId: z.uuid(),
  version: z.int().positive(),
  name,
  permissions,
  accessEndsAt,
})
export type StaffInput = z.output<typeof staffInput>

const limit = z.int().nonnegative().max(100_000_000_000).nullable()

/** Limits of a staff member, with the version that the form was filled from (optimistic lock). */
export const staffLimitsInput = z.strictObject({
  userId: z.uuid(),
  version: z.int().positive(),
  approvesMaxCents: limit,
  approvesAloneMaxCents: limit,
  /** Without duplicates. */
  sellerIds: z
    .array(z.uuid())
    .max(500)
    .transform((given) => [...new Set(given)])
    .nullable(),
  reason: z.string().trim().min(3).max(500),
})
export type StaffLimitsInput = z.output<typeof staffLimitsInput>

export const suspendStaffInput = z.strictObject({
  userId: z.uuid(),
  reason: z.string().trim().min(3).max(500),
})
