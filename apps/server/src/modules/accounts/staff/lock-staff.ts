import { AppError } from '@balcao/domain/app-error'
import { type AdminPermission, adminPermissions } from '@balcao/domain/vocabulary'
import type { Caller } from '../../../rpc/caller.ts'
import { canUseDoor } from '../users/user.ts'
import { lastManagerOf } from './last-manager-of.ts'
import { managing, selectManagers } from './select-managers.ts'
import { noLimits, type StaffLimits, staffLimitsOf } from './staff-limits.ts'

export type StaffLock = {
  /** The flags that the caller holds now, which may be fewer than when the request came in. */
  held: readonly AdminPermission[]
  /** When the caller's own access ends; null when it does not. */
  heldUntil: Date | null
  /** How far the caller's own flags reach. */
  heldLimits: StaffLimits
  lastManagerId: string | null
}

/**
 * One change to the staff of a platform at a time: locks everybody who manages it, in one order. Whoever waited sees what the other change
 * left, so two managers who remove each other at once cannot both succeed. A master, who is staff of no platform, may give every flag.
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
    held: asking.permissions,
    heldUntil: asking.staffAccessEndsAt,
    heldLimits: staffLimitsOf(asking),
    lastManagerId: lastManagerOf(managers, now),
  }
}
