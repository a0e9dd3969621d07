import { AppError } from '@balcao/domain/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, asc, eq, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts.ts'
import type { Caller } from '../../../rpc/caller.ts'
import { canUseDoor, type User } from '../users/user.ts'

const managing: AdminPermission = 'isFunctionariesAvailable'

export type StaffLock = {
  /** The flags that the caller holds now, which may be fewer than when the request came in. */
  held: readonly AdminPermission[]
  /** Whoever can manage the staff and has no end in sight. */
  lastingManagers: readonly User[]
}

/**
 * One change to the staff of a platform at a time: locks everybody who manages it, in one order. Whoever waited sees what the other change
 * left, so two managers who remove each other at once cannot both succeed.
 */
export async function lockStaff({ tx, platformId, now, session }: Caller): Promise<StaffLock> {
  const rows = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.platformId, platformId),
        sql`'ADMIN' = any(${users.roles})`,
        sql`${managing} = any(${users.permissions})`,
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update')
  const managers = rows.filter((user) => canUseDoor(user, 'ADMIN', now))
  const caller = managers.find(({ id }) => id === session.userId)
  if (!caller) throw new AppError('permission_missing', { permission: managing })
  return {
    held: caller.permissions,
    lastingManagers: managers.filter(({ staffAccessEndsAt }) => staffAccessEndsAt === null),
  }
}

/** Somebody must always be able to manage the staff: the last who can, and whose access has no end, stays so. */
export function refuseLastManager({ lastingManagers }: StaffLock, userId: string): void {
  const [only, ...others] = lastingManagers
  if (only?.id === userId && others.length === 0) throw new AppError('last_staff_manager')
}

/** Nobody hands out what they do not hold themselves, whether by a flag or by opening the door to somebody who has it. */
export function refuseUnheld({ held }: StaffLock, given: readonly AdminPermission[]): void {
  const missing = given.filter((permission) => !held.includes(permission))
  if (missing.length > 0)
    throw new AppError('permission_not_held', { field: 'permissions', permissions: missing })
}

export function refuseOwn({ session }: Caller, userId: string): void {
  if (session.userId === userId) throw new AppError('own_access_locked', { field: 'permissions' })
}
