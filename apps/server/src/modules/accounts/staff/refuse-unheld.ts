import { AppError } from '@balcao/domain/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { StaffLock } from './lock-staff.ts'

/** Nobody hands out what they do not hold themselves, whether by a flag or by opening the door to somebody who has it. */
export function refuseUnheld(
  { held }: StaffLock,
  given: readonly AdminPermission[],
  at: { field?: 'permissions' } = {},
): void {
  const missing = given.filter((permission) => !held.includes(permission))
  if (missing.length > 0) throw new AppError('permission_not_held', { ...at, permissions: missing })
}
