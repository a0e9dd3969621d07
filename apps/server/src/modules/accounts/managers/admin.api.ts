import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { inviteManager } from './invite-manager.ts'
import { managerIdInput, managerInvitationInput, suspendManagerInput } from './manager.input.ts'
import { resendManagerInvitation } from './resend-manager-invitation.ts'
import { resumeManager } from './resume-manager.ts'
import { suspendManager } from './suspend-manager.ts'

/** Procedures that give or take access need a fresh proof. */
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isManagersAvailable', freshProof: true })

export const adminManagerAccessApi = router({
  invite: provenStaff.write('platform', managerInvitationInput, inviteManager),
  resendInvitation: provenStaff.write('platform', managerIdInput, resendManagerInvitation),
  suspend: provenStaff.write('platform', suspendManagerInput, suspendManager),
  resume: provenStaff.write('platform', managerIdInput, resumeManager),
})
