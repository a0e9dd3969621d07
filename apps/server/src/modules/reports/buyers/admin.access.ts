import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

export const adminBuyersAccess: AccessFacts = {
  at: 'admin.buyers',
  objects: {
    get: {
      caller: 'manager',
      ids: {
        orderId: probe({
          own: ({ orderId }) => ({ orderId }),
          foreign: (_own, { orderId }) => ({ orderId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
