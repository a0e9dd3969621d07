import { AppError } from '@balcao/domain/app-error'
import type { User } from '../users/user.ts'
import type { StaffLock } from './lock-staff.ts'

/** Nobody takes access from a colleague who may do more than they: the second person of a decision could be sent away by the first. */
export function refuseAbove({ held }: StaffLock, member: User): void {
  const missing = member.permissions.filter((permission) => !held.includes(permission))
  if (missing.length > 0) throw new AppError('colleague_above_own', { permissions: missing })
}
