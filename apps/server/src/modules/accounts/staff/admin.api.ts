import { findSellerOptions, sellerOptionsInput } from '#modules/accounts/users/find-seller-options.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { getStaffMember } from './get-staff-member.ts'
import { inviteStaff } from './invite-staff.ts'
import { limitStaff } from './limit-staff.ts'
import { listStaff, staffListInput } from './list-staff.ts'
import { resendStaffInvitation } from './resend-staff-invitation.ts'
import { resumeStaff } from './resume-staff.ts'
import {
  staffIdInput,
  staffInput,
  staffInvitationInput,
  staffLimitsInput,
  suspendStaffInput,
} from './staff.input.ts'
import { suspendStaff } from './suspend-staff.ts'
import { updateStaff } from './update-staff.ts'

const manager = proceduresFor({ area: 'ADMIN', permission: 'isFunctionariesAvailable' })
/** Procedures that give or take access need a fresh proof. */
const provenManager = proceduresFor({
  area: 'ADMIN',
  permission: 'isFunctionariesAvailable',
  freshProof: true,
})

export const adminStaffApi = router({
  list: manager.readLagging(staffListInput, listStaff),
  get: manager.read(staffIdInput, getStaffMember),
  invite: provenManager.write('platform', staffInvitationInput, inviteStaff),
  resendInvitation: provenManager.write('platform', staffIdInput, resendStaffInvitation),
  update: provenManager.write('platform', staffInput, updateStaff),
  limit: provenManager.write('platform', staffLimitsInput, limitStaff),
  sellers: manager.readLagging(sellerOptionsInput, findSellerOptions),
  suspend: provenManager.write('platform', suspendStaffInput, suspendStaff),
  resume: provenManager.write('platform', staffIdInput, resumeStaff),
  endSessions: manager.write('platform', staffIdInput, endStaffSessions),
})
