import { AppError } from '@balcao/domain/texts/app-error'
import { and, arrayContains, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { getStaffMember } from './get-staff-member.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff } from './lock-staff.ts'
import { refuseGivingAlone } from './money-permissions.ts'
import { refuseAbove } from './refuse-above.ts'
import type { StaffLimitsInput } from './staff.input.ts'
import { staffAccessOf } from './staff-access.ts'
import { isWithin, limitColumns, staffLimitsOf } from './staff-limits.ts'

/**
 * Limits the reach of a person's flags: the largest withdrawal, and the sellers. Valid from their next
 * request on.
 */
export async function limitStaff(
  caller: Caller,
  { userId, version, reason, ...limits }: StaffLimitsInput,
  { isByTwo = false }: { isByTwo?: boolean } = {},
) {
  const { tx, session, ip } = caller
  const lock = await lockStaff(caller)
  const member = await loadStaffMember(caller, userId)
  if (member.staffVersion !== version) throw new AppError('record_changed')
  if (userId === session.userId) throw new AppError('own_access_locked')
  if (!isWithin(limits, lock.heldLimits)) throw new AppError('limits_above_own')
  refuseAbove(lock, member)
  if (!isByTwo && !isWithin(limits, staffLimitsOf(member)))
    await refuseGivingAlone(caller, member.permissions)
  if (limits.sellerIds !== null) await requireSellers(caller, limits.sellerIds)
  const columns = { ...limitColumns(limits), staffVersion: version + 1 }
  await tx.update(users).set(columns).where(eq(users.id, userId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'staff.limited',
      subject: userId,
      reason,
      detail: { before: staffAccessOf(member), after: staffAccessOf({ ...member, ...columns }) },
    },
  )
  return getStaffMember(caller, { userId })
}

async function requireSellers({ tx }: Caller, sellerIds: string[]): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(arrayContains(users.roles, ['SELLER']), inArray(users.id, sellerIds)))
  if (found.length < sellerIds.length) throw new AppError('not_found', { field: 'sellerIds' })
}
