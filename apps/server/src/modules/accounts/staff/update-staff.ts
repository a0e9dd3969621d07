import { AppError } from '@balcao/domain/texts/app-error'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { canRename } from './can-rename.ts'
import { getStaffMember } from './get-staff-member.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff, type StaffLock } from './lock-staff.ts'
import { refuseGivingAlone } from './money-permissions.ts'
import { refuseAbove } from './refuse-above.ts'
import { refuseLastManager } from './refuse-last-manager.ts'
import { refuseUnheld } from './refuse-unheld.ts'
import { requireFuture } from './require-future.ts'
import type { StaffInput } from './staff.input.ts'
import { staffAccessOf } from './staff-access.ts'
import { staffLimitsOf } from './staff-limits.ts'
import { tellMasters } from './tell-masters.ts'

/** Changes a staff member's name, rights and end of access, from the person's next request on. */
export async function updateStaff(
  caller: Caller,
  input: StaffInput,
  { isByTwo = false }: { isByTwo?: boolean } = {},
) {
  const { userId, version, name, permissions, accessEndsAt } = input
  const lock = await lockStaff(caller)
  const member = await loadStaffMember(caller, userId)
  if (member.staffVersion !== version) throw new AppError('record_changed')
  if (name !== member.name && !canRename(member)) throw new AppError('permission_missing', { field: 'name' })
  if (isAccessChanged(member, input)) refuseChange(caller, lock, { member, input })
  const given = givenBy(member, input)
  if (!isByTwo) await refuseGivingAlone(caller, given)
  await caller.tx
    .update(users)
    .set({ name, permissions, staffAccessEndsAt: accessEndsAt, staffVersion: version + 1 })
    .where(eq(users.id, userId))
  const before = staffAccessOf(member)
  const after = staffAccessOf({ ...member, name, permissions, staffAccessEndsAt: accessEndsAt })
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'staff.changed', subject: userId, detail: { before, after } },
  )
  await tellMasters(caller, { given, userId })
  return getStaffMember(caller, { userId })
}

function isAccessChanged(member: User, { permissions, accessEndsAt }: StaffInput): boolean {
  const isEndChanged = member.staffAccessEndsAt?.getTime() !== accessEndsAt?.getTime()
  return isEndChanged || new Set(member.permissions).symmetricDifference(new Set(permissions)).size > 0
}

function refuseChange(
  caller: Caller,
  lock: StaffLock,
  { member, input: { userId, permissions, accessEndsAt } }: { member: User; input: StaffInput },
): void {
  if (userId === caller.session.userId) throw new AppError('own_access_locked', { field: 'permissions' })
  refuseUnheld(
    lock,
    {
      permissions: givenBy(member, { permissions, accessEndsAt }),
      until: accessEndsAt,
      limits: staffLimitsOf(member),
    },
    { isForm: true },
  )
  if (accessEndsAt?.getTime() !== member.staffAccessEndsAt?.getTime())
    requireFuture(caller, { instant: accessEndsAt, field: 'accessEndsAt' })
  if (accessEndsAt !== null || !permissions.includes('isFunctionariesAvailable'))
    refuseLastManager(lock, userId)
  const isLess = member.permissions.some((permission) => !permissions.includes(permission))
  if (isLess || isLonger(member.staffAccessEndsAt, accessEndsAt)) refuseAbove(lock, member)
}

/** Flags that a change adds. */
export function givenBy(
  member: User,
  { permissions, accessEndsAt }: Pick<StaffInput, 'permissions' | 'accessEndsAt'>,
): AdminPermission[] {
  const added = permissions.filter((permission) => !member.permissions.includes(permission))
  return isLonger(accessEndsAt, member.staffAccessEndsAt) ? permissions : added
}

/** Extending an access gives all of its flags again. */
function isLonger(next: Date | null, current: Date | null): boolean {
  return current !== null && (next === null || next > current)
}
