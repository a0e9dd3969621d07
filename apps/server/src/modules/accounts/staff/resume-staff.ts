import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff } from './lock-staff.ts'
import { refuseGivingAlone } from './money-permissions.ts'
import { refuseUnheld } from './refuse-unheld.ts'
import { staffLimitsOf } from './staff-limits.ts'
import { tellMasters } from './tell-masters.ts'

/**
 * Opens the staff's door again with the person's former flags. A person who never accepted needs a new link.
 */
export async function resumeStaff(
  caller: Caller,
  { userId }: { userId: string },
  { isByTwo = false }: { isByTwo?: boolean } = {},
): Promise<void> {
  const { tx, session, ip } = caller
  const lock = await lockStaff(caller)
  const member = await loadStaffMember(caller, userId)
  if (member.staffSuspendedAt === null) throw new AppError('record_changed')
  refuseUnheld(lock, {
    permissions: member.permissions,
    until: member.staffAccessEndsAt,
    limits: staffLimitsOf(member),
  })
  if (!isByTwo) await refuseGivingAlone(caller, member.permissions)
  await tx.update(users).set({ staffSuspendedAt: null }).where(eq(users.id, userId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'staff.resumed', subject: userId, detail: {} },
  )
  await tellMasters(caller, { given: member.permissions, userId })
}
