import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const noLimits = {
  // Version after the change of flags above.
  version: 2,
  approvesMaxCents: null,
  approvesAloneMaxCents: null,
  sellerIds: null,
  reason: 'Sem limites',
}

const member = (more: object = {}): ObjectRow => ({
  userId: ({ staffId }) => ({ userId: staffId, ...more }),
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
      userId: ({ staffId }) => ({ userId: staffId, ...noLimits }),
      sellerIds: {
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
      },
    },
    sellers: { ids: 'Names of the own platform’s sellers only.' },
    suspend: member({ reason: 'Saiu da equipe' }),
    resume: member(),
    endSessions: member(),
    resendInvitation: {
      userId: ({ invitedStaffId }) => ({ userId: invitedStaffId }),
    },
  },
}
