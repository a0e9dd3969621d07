import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

const fees = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

export const adminInterestAccess: AccessFacts = {
  at: 'admin.interest',
  objects: {
    list: {
      caller: 'manager',
      ids: {
        sellerId: {
          because:
            'Lists versions within the platform; a foreign seller has none there, and neither has most of the own.',
        },
      },
    },
    save: {
      caller: 'manager',
      ids: {
        sellerId: probe({
          own: ({ sellerId }) => ({ sellerId, fees }),
          foreign: (_own, { sellerId }) => ({ sellerId, fees }),
          refusal: 'not_found',
        }),
      },
    },
  },
}

export const adminFeePlansAccess: AccessFacts = {
  at: 'admin.feePlans',
  objects: {
    list: {
      caller: 'manager',
      ids: {
        sellerId: {
          because: 'Lists versions within the platform; a foreign seller has none there.',
        },
      },
    },
  },
}
