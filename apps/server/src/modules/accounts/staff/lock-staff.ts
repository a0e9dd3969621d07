import { AppError } from '@balcao/domain/texts/app-error'
import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { lastManagerOf } from './last-manager-of.ts'
import { managing, selectManagers } from './select-managers.ts'
import { noLimits, type StaffLimits, staffLimitsOf } from './staff-limits.ts'

export type StaffLock = {
  /** Flags that the caller holds now, possibly fewer than at the start of the request. */
  held: readonly AdminPermission[]
  /** End of the caller's own access; null for permanent access. */
  heldUntil: Date | null
  /** Limits of the caller's own flags. */
  heldLimits: StaffLimits
  lastManagerId: string | null
}

/**
 * Serialises changes to a platform's staff: locks all its managers, always in the same order. A waiting
 * change sees the result of the other, so two managers who remove each other at once cannot both succeed. A
 * master is staff of no platform and may give every flag.
 */
export async function lockStaff(caller: Caller): Promise<StaffLock> {
  const { now, session } = caller
  const managers = await selectManagers(caller).for('no key update')
  if (session.role === 'MASTER')
    return {
      held: adminPermissions,
      heldUntil: null,
      heldLimits: noLimits,
      lastManagerId: lastManagerOf(managers, now),
    }
  const asking = managers.find((user) => user.id === session.userId && canUseDoor(user, 'ADMIN', now))
  if (!asking) throw new AppError('permission_missing', { permission: managing })
  return {
    // The person's groups at the sign-on provider may allow less than the flags.
    held: asking.permissions.filter((permission) => session.permissions.includes(permission)),
    heldUntil: asking.staffAccessEndsAt,
    heldLimits: staffLimitsOf(asking),
    lastManagerId: lastManagerOf(managers, now),
  }
}
