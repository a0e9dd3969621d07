import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const manager = (idOf: (holdings: Holdings) => string, more: object = {}): ObjectRow => ({
  managerId: (own) => ({ managerId: idOf(own), ...more }),
})

export const adminManagerAccessAccess: AccessFacts = {
  at: 'admin.managerAccess',
  objects: {
    resendInvitation: manager(({ invitedManagerId }) => invitedManagerId),
    suspend: manager(({ invitedManagerId }) => invitedManagerId, { reason: 'Saiu da empresa' }),
    resume: manager(({ invitedManagerId }) => invitedManagerId),
  },
}
