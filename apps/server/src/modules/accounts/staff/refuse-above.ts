import { AppError } from '@balcao/domain/texts/app-error'
import type { User } from '#modules/accounts/users/user.ts'
import type { StaffLock } from './lock-staff.ts'

/**
 * Refuses to take access from a colleague with more rights: otherwise the first person of a decision could
 * remove the second.
 */
export function refuseAbove({ held }: StaffLock, member: User): void {
  const missing = member.permissions.filter((permission) => !held.includes(permission))
  if (missing.length > 0) throw new AppError('colleague_above_own', { permissions: missing })
}
