import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff } from './lock-staff.ts'
import { refuseAbove } from './refuse-above.ts'
import { refuseLastManager } from './refuse-last-manager.ts'
import { staffAccessOf } from './staff-access.ts'
import { tellMasters } from './tell-masters.ts'

/**
 * Closes the staff's door to a person at once, and withdraws a pending invitation. Their other roles go on.
 */
export async function suspendStaff(
  caller: Caller,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const lock = await lockStaff(caller)
  const member = await loadStaffMember(caller, userId)
  if (userId === session.userId) throw new AppError('own_access_locked')
  if (member.staffSuspendedAt !== null) throw new AppError('record_changed')
  refuseLastManager(lock, userId)
  refuseAbove(lock, member)
  await tx.update(users).set({ staffSuspendedAt: now }).where(eq(users.id, userId))
  await endSessions(caller, { userId, exceptSessionId: null, door: 'ADMIN' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'staff.suspended', subject: userId, reason, detail: { before: staffAccessOf(member) } },
  )
  await tellMasters(caller, { taken: member.permissions, userId })
}
