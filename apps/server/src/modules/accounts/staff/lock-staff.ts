import { AppError } from '@balcao/domain/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, asc, sql } from 'drizzle-orm'
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
export async function lockStaff({ tx, now, session }: Caller): Promise<StaffLock> {
  const rows = await tx
    .select()
    .from(users)
    .where(and(sql`'ADMIN' = any(${users.roles})`, sql`${managing} = any(${users.permissions})`))
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
