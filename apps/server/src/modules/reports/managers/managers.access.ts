import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminManagerReportsAccess: AccessFacts = {
  at: 'admin.managerReports',
  objects: {
    get: {
      managerId: ({ accountManagerId }) => ({ managerId: accountManagerId }),
    },
  },
}

export const managerUsersAccess: AccessFacts = {
  at: 'manager.users',
  objects: {
    get: {
      sellerId: ({ sellerId }) => ({ sellerId }),
    },
  },
}
