import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { User } from '#modules/accounts/users/user.ts'
import { type StaffLimits, staffLimitsOf } from './staff-limits.ts'

/** Rights of a staff member, as the audit trail stores them before and after a change. */
export type StaffAccess = {
  name: string
  permissions: AdminPermission[]
  accessEndsAt: string | null
  /** Missing in rows from before limits existed. */
  limits?: StaffLimits
}

export function staffAccessOf(user: User): StaffAccess {
  const { name, permissions, staffAccessEndsAt } = user
  const accessEndsAt = staffAccessEndsAt?.toISOString() ?? null
  return { name, permissions, accessEndsAt, limits: staffLimitsOf(user) }
}
