import { AppError } from '@balcao/domain/texts/app-error'
import { sendInvitation } from '#modules/accounts/invitations/send-invitation.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff } from './lock-staff.ts'
import { refuseUnheld } from './refuse-unheld.ts'
import { staffLimitsOf } from './staff-limits.ts'

/** Sends a new link to a person who has not accepted yet; the old link becomes invalid. */
export async function resendStaffInvitation(caller: Caller, { userId }: { userId: string }): Promise<void> {
  const lock = await lockStaff(caller)
  const invited = await loadStaffMember(caller, userId)
  if (invited.roles.includes('ADMIN') || invited.staffSuspendedAt !== null)
    throw new AppError('record_changed')
  refuseUnheld(lock, {
    permissions: invited.permissions,
    until: invited.staffAccessEndsAt,
    limits: staffLimitsOf(invited),
  })
  await endSessions(caller, { userId, exceptSessionId: null, door: 'ADMIN' })
  await sendInvitation(caller, { invited, door: 'ADMIN' })
  await writeAudit(
    caller,
    { userId: caller.session.userId, ip: caller.ip },
    { action: 'staff.invitation_resent', subject: userId, detail: {} },
  )
}
