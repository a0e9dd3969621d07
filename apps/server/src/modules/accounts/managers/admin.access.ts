import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const manager = (idOf: (holdings: Holdings) => string, more: object = {}): ObjectRow => ({
  caller: 'manager',
  ids: {
    managerId: probe({
      own: (own) => ({ managerId: idOf(own), ...more }),
      foreign: (_own, foreign) => ({ managerId: idOf(foreign), ...more }),
      refusal: 'not_found',
    }),
  },
})

export const adminManagerAccessAccess: AccessFacts = {
  at: 'admin.managerAccess',
  objects: {
    resendInvitation: manager(({ invitedManagerId }) => invitedManagerId),
    suspend: manager(({ invitedManagerId }) => invitedManagerId, { reason: 'Saiu da empresa' }),
    resume: manager(({ invitedManagerId }) => invitedManagerId),
  },
}
