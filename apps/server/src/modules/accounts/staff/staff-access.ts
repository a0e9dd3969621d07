import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { User } from '../users/user.ts'

/** What a person of the staff may do, as the audit trail keeps it before and after a change. */
export type StaffAccess = { name: string; permissions: AdminPermission[]; accessEndsAt: string | null }

export function staffAccessOf({ name, permissions, staffAccessEndsAt }: User): StaffAccess {
  return { name, permissions, accessEndsAt: staffAccessEndsAt?.toISOString() ?? null }
}
