import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const fees = [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

export const adminInterestAccess: AccessFacts = {
  at: 'admin.interest',
  objects: {
    list: {
      sellerId:
        'Lists versions within the platform; a foreign seller has none there, and neither has most of the own.',
    },
    save: {
      sellerId: ({ sellerId }) => ({ sellerId, fees }),
    },
  },
}

export const adminFeePlansAccess: AccessFacts = {
  at: 'admin.feePlans',
  objects: {
    list: {
      sellerId: 'Lists versions within the platform; a foreign seller has none there.',
    },
  },
}
