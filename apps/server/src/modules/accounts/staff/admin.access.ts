import { type AccessFacts, type ObjectRow, probe } from '../../../rpc/testing/access-facts.ts'

const member = (more: object = {}): ObjectRow => ({
  caller: 'manager',
  ids: {
    userId: probe({
      own: ({ staffId }) => ({ userId: staffId, ...more }),
      foreign: (_own, { staffId }) => ({ userId: staffId, ...more }),
      refusal: 'not_found',
    }),
  },
})

export const adminStaffAccess: AccessFacts = {
  at: 'admin.staff',
  objects: {
    get: member(),
    update: member({
      version: 1,
      name: 'Marina Lopes',
      permissions: ['isUsersAvailable'],
      accessEndsAt: null,
    }),
    suspend: member({ reason: 'Saiu da equipe' }),
    resume: member(),
    endSessions: member(),
    resendInvitation: {
      caller: 'manager',
      ids: {
        userId: probe({
          own: ({ invitedStaffId }) => ({ userId: invitedStaffId }),
          foreign: (_own, { invitedStaffId }) => ({ userId: invitedStaffId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
