import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminInterestAccess: AccessFacts = {
  at: 'admin.interest',
  objects: {
    list: {
      sellerId:
        'Lists versions within the platform; a foreign seller has none there, and neither has most of the own.',
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
