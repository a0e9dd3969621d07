import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminBuyersAccess: AccessFacts = {
  at: 'admin.buyers',
  objects: {
    get: {
      orderId: ({ orderId }) => ({ orderId }),
    },
  },
}
