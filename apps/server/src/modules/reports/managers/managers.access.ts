import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

export const adminManagerReportsAccess: AccessFacts = {
  at: 'admin.managerReports',
  objects: {
    get: {
      caller: 'manager',
      ids: {
        managerId: probe({
          own: ({ accountManagerId }) => ({ managerId: accountManagerId }),
          foreign: (_own, { accountManagerId }) => ({ managerId: accountManagerId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}

export const managerUsersAccess: AccessFacts = {
  at: 'manager.users',
  objects: {
    get: {
      caller: 'portfolioManager',
      ids: {
        sellerId: probe({
          own: ({ sellerId }) => ({ sellerId }),
          foreign: (_own, { sellerId }) => ({ sellerId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
