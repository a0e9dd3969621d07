import { AppError } from '@balcao/domain/app-error'
import { sendInvitation } from '#modules/accounts/invitations/send-invitation.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadManager } from './load-manager.ts'

/** Sends a new link to a person who has not accepted yet; the old link becomes invalid. */
export async function resendManagerInvitation(
  caller: Caller,
  { managerId }: { managerId: string },
): Promise<void> {
  const { session, ip } = caller
  const invited = await loadManager(caller, managerId)
  if (invited.roles.includes('MANAGER') || invited.managerSuspendedAt !== null)
    throw new AppError('record_changed')
  await endSessions(caller, { userId: managerId, exceptSessionId: null, door: 'MANAGER' })
  await sendInvitation(caller, { invited, door: 'MANAGER' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'manager.invitation_resent', subject: managerId, detail: {} },
  )
}
