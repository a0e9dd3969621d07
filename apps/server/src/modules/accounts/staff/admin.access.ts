import { type AccessFacts, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const noLimits = {
  // Version after the change of flags above.
  version: 2,
  approvesMaxCents: null,
  approvesAloneMaxCents: null,
  sellerIds: null,
  reason: 'Sem limites',
}

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
    limit: {
      caller: 'manager',
      ids: {
        userId: probe({
          own: ({ staffId }) => ({ userId: staffId, ...noLimits }),
          foreign: (_own, { staffId }) => ({ userId: staffId, ...noLimits }),
          refusal: 'not_found',
        }),
        sellerIds: probe({
          own: ({ invitedStaffId, sellerId }) => ({
            userId: invitedStaffId,
            ...noLimits,
            version: 1,
            sellerIds: [sellerId],
          }),
          foreign: ({ invitedStaffId }, { sellerId }) => ({
            userId: invitedStaffId,
            ...noLimits,
            version: 1,
            sellerIds: [sellerId],
          }),
          refusal: 'not_found',
        }),
      },
    },
    sellers: { caller: 'manager', ids: { ids: { because: 'Names of the own platform’s sellers only.' } } },
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
