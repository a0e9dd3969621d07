import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import type { StaffLock } from './lock-staff.ts'
import { isWithin, type StaffLimits } from './staff-limits.ts'

type Given = { permissions: readonly AdminPermission[]; until: Date | null; limits: StaffLimits }

/**
 * Refuses to give flags that the giver does not hold, for longer than the giver holds them or with wider
 * limits. Resuming a suspended holder counts as giving.
 */
export function refuseUnheld(
  { held, heldUntil, heldLimits }: StaffLock,
  { permissions, until, limits }: Given,
  at: { isForm?: true } = {},
): void {
  const missing = permissions.filter((permission) => !held.includes(permission))
  if (missing.length > 0)
    throw new AppError('permission_not_held', {
      ...(at.isForm && { field: 'permissions' }),
      permissions: missing,
    })
  if (permissions.length > 0 && heldUntil !== null && (until === null || until > heldUntil))
    throw new AppError('access_outlasts_own', at.isForm && { field: 'accessEndsAt' })
  if (permissions.length > 0 && !isWithin(limits, heldLimits)) throw new AppError('limits_above_own')
}
