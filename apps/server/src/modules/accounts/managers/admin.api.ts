import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { sendInvitation } from '#modules/accounts/invitations/send-invitation.ts'
import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { inviteManager } from './invite-manager.ts'
import { loadManager } from './load-manager.ts'
import { managerIdInput, managerInvitationInput, suspendManagerInput } from './manager.input.ts'
import { suspendManager } from './suspend-manager.ts'

/** Procedures that give or take access need a fresh proof. */
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable', freshProof: true })

export const adminManagerAccessApi = router({
  invite: provenStaff.write('platform', managerInvitationInput, inviteManager),
  resendInvitation: provenStaff.write('platform', managerIdInput, resendManagerInvitation),
  suspend: provenStaff.write('platform', suspendManagerInput, suspendManager),
  resume: provenStaff.write('platform', managerIdInput, resumeManager),
})

/** Sends a new link to a person who has not accepted yet; the old link becomes invalid. */
async function resendManagerInvitation(caller: Caller, { managerId }: { managerId: string }): Promise<void> {
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

/** Opens the managers' door again. A person who never accepted needs a new link. */
async function resumeManager(caller: Caller, { managerId }: { managerId: string }): Promise<void> {
  const { tx, session, ip } = caller
  const manager = await loadManager(caller, managerId)
  if (manager.managerSuspendedAt === null) throw new AppError('record_changed')
  await tx.update(users).set({ managerSuspendedAt: null }).where(eq(users.id, managerId))
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'manager.resumed', subject: managerId, detail: {} },
  )
}
